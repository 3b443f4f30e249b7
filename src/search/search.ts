// Searches the glossary: the lookup of names, with stages for stems and for whole questions, which clauses answer.
import { inEachLanguage, LANGUAGES, type Language } from '../language.ts'
import { distance } from './distance.ts'
import { listsByKey } from './lists-by-key.ts'
import {
  firstOfEach,
  formsFrom,
  type Hit,
  indexOfNames,
  type Lookup,
  type LookupScope,
  lookupOf,
  type NameIndex,
} from './lookup.ts'
import { isIn, type Named, type NameForm } from './names.ts'
import type { Keep } from './once.ts'
import { questionStage } from './questions/answers.ts'
import type { Passage } from './questions/passages.ts'
import { type Synonyms, synonymIndex } from './questions/synonyms.ts'
import { compact, fold, wordCount } from './words/fold.ts'
import {
  type KnownParts,
  knownParts,
  knownReaderOf,
  type LanguageReader,
  languageReaderOf,
  type Reading,
  type Splitter,
  splitter,
  type Ways,
} from './words/readings.ts'
import { isLittle, wordsOf } from './words/words.ts'

/** Limits the combinations of stems for one text. */
const MOST_KEYS = 12
const MOST_WORDS = 8

/** What answers questions: clauses, and what players say for the words of each book. */
export type Answering<C, E> = {
  readonly passages: () => readonly Passage<C, E>[]
  readonly synonyms: readonly { readonly book: string; readonly synonyms: Synonyms }[]
  /** Keeps the indexes. */
  readonly keep: Keep
}

/**
 * Builds the indexes of names at once, and those of clauses at the first question. A search returns every thing at most
 * once, best first.
 */
export function buildSearch<E, C>(
  things: readonly E[],
  namedOf: (thing: E) => Named<E>,
  { passages, synonyms, keep }: Answering<C, E>,
): Lookup<E, C> {
  const index = keep('names of rules', () => searchIndexOf(things.map(namedOf)))
  const forms = formsFrom(index, things)
  const split = splitter(index.parts)
  const sameStems = stemFinder(forms, index, split)
  const lookup = lookupOf(forms, index.starts, {
    stems: (query, asked) => {
      const found = sameStems(query).filter(form => standsTogether(form, query, asked.language))
      return likestFirst(found, query, asked)
    },
    words: questionStage(() => ({ passages: passages(), split, synonyms: synonymIndex(synonyms), keep })),
  })
  return (query, asked) => {
    const found = lookup(query, asked)
    if (isNamed(found[0])) return found
    const meant = meantIn(query)
    const bare = query.replace(KIND, '')
    const named = [
      ...lookup(meant, asked).filter(({ tier }) => tier === 'exact'),
      ...(bare === query ? [] : lookup(bare, asked).filter(isNamed)),
    ]
    return firstOfEach([...named, ...found])
  }
}

const ASKS_MEANING = /^(?:what (?:does|do|is|are)|meaning of|was (?:ist|heißt|bedeutet|sind)) /i

/** What a question asks the meaning of: a name may consist of little words, such as “If You Do” or „Dann“. Else empty. */
function meantIn(query: string): string {
  const asked = query.trim()
  const rest = asked.replace(ASKS_MEANING, '')
  return rest === asked
    ? ''
    : rest
        .replace(/\?$/, '')
        .trimEnd()
        .replace(/ (?:means?|do)$/i, '')
}

/** A word behind a name that says what kind of thing has it: "teamup keyword", "stun card". */
const KIND =
  / (?:status ?)?(?:cards?|keywords?|icons?|symbols?|tokens?|ability|karten?|schlüsselwort|symbol|marker|fähigkeit)$/i

const isNamed = (hit: Hit<unknown, unknown> | undefined): boolean =>
  hit?.isConfident === true && hit.tier !== 'fuzzy' && hit.tier !== 'word'

/** Sorts by the reader’s language, then by the difference in the number of words, then by the distance of the letters. */
function likestFirst<T>(
  forms: readonly NameForm<T>[],
  query: string,
  { language, isWanted }: LookupScope<T>,
): NameForm<T>[] {
  const folded = fold(query)
  const weigh = (form: NameForm<T>) =>
    (isIn(form, language) ? 0 : 10_000) +
    Math.abs(wordCount(form.folded) - wordCount(folded)) * 1_000 +
    distance(compact(folded), form.compact, 40) * 10 +
    form.compact.length / 100 +
    form.rank
  return forms
    .filter(({ thing }) => isWanted(thing))
    .map(form => ({ form, weight: weigh(form) }))
    .sort((a, b) => a.weight - b.weight)
    .map(({ form }) => form)
}

/** The words of a name stand together: "am i forced to use a response" does not ask for a forced response. */
function standsTogether(form: NameForm<unknown>, query: string, language: Language): boolean {
  const words = wordsOf(query)
  const first = words.findIndex(word => !isLittle(word, language))
  const last = words.findLastIndex(word => !isLittle(word, language))
  return last - first <= wordCount(form.folded)
}

/** The places of the forms of names by the stems of their words. */
type Stems = Readonly<Record<Language, ReadonlyMap<string, readonly number[]>>>

type SearchIndex = NameIndex & {
  readonly stems: Stems
  /** All stems of names. */
  readonly known: Readonly<Record<Language, ReadonlySet<string>>>
  readonly parts: KnownParts
}

function searchIndexOf(named: readonly Named<unknown>[]): SearchIndex {
  const index = indexOfNames(named)
  const german = index.forms.filter(({ language }) => language !== 'en')
  const parts = knownParts(german.flatMap(({ text }) => wordsOf(text)))
  const read = languageReaderOf(splitter(parts))
  const stems = inEachLanguage(language => placesByStems(index.forms, language, read))
  const known = inEachLanguage(
    language => new Set([...stems[language].keys()].flatMap(key => key.split(' '))),
  )
  return { ...index, parts, stems, known }
}

function placesByStems(
  forms: NameIndex['forms'],
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

/** Finds the names that have the same stems as the query, in any language and order: "card boost", "Boostkarten". */
function stemFinder<T>(forms: readonly NameForm<T>[], { stems, known }: SearchIndex, split: Splitter) {
  const read = knownReaderOf(split, (stem, language) => known[language].has(stem))
  return (query: string): NameForm<T>[] => {
    const places = LANGUAGES.flatMap(language => {
      const reading = read(query, language)
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
