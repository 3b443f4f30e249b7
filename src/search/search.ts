// Searches the glossary: the lookup of names, with stages for stems and for whole questions, which clauses answer.

import type { Keep } from '../kept.ts'
import type { Language } from '../language.ts'
import { distance } from './distance.ts'
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
import { questionStage } from './questions/answers.ts'
import type { Passage } from './questions/passages.ts'
import { type Synonyms, synonymIndex } from './questions/synonyms.ts'
import { type StemIndex, stemFinder, stemIndexOf } from './same-stems.ts'
import { compact, fold, wordCount } from './words/fold.ts'
import { type KnownParts, knownParts, splitter } from './words/readings.ts'
import { isLittle, wordsOf } from './words/words.ts'

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

type SearchIndex = NameIndex & StemIndex & { readonly parts: KnownParts }

function searchIndexOf(named: readonly Named<unknown>[]): SearchIndex {
  const index = indexOfNames(named)
  const german = index.forms.filter(({ language }) => language !== 'en')
  const parts = knownParts(german.flatMap(({ text }) => wordsOf(text)))
  return { ...index, parts, ...stemIndexOf(index.forms, splitter(parts)) }
}
