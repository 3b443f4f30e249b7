// The files of questions by which the search is measured stay unseen: no phrasing of the data is taken from one of them.

import { join } from 'node:path'
import { expect, it } from 'vitest'
import { type Question, readQuestions } from '../../bench/questions.ts'
import type { Glossary } from '../../src/glossary/glossary.ts'
import { LANGUAGES } from '../../src/language.ts'
import { wordsOf } from '../../src/search/words/words.ts'
import { shippedGlossary as glossary } from '../support/shipped-rules.ts'

const root = join(import.meta.dirname, '../..')

/** The words in a row from which a phrasing counts as taken from a measured question. */
const IN_A_ROW = 4

/** How players ask, where it has as many words in a row in common with one of the questions. */
function borrowed({ clauses }: Pick<Glossary, 'clauses'>, questions: readonly Question[]): string[] {
  const asked = new Map(questions.flatMap(({ query }) => runsOf(query).map(run => [run, query])))
  return [...clauses.values()].flatMap(clause =>
    LANGUAGES.flatMap(language => clause.asked[language] ?? []).flatMap(text => {
      const query = runsOf(text)
        .map(run => asked.get(run))
        .find(Boolean)
      return query ? [`${clause.id} “${text}”: “${query}”`] : []
    }),
  )
}

function runsOf(text: string): string[] {
  const words = wordsOf(text)
  const last = words.length - IN_A_ROW
  return Array.from({ length: Math.max(0, last + 1) }, (_, i) => words.slice(i, i + IN_A_ROW).join(' '))
}

it.each(['questions', 'put-aside'])('no phrasing has four words in a row of a question of %s', file => {
  const questions = readQuestions(join(root, `bench/finding/${file}.json`)) ?? []
  expect(questions.length).toBeGreaterThan(50)
  expect(borrowed(glossary, questions)).toEqual([])
})

it('a phrasing with four words in a row of a question is found', () => {
  const clause = [...glossary.clauses.values()].find(({ asked }) =>
    (asked.en ?? []).some(text => runsOf(text).length > 0),
  )
  const text = (clause?.asked.en ?? []).find(one => runsOf(one).length > 0) ?? ''
  const question: Question = { query: `say, ${text}`, uiLanguage: 'en', game: null, answers: [] }
  expect(borrowed(glossary, [question])).toContain(`${clause?.id} “${text}”: “${question.query}”`)
})
