// Indexes what a question is compared with: names by their words (rare words weigh more, and whole names more than
// parts), and texts by BM25 over stems. No other file uses MiniSearch.
import MiniSearch from 'minisearch'
import type { Language } from '../language.ts'
import { listsByKey } from './lists-by-key.ts'
import type { Form } from './names.ts'
import type { Reader } from './words/readings.ts'
import { plainStem } from './words/stems.ts'
import { isLittle, wordsOf } from './words/words.ts'

/** The share of texts above which a stem is too common to tell anything. */
const TOO_COMMON = 0.25
const MOST_STEMS = 10

export type TokenIndex<T> = {
  /** How telling each stem of the names of this language is. */
  readonly weights: ReadonlyMap<string, number>
  /** The weight of a stem that only one name has. */
  readonly most: number
  /** The best score of each thing's names for these stems. */
  readonly score: (stems: ReadonlySet<string>, isWanted: (thing: T) => boolean) => Map<T, number>
}

/** Indexes the names of one language; `rarity` (0 to 1) lowers the weight of words that many texts contain. */
export function tokenIndex<T>(
  forms: readonly Form<T>[],
  language: Language,
  read: Reader,
  rarity: (stem: string) => number,
): TokenIndex<T> {
  const own = forms.filter(form => form.language === language && form.kind !== 'abbreviation')
  const names = own.map(form => ({ form, tokens: new Set(read(form.text, language).content.flat(2)) }))
  const byToken = listsByKey(
    names.flatMap(name => [...name.tokens].map((token): [string, Scored<T>] => [token, name])),
  )
  const things = new Set(own.map(({ thing }) => thing)).size
  const weights = new Map<string, number>()
  for (const [token, users] of byToken) {
    const count = new Set(users.map(({ form }) => form.thing)).size
    weights.set(token, Math.log(1 + things / count) * rarity(token))
  }
  const score: TokenIndex<T>['score'] = (stems, isWanted) => {
    const best = new Map<T, number>()
    for (const name of new Set([...stems].flatMap(stem => byToken.get(stem) ?? []))) {
      const { thing } = name.form
      if (isWanted(thing)) best.set(thing, Math.max(best.get(thing) ?? 0, scoreOf(name, stems, weights)))
    }
    return best
  }
  return { weights, most: Math.log(1 + things), score }
}

type Scored<T> = { readonly form: Form<T>; readonly tokens: ReadonlySet<string> }

function scoreOf<T>(
  { tokens, form }: Scored<T>,
  stems: ReadonlySet<string>,
  weights: TokenIndex<T>['weights'],
): number {
  let matched = 0
  let mass = 0
  for (const token of tokens) {
    const weight = weights.get(token) ?? 0
    mass += weight
    if (stems.has(token)) matched += weight
  }
  const coverage = matched / mass
  return matched * coverage * (form.kind === 'title' ? 1 : 0.9)
}

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
