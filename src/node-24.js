// Checks the version of Node, in plain JavaScript that even old versions can read, and speeds up later starts.
import * as module from 'node:module'
import { join } from 'node:path'

const major = Number(process.versions.node.split('.')[0])
if (major < 24) {
  console.error(
    `Riposte needs Node 24 or newer, this is ${process.versions.node}: run it by npm (npm start), which brings its own Node, or install a newer one.`,
  )
  process.exit(1)
}

// Node caches stripped types and compiled code in this folder. Where it cannot write, it works without the cache.
module.enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/riposte'))
