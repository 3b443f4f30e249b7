// Where nothing is printed in German, the German words are ours: a keyword carries the English one that stands on the cards.
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { placeOf, readDataFiles, readYaml } from './files.ts'
import { loadGlossary } from './load.ts'
import type { TermFile } from './schema.ts'

const data = join(import.meta.dirname, '../../data')
const glossary = loadGlossary(data)
const terms = readDataFiles(data).flatMap(({ path, text }) => {
  const place = placeOf(path)
  return place?.kind === 'terms' && place.game === 'gundam' ? (readYaml(text) as TermFile[]) : []
})

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
