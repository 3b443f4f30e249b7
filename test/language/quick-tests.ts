// npm run test:language: runs the quick tests in a copy of the program that has a made-up language more.
import { wholeTree } from '../support/program-copy.ts'
import { addLanguage } from './another-language.ts'

const tree = wholeTree()
try {
  addLanguage(tree)
  process.exitCode = tree.show('node_modules/vitest/vitest.mjs', 'run', '--project', 'quick*')
} finally {
  tree.remove()
}
