// Finds names by the stems of their words, in any order: "card boost", "Boostkarten", "greift an".
import { LANGUAGES, type Language } from '../language.ts'
import { type Splitter, splitter } from './compounds.ts'
import type { Form } from './names.ts'
import { SEPARABLE, stemsOf } from './stems.ts'
import { isLittle, wordsOf } from './words.ts'

/** No text stands for more combinations of stems than this. */
const MOST_KEYS = 12
const MOST_WORDS = 8
/** No question is read beyond this many words. */
const MOST_READ = 40

export type StemKeys<T> = {
  /** The names that have the same stems as the query, in either language. */
  readonly named: (query: string) => Form<T>[]
  readonly split: Splitter
}

export function stemKeys<T>(forms: readonly Form<T>[]): StemKeys<T> {
  const names = forms.filter(form => form.kind !== 'abbreviation')
  const words = names.filter(({ language }) => language !== 'en').flatMap(({ text }) => wordsOf(text))
  const split = splitter(words)
  const byKey = { en: new Map<string, Form<T>[]>(), de: new Map<string, Form<T>[]>() }
  for (const form of names) {
    for (const language of form.language ? [form.language] : LANGUAGES) {
      for (const key of keysOfName(form.text, language, split)) {
        const list = byKey[language].get(key)
        if (list) list.push(form)
        else byKey[language].set(key, [form])
      }
    }
  }
  const named = (query: string) => [
    ...new Set(
      LANGUAGES.flatMap(language =>
        keysOf(query, language, split).flatMap(key => byKey[language].get(key) ?? []),
      ),
    ),
  ]
  return { named, split }
}

/** The words that carry meaning, as alternatives of one or more stems each; all words if none does. */
export const contentStems = (text: string, language: Language, split: Splitter): string[][][] =>
  contentWords(text, language).map(word => alternatives(word, language, split))

const wordsAsTyped = (text: string, language: Language): readonly string[] =>
  withJoinedVerb(wordsOf(text).slice(0, MOST_READ), language)

function contentWords(text: string, language: Language): readonly string[] {
  const words = wordsAsTyped(text, language)
  const content = words.filter(word => !isLittle(word, language) && !/^(\d+|x)$/.test(word))
  return content.length > 0 ? content : words
}

function alternatives(word: string, language: Language, split: Splitter): string[][] {
  const parts = language === 'de' && word.length > 6 ? split(word) : null
  return [...stemsOf(word, language).map(stem => [stem]), ...(parts ? [[...parts]] : [])]
}

/** "greift an" is angreift: the particle at the end belongs to the first word of the clause that can carry it. */
function withJoinedVerb(words: readonly string[], language: Language): readonly string[] {
  const last = words.at(-1) ?? ''
  const [first = ''] = words
  const isParted = language === 'de' && words.length > 1 && words.length < 4 && SEPARABLE.includes(last)
  return isParted && !isLittle(first, language) ? [last + first, ...words.slice(1, -1)] : words
}

/** The keys of a query: with all its words, and with those that carry meaning. */
const keysOf = (text: string, language: Language, split: Splitter): string[] =>
  keysFrom([wordsAsTyped(text, language), contentWords(text, language)], language, split)

/** The same for a name; its little words only fall away if most of it remains: "Who goes first" is not "first". */
function keysOfName(text: string, language: Language, split: Splitter): string[] {
  const words = wordsAsTyped(text, language)
  const content = contentWords(text, language)
  return keysFrom(content.length * 2 >= words.length ? [words, content] : [words], language, split)
}

function keysFrom(lists: readonly (readonly string[])[], language: Language, split: Splitter): string[] {
  const keys = lists.flatMap(words =>
    words.length > MOST_WORDS
      ? []
      : combinations(words.map(word => alternatives(word, language, split))).map(stems =>
          [...new Set(stems)].sort().join(' '),
        ),
  )
  return [...new Set(keys)].filter(Boolean)
}

function combinations(options: readonly string[][][]): string[][] {
  let all: string[][] = [[]]
  for (const ways of options) {
    all = all.flatMap(stems => ways.map(way => [...stems, ...way])).slice(0, MOST_KEYS)
  }
  return all
}
