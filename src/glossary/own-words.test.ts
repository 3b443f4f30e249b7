// Where nothing is printed in German, the German words are ours: a keyword carries the English one that stands on the cards.

import { join } from 'node:path'
import { expect, it } from 'vitest'
import { shippedGlossary as glossary } from '../../test/support/shipped-rules.ts'
import { dataFileAt, readDataFiles, readYaml } from './files.ts'
import type { GameId, TermFile } from './schema.ts'

const data = join(import.meta.dirname, '../../data')
const termsOf = (game: GameId): TermFile[] =>
  readDataFiles(data).flatMap(({ path, text }) => {
    const place = dataFileAt(path)
    return place?.kind === 'terms' && place.game === game ? (readYaml(text) as TermFile[]) : []
  })
const terms = termsOf('gundam')

it('marks every term of the game that has no German edition', () => {
  expect(terms.filter(({ ours }) => !ours).map(({ id }) => id)).toEqual([])
})

const MARKS = /[⟨⟩【】*]/g
/** The keywords that are called otherwise on the cards: they stand in brackets of their own in a text. */
const keywords = terms
  .map(({ uses }) => ({
    en: uses.en[0]?.replaceAll(MARKS, '') ?? '',
    de: uses.de[0]?.replaceAll(MARKS, '') ?? '',
  }))
  .filter(({ en, de }) => en !== de)

it('tells the English word where an entry first uses a keyword', () => {
  const rules = glossary.entries.filter(({ game, kind }) => game === 'gundam' && kind === 'rule')
  const lacking = rules.flatMap(({ id, clauses }) =>
    keywords.flatMap(({ en, de }) => {
      const used = new RegExp(`[⟨【]${de}(?: \\d)?[⟩】]`)
      const first = clauses.find(({ text }) => used.test(text.de))
      return first && !first.text.de.includes(`(${en})`) ? [`${id}: ${first.id} has ${de} without ${en}`] : []
    }),
  )
  expect(keywords.length).toBeGreaterThan(20)
  expect(lacking).toEqual([])
})

it('tells the English word of what Marvel Champions does not print in German where its entry begins', () => {
  const newer = termsOf('marvel-champions').filter(({ ours }) => ours)
  expect(newer.map(({ title }) => title.en)).toContain('Vulnerable')
  for (const { code, title } of newer)
    expect(glossary.byCode.get(code)?.clauses[0]?.text.de).toContain(`(${title.en})`)
})
