// The measures of questions count what they say.

import { describe, expect, it } from 'vitest'
import { buildFinder } from '../src/glossary/find.ts'
import type { Clause, Glossary } from '../src/glossary/glossary.ts'
import { shippedGlossary as glossary } from '../test/support/shipped-rules.ts'
import { judged, measured, type Question } from './questions.ts'

/** The glossary in which players ask for one clause like this. */
function asking(id: string, text: string): Glossary {
  const change = (clause: Clause) =>
    clause.id === id ? { ...clause, asked: { en: [text], de: [] } } : clause
  const entries = glossary.entries.map(entry => ({ ...entry, clauses: entry.clauses.map(change) }))
  const clauses = new Map([...glossary.clauses].map(([key, clause]) => [key, change(clause)]))
  return { ...glossary, entries, clauses }
}

const question = (query: string, ...answers: string[]): Question => ({
  query,
  uiLanguage: 'en',
  game: null,
  answers,
})
const STUNNED = question('zapped twice and thrice anyway', 'MC-STUN-02')
const asked = asking('MC-STUN-02', 'zapped twice and thrice')

describe('a measure of questions', () => {
  it('counts an entry, its clause, and how certain they are', () => {
    expect(measured(asked, [STUNNED])).toEqual({
      first: 1,
      amongThree: 1,
      firstScreen: 1,
      certainRight: 1,
      certainWrong: 0,
      certainWithout: 0,
    })
    expect(measured(asked, [{ ...STUNNED, answers: ['MC-EA-01'] }])).toMatchObject({
      first: 0,
      certainWrong: 1,
    })
    expect(measured(asked, [{ ...STUNNED, answers: [] }])).toMatchObject({ first: 0, certainWithout: 1 })
  })

  it('takes for an answer what is shown in the place of a clause that is only cited', () => {
    const stands = question('MC18-PA-22', 'MC-PA-22')
    expect(judged(glossary, buildFinder(glossary), stands).isFirst).toBe(true)
  })
})
