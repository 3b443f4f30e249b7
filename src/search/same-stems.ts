// Finds the names that have the same stems as a query, in any language and order: "card boost", "Boostkarten".
import { inEachLanguage, LANGUAGES, type Language } from '../language.ts'
import { listsByKey } from './lists-by-key.ts'
import { isIn, type NameForm } from './names.ts'
import {
  knownReaderOf,
  type LanguageReader,
  languageReaderOf,
  type Reading,
  type Splitter,
  type Ways,
  wordsToRead,
} from './words/readings.ts'

/** Limits the combinations of stems for one text. */
const MOST_KEYS = 12
const MOST_WORDS = 8

/** What indexing works out of the forms of names: plain data. */
export type StemIndex = {
  /** The places of the forms by the stems of their words. */
  readonly stems: Readonly<Record<Language, ReadonlyMap<string, readonly number[]>>>
  /** All these stems. */
  readonly known: Readonly<Record<Language, ReadonlySet<string>>>
}

export function stemIndexOf(forms: readonly NameForm<number>[], split: Splitter): StemIndex {
  const read = languageReaderOf(split)
  const stems = inEachLanguage(language => placesByStems(forms, language, read))
  const known = inEachLanguage(
    language => new Set([...stems[language].keys()].flatMap(key => key.split(' '))),
  )
  return { stems, known }
}

function placesByStems(
  forms: readonly NameForm<number>[],
  language: Language,
  read: LanguageReader,
): Map<string, number[]> {
  const isName = (form: NameForm<number>) => form.kind !== 'abbreviation' && isIn(form, language)
  return listsByKey(
    forms.flatMap((form, place) =>
      isName(form) ? keysOfName(read(form.text, language)).map((key): [string, number] => [key, place]) : [],
    ),
  )
}

/** Returns the forms with the same stems as a query, each once. */
export function stemFinder<T>(forms: readonly NameForm<T>[], { stems, known }: StemIndex, split: Splitter) {
  const read = knownReaderOf(split, (stem, language) => known[language].has(stem))
  return (query: string): NameForm<T>[] => {
    const words = wordsToRead(query)
    const places = LANGUAGES.flatMap(language => {
      const reading = read(words, language)
      return reading ? keysOf(reading).flatMap(key => stems[language].get(key) ?? []) : []
    })
    return [...new Set(places)].flatMap(place => forms[place] ?? [])
  }
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
  for (const ways of words)
    all = all.flatMap(stems => ways.map(way => [...stems, ...way])).slice(0, MOST_KEYS)
  return all
}
