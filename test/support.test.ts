// Tests that what only tests use stands in test, and says in its first line what it is for.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const withoutTests = (pattern: string): string[] =>
  globSync(pattern, { cwd: root }).filter(file => !/\.test\.ts$|^test\/third-game\/files\//.test(file))

it('each file that tests share says in its first line what it is for', () => {
  expect(withoutTests('test/**/*.ts').filter(file => !/^\/\/ \w/.test(read(file)))).toEqual([])
})

it('no file of the program is there for tests alone', () => {
  const program = withoutTests('{src,commands}/**/*.{ts,js}')
  const imported = new Set(
    program.flatMap(file =>
      [...read(file).matchAll(/'(\.[^']+\.[tj]s)'/g)].map(([, path = '']) => join(dirname(file), path)),
    ),
  )
  // What somebody begins stands in the scripts, or in the list of what a browser begins with.
  const begun = read('package.json') + read('knip.json')
  const alone = program.filter(
    file => !imported.has(file) && !begun.includes(file) && !file.endsWith('.d.ts'),
  )
  expect(alone).toEqual([])
})
