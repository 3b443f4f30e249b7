import { join } from 'node:path'
import { expect, it } from 'vitest'
import { brokenBounds, definedNames, productionNames, sharedLines } from './defined-names.ts'

const sources = [
  {
    file: 'a.ts',
    code: "export type Row = { id: string }\nexport const one = 1, { two, ...rest } = await import('./b.ts')",
  },
  { file: 'b.ts', code: 'export interface Row {}\nexport function two(): void\nexport function two() {}' },
  { file: 'c.ts', code: 'class Row {}\nconst own = 1\nexport { Row, own as two }' },
]
const all = definedNames(sources)

it('finds types and values, however they are exported', () => {
  expect(all).toEqual([
    { name: 'Row', files: ['a.ts', 'b.ts', 'c.ts'] },
    { name: 'one', files: ['a.ts'] },
    { name: 'rest', files: ['a.ts'] },
    { name: 'two', files: ['a.ts', 'b.ts', 'c.ts'] },
  ])
})

it('counts no name that a file only passes on, no default, and a name once in each file', () => {
  const code = [
    "import { one } from './a.ts'",
    "export { two } from './a.ts'",
    "export * from './b.ts'",
    "export type { Row } from './b.ts'",
    'export { one }',
    'export default function three() {}',
    'export const Both = 1',
    'export type Both = typeof Both',
  ]
  expect(definedNames([{ file: 'd.ts', code: code.join('\n') }])).toEqual([{ name: 'Both', files: ['d.ts'] }])
})

it('prints the names of more than one file, those of most files first', () => {
  const some = definedNames([...sources.slice(0, 2), { file: 'd.ts', code: 'export const two = 2, one = 1' }])
  expect(sharedLines(some, { names: 4, files: 3 })).toEqual([
    'two: a.ts, b.ts, d.ts',
    'Row: a.ts, b.ts',
    'one: a.ts, d.ts',
    'Of 4 exported names, 3 are defined by more than one file (4 may be).',
  ])
})

it('says which bound is broken, and nothing while all hold', () => {
  expect(brokenBounds(all, { names: 2, files: 3 })).toEqual([])
  expect(brokenBounds(all, { names: 1, files: 2 })).toEqual([
    '3 files define Row; 2 may.',
    '3 files define two; 2 may.',
    '2 names are defined by more than one file; 1 may be. Rename what is new.',
  ])
})

it('throws for code that cannot be parsed', () => {
  expect(() => definedNames([{ file: 'e.ts', code: 'export const =' }])).toThrow(/^e\.ts: /)
})

it('reads src and commands of this tree, and no test', () => {
  const found = productionNames(join(import.meta.dirname, '../..'))
  const files = new Set(found.flatMap(one => one.files))
  expect(files).toContain('src/engine/types.ts')
  expect(files).toContain('commands/index.ts')
  expect([...files].filter(file => /\.test\.|^(test|bench)/.test(file))).toEqual([])
})
