// Plain JavaScript, so that the oldest Node can still read it and say what is missing; and what makes later starts quicker.
import * as module from 'node:module'
import { join } from 'node:path'

const major = Number(process.versions.node.split('.')[0])
if (major < 24) {
  console.error(
    `Riposte needs Node 24 or newer, this is ${process.versions.node}: run it by npm (npm start), which brings its own Node, or install a newer one.`,
  )
  process.exit(1)
}

// Types that have been stripped once, and code that has been compiled once, are kept. Where that cannot be, nothing is.
module.enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/riposte'))
