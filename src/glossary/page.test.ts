import { expect, it } from 'vitest'
import { shippedGlossary as glossary } from '../../test/support/shipped-rules.ts'
import { buildFinder } from './find.ts'
import { pageOfClause, pagesOf } from './page.ts'

const homeOf = (clause: string) => {
  const entry = glossary.homeOf.get(clause)
  if (!entry) throw new Error(`no entry has ${clause}`)
  return entry
}

it('pages show of the German clauses only those by which play differs; all their ids lead to their entries', () => {
  const ids = Array.from({ length: 14 }, (_, i) => `MC-DE-${String(i + 1).padStart(2, '0')}`)
  const shown = ids.filter(id =>
    pagesOf(homeOf(id)).some(({ clauses }) => clauses.some(clause => clause.id === id)),
  )
  expect(shown).toEqual(['MC-DE-05', 'MC-DE-09'])
  const find = buildFinder(glossary)
  for (const query of ids) {
    const [best] = find({ query, language: 'de', game: null })
    expect([query, best?.entry]).toEqual([query, homeOf(query)])
  }
})

it('a clause that pages leave out leads to the page of the clause whose reading it is', () => {
  const entry = homeOf('MC18-EA-51')
  const page = pageOfClause(entry, 'MC-DF-38')
  expect(page).toBeGreaterThan(0)
  const onlyCited = entry.onlyCited.map(clause => ({ ...clause, varies: 'MC-DF-38' }))
  expect(pageOfClause({ ...entry, onlyCited }, 'MC-EA-51')).toBe(page)
  expect(pageOfClause(entry, 'MC-DE-08')).toBe(pageOfClause(entry, 'MC18-EA-46'))
  expect(pageOfClause(homeOf('MC-DE-12'), 'MC-DE-12')).toBe(0)
})
