// Reads a question as words that carry meaning, each with all that it may stand for.

import { once } from '../../kept.ts'
import { LANGUAGES, type Language } from '../../language.ts'
import { fuzzyIndex } from '../fuzzy.ts'
import type { Splitter } from '../words/readings.ts'
import { plainStem, stemsOf } from '../words/stems.ts'
import { isLittle, isTelling, wordsOf } from '../words/words.ts'
import type { Indexes } from './indexes.ts'
import type { Alternative, AskedWord } from './inverted.ts'
import type { SynonymsAt } from './synonyms.ts'
import { SHORTEST_COMPOUND, termOf } from './terms.ts'

/** What an alternative counts beside the word itself. */
const PART = 0.9
const MISTYPED = 0.8
const FOREIGN = 0.7
/** The weight of a word that no passage has. */
const UNKNOWN = 0.6
const MOST_WORDS = 40
const SHORTEST_MISTYPED = 5

export type ReadQuestion = (query: string, language: Language) => readonly AskedWord[]

/** A word without alternatives is one that nothing leads to. */
export function questionReader(
  { isKnown, rarity, texts }: Indexes,
  split: Splitter,
  synonyms: SynonymsAt,
): ReadQuestion {
  const near = nearTerms(() => [...texts.terms()])
  const ownWays = (word: string, language: Language): Alternative[] => {
    const stems = stemsOf(word, language).map(stem => [termOf(language, stem)])
    const parts = language === 'de' && word.length >= SHORTEST_COMPOUND ? split(word) : null
    return [
      ...stems.map(terms => ({ terms, weight: 1, book: null })),
      ...(parts ? [{ terms: parts.map(part => termOf(language, part)), weight: PART, book: null }] : []),
    ].filter(({ terms }) => terms.every(isKnown))
  }
  const foreignWays = (word: string, language: Language): Alternative[] =>
    LANGUAGES.filter(other => other !== language)
      .flatMap(other => ownWays(word, other))
      .map(way => ({ ...way, weight: way.weight * FOREIGN }))
  const alternativesOf = (word: string, language: Language, meant: readonly Alternative[]): Alternative[] => {
    const own = ownWays(word, language)
    const known = own.length > 0 ? own : foreignWays(word, language)
    if (known.length > 0 || meant.length > 0) return [...known, ...meant]
    const corrected = near(word, language)
    return corrected ? [{ terms: [corrected], weight: MISTYPED, book: null }] : []
  }
  const weightOf = ([best]: readonly Alternative[]): number =>
    best ? best.terms.reduce((sum, term) => sum + rarity(term), 0) / best.terms.length : UNKNOWN
  return (query, language) => {
    const typed = wordsOf(query).slice(0, MOST_WORDS)
    const meant = synonyms(typed, language, isKnown)
    const read = typed.flatMap((word, at) => {
      const others = meant.get(at) ?? []
      if (!isTelling(word, language) && others.length === 0) return []
      const alternatives = isTelling(word, language) ? alternativesOf(word, language, others) : others
      return [{ word, alternatives, weight: weightOf(alternatives) }]
    })
    return firstOfEach(read, language)
  }
}

type Read = AskedWord & { readonly word: string }

/** A word that is repeated counts once. */
function firstOfEach(read: readonly Read[], language: Language): AskedWord[] {
  const seen = new Set<string>()
  return read.filter(({ word }) => {
    const stem = plainStem(word, language)
    return !seen.has(stem) && seen.add(stem)
  })
}

/** The known term that is one typing error away from a word; null if there is none. Its index is made on first use. */
function nearTerms(terms: () => readonly string[]): (word: string, language: Language) => string | null {
  const indexed = once(() =>
    fuzzyIndex(terms().map(term => ({ term, rank: 0, compact: term.slice(term.indexOf(':') + 1) }))),
  )
  return (word, language) => {
    if (word.length < SHORTEST_MISTYPED) return null
    const [best] = indexed()(plainStem(word, language), ({ term }) => term.startsWith(`${language}:`))
    return best?.isClose && best.slips <= 1 ? best.form.term : null
  }
}

/** The language of which the question has more little words; the reader’s own at a draw. */
export function languageOfQuestion(query: string, reader: Language): Language {
  const words = wordsOf(query)
  const little = (language: Language) => words.filter(word => isLittle(word, language)).length
  return LANGUAGES.reduce((best, one) => (little(one) > little(best) ? one : best), reader)
}
