// npm run test:language: runs the quick tests that a language can concern in a copy of the program that has a made-up one more.
import { join } from 'node:path'
import { modules } from '../projects/imports.ts'
import { loadedBy, testsByProject } from '../projects/projects.ts'
import { wholeTree } from '../support/program-copy.ts'
import { addLanguage } from './another-language.ts'

const ROOT = join(import.meta.dirname, '../..')

/** Those that know the list of languages, or read files; the others, of engine and rules, run as they do without it. */
function concerned(): readonly string[] {
  const read = modules()
  const all = testsByProject(ROOT)
  return [...all.quick, ...all['quick alone']].filter(test => {
    const loaded = loadedBy(join(ROOT, test), read)
    return ['node:fs', 'node:fs/promises', join(ROOT, 'src/language.ts')].some(one => loaded.has(one))
  })
}

const tree = wholeTree()
try {
  addLanguage(tree)
  process.exitCode = tree.show('node_modules/vitest/vitest.mjs', 'run', '--project', 'quick*', ...concerned())
} finally {
  tree.remove()
}
