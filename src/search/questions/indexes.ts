// Indexes passages by their words, by the names of their entries, and by how players ask for them.

import type { Keep } from '../../kept.ts'
import { LANGUAGES, type Said } from '../../language.ts'
import type { Splitter } from '../words/readings.ts'
import { addTo, type Inverted, inverted, type Lists } from './inverted.ts'
import type { Passage } from './passages.ts'
import { littleTerms, type Word, type WordReader, wordReader } from './terms.ts'

/** Words in examples, rulings, names of the entry and phrasings of players count half. */
const BESIDE = 0.5
/** How far a text longer than the mean of its kind counts less, from 0 to 1. */
const LENGTH = 0.5

/** A term that only passages about named things have counts as if so many others had it: names tell little. */
const ONLY_OF_NAMED = 10

/** What a little word weighs in how players ask: "again" and "not" tell phrasings of the same things apart. */
export const LITTLE = 0.2

/** Short texts, each of which belongs to a passage: the names of its entry, or how players ask for its clause. */
export type Phrases = {
  readonly lists: Inverted
  /** The passage of a phrase, and the sum of its words’ weights, by the number of the phrase. */
  readonly passages: readonly number[]
  readonly masses: readonly number[]
  /** Room for a number for each passage. A new list for each question would keep the garbage collector busy. */
  readonly best: Float64Array
}

export type Indexes = {
  readonly texts: Inverted
  /** Room for a number for each passage. */
  readonly scores: Float64Array
  /** The names of an entry belong to its first passage. */
  readonly names: Phrases
  readonly asked: Phrases
  readonly isKnown: (term: string) => boolean
  /** How telling a term is: 1 if one passage has it, near 0 if all do. */
  readonly rarity: (term: string) => number
}

/** What indexing works out: plain data, which can be kept between two starts. */
export type IndexData = {
  readonly texts: Lists
  /** How many passages have a term that more than passages about named things have. */
  readonly counts: ReadonlyMap<string, number>
  /** How many passages there are that are not about named things. */
  readonly counted: number
  readonly names: PhraseData
  readonly asked: PhraseData
}

type PhraseData = Pick<Phrases, 'passages' | 'masses'> & { readonly lists: Lists }

/** The indexes of all passages; those of an entry stand together. */
export function indexesOf(
  passages: readonly Passage<unknown, unknown>[],
  split: Splitter,
  keep: Keep,
): Indexes {
  const data = keep('questions', () => indexed(passages, split))
  const books = passages.map(({ book }) => book)
  const phrasesFrom = ({ lists, ...rest }: PhraseData): Phrases => ({
    ...rest,
    best: new Float64Array(passages.length),
    lists: inverted(
      lists,
      rest.passages.map(passage => books[passage] ?? ''),
    ),
  })
  return {
    texts: inverted(data.texts, books),
    scores: new Float64Array(passages.length),
    names: phrasesFrom(data.names),
    asked: phrasesFrom(data.asked),
    isKnown: term => data.texts.has(term),
    rarity: rarityIn(data),
  }
}

/** Reads all passages. This takes half a second for 2,500 of them. */
function indexed(passages: readonly Passage<unknown, unknown>[], split: Splitter): IndexData {
  const read = wordReader(split)
  const weights = weightsOf(passages.map(passage => partsOf(passage, read)))
  const common = weights.filter((_, passage) => !passages[passage]?.isOfNamed)
  const counts = countsIn(common)
  const rarity = rarityIn({ counts, counted: common.length })
  const texts: Lists = new Map()
  for (const [passage, own] of weights.entries())
    for (const [term, weight] of own) addTo(texts, term, passage, (rarity(term) * weight) / (1 + weight))
  const names = passages.map(({ entry, names: said }, passage) =>
    passages[passage - 1]?.entry === entry ? [] : phrasesOf(said, read),
  )
  const asked = passages.map(passage =>
    phrasesOf(passage.asked, (text, language) => [
      ...read(text, language),
      ...littleTerms(text, language).map((term): Word => [term]),
    ]),
  )
  return {
    ...{ texts, counts, counted: common.length },
    names: phraseIndex(names, rarity),
    asked: phraseIndex(asked, term => (texts.has(term) ? rarity(term) : LITTLE)),
  }
}

function countsIn(passages: readonly ReadonlyMap<string, number>[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const own of passages) for (const term of own.keys()) counts.set(term, (counts.get(term) ?? 0) + 1)
  return counts
}

/** How telling a term is. Passages about named things do not say what is common. */
function rarityIn({ counts, counted }: Pick<IndexData, 'counts' | 'counted'>): Indexes['rarity'] {
  const most = Math.log(1 + counted)
  return term => Math.log(1 + counted / (counts.get(term) ?? ONLY_OF_NAMED)) / most
}

/** The kinds of text that have lengths of their own, with the weight of a word in them. */
const KINDS = { own: 1, beside: BESIDE, names: BESIDE, asked: BESIDE } as const
type Part = { readonly kind: keyof typeof KINDS; readonly terms: readonly string[] }

/** The terms of each text of a clause in each language, of the names of its entry, and of how players ask. */
function partsOf({ texts, names, asked }: Passage<unknown, unknown>, read: WordReader): Part[] {
  const parts = LANGUAGES.flatMap(language => [
    ...texts.map(
      ({ text, isBeside }): Part => ({
        kind: isBeside ? 'beside' : 'own',
        terms: read(text[language] ?? '', language).flat(),
      }),
    ),
    { kind: 'names' as const, terms: (names[language] ?? []).flatMap(name => read(name, language).flat()) },
    { kind: 'asked' as const, terms: (asked[language] ?? []).flatMap(text => read(text, language).flat()) },
  ])
  return parts.filter(({ terms }) => terms.length > 0)
}

const phrasesOf = (said: Said<readonly string[]> | undefined, read: WordReader): (readonly Word[])[] =>
  LANGUAGES.flatMap(language => (said?.[language] ?? []).map(text => read(text, language)))

/** The weight of each term in each passage: BM25F, with one length for each kind of text. */
function weightsOf(passages: readonly (readonly Part[])[]): Map<string, number>[] {
  const means = meanLengths(passages.flat())
  return passages.map(parts => {
    const weights = new Map<string, number>()
    for (const { kind, terms } of parts) {
      const each = KINDS[kind] / (1 - LENGTH + (LENGTH * terms.length) / means[kind])
      for (const term of terms) weights.set(term, (weights.get(term) ?? 0) + each)
    }
    return weights
  })
}

function meanLengths(parts: readonly Part[]): Record<Part['kind'], number> {
  const mean = (kind: Part['kind']) => {
    const own = parts.filter(part => part.kind === kind)
    return own.reduce((sum, { terms }) => sum + terms.length, 0) / Math.max(1, own.length)
  }
  return { own: mean('own'), beside: mean('beside'), names: mean('names'), asked: mean('asked') }
}

/** Indexes the phrases of each passage. */
function phraseIndex(
  passages: readonly (readonly (readonly Word[])[])[],
  weightOf: (term: string) => number,
): PhraseData {
  const all = passages.flatMap((phrases, passage) =>
    phrases.filter(words => words.length > 0).map(words => ({ passage, words })),
  )
  const lists: Lists = new Map()
  for (const [phrase, { words }] of all.entries())
    for (const term of new Set(words.flat())) addTo(lists, term, phrase, weightOf(term))
  const massOf = (words: readonly Word[]) =>
    [...new Set(words.map(([whole]) => whole))].reduce((sum, whole) => sum + weightOf(whole), 0)
  return {
    lists,
    passages: all.map(({ passage }) => passage),
    masses: all.map(({ words }) => massOf(words)),
  }
}
