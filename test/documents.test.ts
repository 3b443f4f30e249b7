// Tests that the documents name no file that has moved, and that the version is the same everywhere.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import program from '../package.json' with { type: 'json' }

const root = join(import.meta.dirname, '..')
const readDocument = (file: string) => readFileSync(join(root, file), 'utf8')
const NAMED = /`((?:bench|commands|data|docs|locales|src|test)\/[^`\s]*)`/g

/** Whether a path of a document is one file or folder, and no pattern with a place to fill. */
const isOne = (path: string): boolean => !/[<>{}*…]/.test(path)

const documents = [
  ...readdirSync(root).filter(file => file.endsWith('.md')),
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    // The sources are files of other repositories.
    .filter(file => file.endsWith('.md') && file !== 'sources.md')
    .map(file => `docs/${file}`),
  'data/README.md',
  'src/loopback/README.md',
]

it.each(documents)('%s names only files and folders that exist', document => {
  const named = [...readDocument(document).matchAll(NAMED)].map(([, path = '']) => path)
  expect(named.filter(isOne).filter(path => !existsSync(join(root, path)))).toEqual([])
})

it('finds paths in documents at all', () => {
  const named = documents.flatMap(document => [...readDocument(document).matchAll(NAMED)])
  expect(named.length).toBeGreaterThan(100)
})

it('the newest version of the changelog is that of the program and of its lockfile', () => {
  const [, newest] = /^## (\d+\.\d+\.\d+) – \d{4}-\d\d-\d\d$/m.exec(readDocument('CHANGELOG.md')) ?? []
  expect(newest).toBe(program.version)
  expect(JSON.parse(readDocument('package-lock.json'))).toMatchObject({
    version: program.version,
    packages: { '': { version: program.version } },
  })
})
