// Asks what players ask most, in both languages, and writes what is answered to docs/questions.md and docs/de/fragen.md;
// `vitest run` of this file with -u renews the pages.

import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { GAMES } from '../../src/glossary/schema.ts'
import { findShipped as find, shippedGlossary as glossary } from '../support/shipped-rules.ts'
import { ask, isWrong, pageOf, readQuestions } from './most-asked.ts'

const questions = readQuestions(join(import.meta.dirname, 'most-asked.json'))

describe('the questions that players ask most', () => {
  it.each(GAMES)('are fifty about %s, each with clauses of that game that answer it', game => {
    const own = questions.filter(one => one.game === game)
    expect(own).toHaveLength(50)
    const elsewhere = own.flatMap(({ answers }) =>
      answers.filter(id => glossary.homeOf.get(id)?.game !== game),
    )
    expect(elsewhere).toEqual([])
  })

  it('are asked once each', () => {
    for (const language of ['en', 'de'] as const)
      expect(new Set(questions.map(one => one[language])).size).toBe(questions.length)
  })
})

describe.each([
  ['en', '../../docs/questions.md'],
  ['de', '../../docs/de/fragen.md'],
] as const)('asked in %s', (language, path) => {
  const asked = questions.map(one => ask(one, language, glossary, find))
  const typed = (list: typeof asked) => list.map(({ question }) => question[language]).join('\n')

  it('a clause that answers stands on the first screen for at least 90 of the 100', () => {
    const missed = asked.filter(({ right }) => !right)
    expect(missed.length, typed(missed)).toBeLessThanOrEqual(10)
  })

  it('at most 4 of the 100 are answered with certainty and wrongly', () => {
    const wrong = asked.filter(isWrong)
    expect(wrong.length, typed(wrong)).toBeLessThanOrEqual(4)
  })

  it(`the page ${path.slice('../../'.length)} tells what is answered`, async () => {
    await expect(pageOf(asked, language, glossary)).toMatchFileSnapshot(path)
  })
})
