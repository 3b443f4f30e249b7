// Finds names by some of their words: all that were typed, in any order and with gaps, before most of them.
import { once, onceFor } from '../kept.ts'
import type { Language } from '../language.ts'
import { type Deeper, formsFrom, type Lookup, type LookupScope, lookupOf, type NameIndex } from './lookup.ts'
import { mostWordsIn } from './most-words.ts'
import { BELONGINGS, isIn, KIND_ORDER, type NameForm } from './names.ts'
import { placesFrom, type Starts } from './prefixes.ts'
import { compact, fold } from './words/fold.ts'
import { beginningsOf, isFigure, sameWords } from './words/same-word.ts'

/** Fewer letters say too little to be a word of a name. */
const LEAST = 3

/** A lookup of the things by their names, which consist of words of their own. It returns every thing at most once, best first. */
export function lookupIn<T>(index: NameIndex, things: readonly T[]): Lookup<T> {
  const forms = formsFrom(index, things)
  return lookupOf(forms, index.starts, wordStages(forms, index.starts))
}

function wordStages<T>(forms: readonly NameForm<T>[], starts: Starts): Deeper<T> {
  const guess = once(() => mostWordsIn(forms))
  const ownOf = onceFor((form: NameForm<T>) => sameWords(form.folded))
  return {
    stems: (query, asked) => withAllWords(forms, starts, ownOf, fold(query), asked),
    words: (query, asked) => guess()(fold(query), asked),
    apart: query => {
      const numbers = sameWords(fold(query)).filter(isFigure)
      return form => numbers.some(number => !ownOf(form).includes(number))
    },
  }
}

/** The names that have all typed words, the last of several perhaps only begun. */
function withAllWords<T>(
  forms: readonly NameForm<T>[],
  starts: Starts,
  ownOf: (form: NameForm<T>) => readonly string[],
  folded: string,
  { language, isWanted }: LookupScope<T>,
): NameForm<T>[] {
  if (folded.length < LEAST) return []
  const typed = sameWords(folded)
  const places = new Set(seedsOf(typed, folded).flatMap(seed => placesFrom(starts, seed)))
  return [...places]
    .flatMap(place => forms[place] ?? [])
    .filter(({ thing }) => isWanted(thing))
    .flatMap(form => {
      const weight = weightOf(form, ownOf(form), typed, folded, language)
      return weight === null ? [] : [{ form, weight }]
    })
    .sort((a, b) => a.weight - b.weight)
    .map(({ form }) => form)
}

/** The beginnings of words of which a name with all typed words has one; of all words the longest tells most. */
function seedsOf(typed: readonly string[], folded: string): readonly string[] {
  const longest = typed.toSorted((a, b) => b.length - a.length)[0] ?? ''
  return typed.length > 1 ? [...beginningsOf(longest), compact(folded)] : beginningsOf(longest)
}

/** The lower, the likelier the name is meant; null if it lacks a typed word. */
function weightOf(
  form: NameForm<unknown>,
  own: readonly string[],
  typed: readonly string[],
  folded: string,
  language: Language,
): number | null {
  const fit = fitOf(form, own, typed, compact(folded))
  if (!fit) return null
  const order = [
    isIn(form, language) ? 0 : 1,
    fit.place,
    fit.more === 0 ? 0 : 1,
    isOfAnother(form) ? 1 : 0,
    KIND_ORDER[form.kind] > 0 ? 1 : 0,
    form.rank < BELONGINGS ? 0 : 1,
    own[0] === typed[0] ? 0 : 1,
  ]
  return order.reduce((sum, digit) => sum * 3 + digit, 0) * 1_000_000_000 + form.rank * 100 + fit.more
}

/** Whether a name has all words (0), has the last one begun (1) or the letters alone (2), and how many words it has more. */
function fitOf(form: NameForm<unknown>, own: readonly string[], typed: readonly string[], joined: string) {
  const rest = [...own]
  const take = (is: (word: string) => boolean) => {
    const at = rest.findIndex(is)
    if (at >= 0) rest.splice(at, 1)
    return at >= 0
  }
  const last = typed.at(-1) ?? ''
  const areBefore = typed.slice(0, -1).every(word => take(one => one === word))
  if (areBefore && take(word => word === last)) return { place: 0, more: rest.length }
  if (` ${form.folded} `.includes(` ${joined} `)) return { place: 0, more: own.length - 1 }
  if (typed.length < 2) return null
  if (areBefore && take(word => word.startsWith(last))) return { place: 1, more: rest.length }
  return form.compact.includes(joined) ? { place: 2, more: own.length } : null
}

/** Char’s Zaku is no Char. */
const isOfAnother = ({ folded, rank }: NameForm<unknown>): boolean =>
  rank < BELONGINGS && folded.includes(' s ')
