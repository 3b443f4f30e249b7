// Finds names by the stems of their words, in any order: "card boost", "Boostkarten", "greift an".
import { inEachLanguage, LANGUAGES, type Language } from '../language.ts'
import { type Form, isIn } from './names.ts'
import type { Reader, Reading, Ways } from './words/readings.ts'

/** Limits the combinations of stems for one text. */
const MOST_KEYS = 12
const MOST_WORDS = 8

/** Finds the names that have the same stems as the query, in any language. */
export type StemKeys<T> = (query: string) => Form<T>[]

export function stemKeys<T>(forms: readonly Form<T>[], read: Reader): StemKeys<T> {
  const names = forms.filter(({ kind }) => kind !== 'abbreviation')
  const byKey = inEachLanguage(language => namesByKey(names, language, read))
  return query => [
    ...new Set(
      LANGUAGES.flatMap(language =>
        keysOf(read(query, language)).flatMap(key => byKey[language].get(key) ?? []),
      ),
    ),
  ]
}

function namesByKey<T>(names: readonly Form<T>[], language: Language, read: Reader): Map<string, Form<T>[]> {
  const byKey = new Map<string, Form<T>[]>()
  for (const form of names.filter(name => isIn(name, language))) {
    for (const key of keysOfName(read(form.text, language))) {
      const list = byKey.get(key)
      if (list) list.push(form)
      else byKey.set(key, [form])
    }
  }
  return byKey
}

/** The keys of a query: with all its words, and with those that carry meaning. */
const keysOf = ({ words, content }: Reading): string[] =>
  words === content ? keysFrom(words) : [...new Set([...keysFrom(words), ...keysFrom(content)])]

/** The keys of a name. Its little words are dropped only if most words remain: "Who goes first" is not "first". */
function keysOfName(reading: Reading): string[] {
  const isMost = reading.content.length * 2 >= reading.words.length
  return isMost ? keysOf(reading) : keysFrom(reading.words)
}

function keysFrom(words: readonly Ways[]): string[] {
  if (words.length > MOST_WORDS) return []
  const [only, ...others] = words
  if (only && others.length === 0) return only.map(keyOf)
  return [...new Set(combinations(words).map(keyOf))].filter(Boolean)
}

const keyOf = (stems: readonly string[]): string =>
  stems.length === 1 ? (stems[0] ?? '') : [...new Set(stems)].sort().join(' ')

function combinations(words: readonly Ways[]): string[][] {
  let all: string[][] = [[]]
  for (const ways of words) {
    all = all.flatMap(stems => ways.map(way => [...stems, ...way])).slice(0, MOST_KEYS)
  }
  return all
}
