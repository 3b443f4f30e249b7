// Finds things by the words of their texts: BM25 over stems. No other file uses MiniSearch.
import MiniSearch from 'minisearch'
import type { Language } from '../language.ts'
import { plainStem } from './words/stems.ts'
import { isLittle, wordsOf } from './words/words.ts'

/** The share of texts above which a stem is too common to tell anything. */
const TOO_COMMON = 0.25
const MOST_STEMS = 10

export type BodyIndex<T> = {
  /** The share of the texts that contain a stem. */
  readonly share: (stem: string) => number
  /** From 0.3 for a stem in every text to 1 for a stem in one text or none. */
  readonly rarity: (stem: string) => number
  /** Scores the texts that contain any of the stems, and lists the stems that each contains. */
  readonly score: (
    stems: ReadonlySet<string>,
    isWanted: (thing: T) => boolean,
  ) => Map<T, { readonly score: number; readonly stems: readonly string[] }>
}

/**
 * Indexes texts of one language. It counts the stems at once, but builds the text index, which takes about ten
 * milliseconds, on the first question that needs it.
 */
export function bodyIndex<T>(texts: readonly { thing: T; text: string }[], language: Language): BodyIndex<T> {
  const stemmed = texts.map(({ text }) => bodyStems(text, language))
  const counts = new Map<string, number>()
  for (const stems of stemmed) {
    for (const stem of new Set(stems)) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  }
  const share = (stem: string) => (counts.get(stem) ?? 0) / texts.length
  const isTelling = (stem: string) => share(stem) < TOO_COMMON
  const rarest = Math.log(texts.length + 1)
  let index: MiniSearch | null = null
  return {
    share,
    rarity: stem => 0.3 + 0.7 * Math.min(1, -Math.log(share(stem) || 1 / texts.length) / rarest),
    score: (stems, isWanted) => {
      const rare = [...stems].filter(stem => share(stem) > 0 && isTelling(stem))
      const asked = rare.sort((a, b) => share(a) - share(b)).slice(0, MOST_STEMS)
      if (asked.length === 0) return new Map()
      index ??= indexOf(stemmed.map(all => all.filter(isTelling)))
      const thingOf = (id: number) => (texts[id] as { thing: T }).thing
      const found = index.search(asked.join(' '), { filter: ({ id }) => isWanted(thingOf(id)) })
      return new Map(found.map(({ id, score, terms }) => [thingOf(id), { score, stems: terms }]))
    },
  }
}

function indexOf(stemmed: readonly (readonly string[])[]): MiniSearch {
  const index = new MiniSearch({
    fields: ['text'],
    tokenize: text => text.split(' '),
    processTerm: term => term,
  })
  index.addAll(stemmed.map((stems, id) => ({ id, text: stems.join(' ') })))
  return index
}

const bodyStems = (text: string, language: Language): string[] =>
  wordsOf(text)
    .filter(word => !isLittle(word, language))
    .map(word => plainStem(word, language))
