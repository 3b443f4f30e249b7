// Tests that each clause of the GUNDAM CARD GAME is cited by the number that the glossary gives it in the edition of today.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { GUNDAM_CLAUSES } from './clauses.ts'
import { clauseNumber } from './numbers.ts'

const ENTRIES = `${import.meta.dirname}/../../../data/gundam/entries`
const ENTRY = /- id: (?<clause>\S+)\n\s+today: (?<today>\S+)/g
const today = new Map(
  readdirSync(ENTRIES)
    .flatMap(file => [...readFileSync(`${ENTRIES}/${file}`, 'utf8').matchAll(ENTRY)])
    .map(({ groups }) => [groups?.clause, groups?.today] as const),
)

test('rules 1.9.0 cite each clause by its number there, and so says the glossary', () => {
  const numbers = GUNDAM_CLAUSES.map(clause => [clause, clauseNumber(clause, '1.9.0')] as const)
  const older = numbers.filter(([clause]) => !clause.startsWith('GCG19-'))
  // Clauses of 1.0 in the place of which 1.9.0 cites others.
  const replaced = ['GCG-7-3-5-2b', 'GCG-9-3-3b']
  expect(older.filter(([clause, number]) => clause === number).map(([clause]) => clause)).toEqual(replaced)
  const renumbered = older.filter(([clause]) => !replaced.includes(clause))
  expect(renumbered).toEqual(renumbered.map(([clause]) => [clause, today.get(clause)]))
})

test('rules 1.0, and an edition that does not exist, cite each clause by its own name', () => {
  for (const edition of ['1.0', '3.0'])
    expect(GUNDAM_CLAUSES.filter(clause => clauseNumber(clause, edition) !== clause)).toEqual([])
  expect(clauseNumber('GCG19-5-22-1', '1.9.0')).toBe('GCG19-5-22-1')
})
