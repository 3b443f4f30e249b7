// Finds names by their beginning, or by the beginning of a later word, in a sorted list.
import type { Language } from '../language.ts'
import { isIn, KIND_ORDER, type NameForm } from './names.ts'
import { compact } from './words/fold.ts'

type Start<T> = { readonly key: string; readonly form: NameForm<T>; readonly isLater: boolean }

/**
 * All beginnings of names and of their later words, sorted: plain data, a list for each field, since Node reads such lists faster
 * than one of objects. `forms` are places among the forms.
 */
export type Starts = {
  readonly keys: readonly string[]
  readonly forms: readonly number[]
  readonly later: readonly boolean[]
}

export function startsOf(forms: readonly NameForm<unknown>[]): Starts {
  const starts = forms
    .flatMap((form, place) => startsOfForm(form).map(start => ({ ...start, place })))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
  return {
    keys: starts.map(({ key }) => key),
    forms: starts.map(({ place }) => place),
    later: starts.map(({ isLater }) => isLater),
  }
}

/**
 * Finds the names that begin with the query, or contain a word that does, by a search in a sorted list. The reader's
 * language comes first, then beginnings of names before those of later words.
 */
export function prefixIndex<T>(forms: readonly NameForm<T>[], sorted = startsOf(forms)) {
  const starts = sorted.keys.map((key, i) => {
    const form = forms[sorted.forms[i] as number] as NameForm<T>
    return { key, form, isLater: sorted.later[i] === true }
  })
  return (folded: string, language: Language, isWanted: (thing: T) => boolean): NameForm<T>[] => {
    const found = new Map<NameForm<T>, number>()
    const add = (typed: string, alsoLater: boolean) => {
      for (let at = firstIn(sorted.keys, typed); starts[at]?.key.startsWith(typed); at++) {
        const start = starts[at] as Start<T>
        if ((start.isLater && !alsoLater) || !isWanted(start.form.thing)) continue
        const least = found.get(start.form) ?? Number.POSITIVE_INFINITY
        found.set(start.form, Math.min(least, weightOf(start, language)))
      }
    }
    const joined = compact(folded)
    add(folded, true)
    if (joined !== folded) add(joined, false)
    return [...found].sort(([, a], [, b]) => a - b).map(([form]) => form)
  }
}

/** The places of the forms that begin with this text, or have a word that does; more than once if several do. */
export function placesFrom({ keys, forms }: Starts, text: string): number[] {
  const places: number[] = []
  for (let at = firstIn(keys, text); keys[at]?.startsWith(text); at++) places.push(forms[at] as number)
  return places
}

function startsOfForm(form: NameForm<unknown>): Omit<Start<unknown>, 'form'>[] {
  const later = [...form.folded.matchAll(/ /g)].map(({ index }) => form.folded.slice(index + 1))
  return [
    ...[...new Set([form.folded, form.compact])].map(key => ({ key, isLater: false })),
    ...[...new Set(later.flatMap(words => [words, compact(words)]))].map(key => ({ key, isLater: true })),
  ]
}

/** The first place of a key that is not before the query. */
function firstIn(keys: readonly string[], query: string): number {
  let low = 0
  let high = keys.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((keys[middle] ?? '') < query) low = middle + 1
    else high = middle
  }
  return low
}

/** One number to sort by: language, place, kind of name, rank, length, in this order. */
function weightOf<T>({ form, isLater }: Start<T>, language: Language): number {
  const order = (isIn(form, language) ? 0 : 8) + (isLater ? 4 : 0) + KIND_ORDER[form.kind]
  return (order * 1_000_000 + form.rank) * 1_000 + form.folded.length
}
