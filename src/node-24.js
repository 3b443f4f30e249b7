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

// Our modules name each other by whole relative paths, so Node need not look for a file, its links and its package.
const hooks = module.registerHooks({
  resolve(specifier, context, nextResolve) {
    const { parentURL: from } = context
    const isOurs = specifier.startsWith('.') && specifier.endsWith('.ts') && !from?.includes('/node_modules/')
    if (!isOurs || from === undefined) return nextResolve(specifier, context)
    return { url: new URL(specifier, from).href, format: 'module-typescript', shortCircuit: true }
  },
})
// Only while the program loads: discord.js asks for modules with every answer, which a hook would slow down.
setImmediate(() => hooks.deregister())
