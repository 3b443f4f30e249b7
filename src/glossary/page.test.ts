import { join } from 'node:path'
import { expect, it } from 'vitest'
import { buildFinder } from './find.ts'
import { loadGlossary } from './load.ts'
import { pageOfClause, pagesOf } from './page.ts'

const glossary = loadGlossary(join(import.meta.dirname, '../../data'))

const homeOf = (clause: string) => {
  const entry = glossary.homeOf.get(clause)
  if (!entry) throw new Error(`no entry has ${clause}`)
  return entry
}

it('pages show of the German clauses only those by which play differs; all their ids lead to the entry', () => {
  const entry = homeOf('MC-DE-01')
  const shown = pagesOf(entry).flatMap(({ clauses }) => clauses.map(({ id }) => id))
  expect(shown.filter(id => id.startsWith('MC-DE'))).toEqual(['MC-DE-05', 'MC-DE-09'])
  const find = buildFinder(glossary)
  for (let number = 1; number <= 14; number++) {
    const query = `MC-DE-${String(number).padStart(2, '0')}`
    expect([query, find({ query, language: 'de', game: null })[0]?.entry]).toEqual([query, entry])
  }
})

it('a clause that pages leave out leads to the page of the clause whose reading it is', () => {
  const entry = homeOf('MC18-EA-45')
  const page = pageOfClause(entry, 'MC18-EA-45')
  expect(page).toBeGreaterThan(0)
  expect(pageOfClause(entry, 'MC-EA-45')).toBe(page)
  expect(pageOfClause(entry, 'MC-DE-08')).toBe(pageOfClause(entry, 'MC18-EA-46'))
  expect(pageOfClause(entry, 'MC-DE-12')).toBe(0)
})
