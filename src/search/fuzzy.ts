// Finds the names nearest to a mistyped one: fuse.js over the names that share letter pairs with it, then
// an order by slips of the finger. The one place that knows fuse.js.
import Fuse from 'fuse.js'
import { distance, slipsAllowed } from './distance.ts'
import type { Form } from './names.ts'

const SHORTLIST = 16

export type Near<T> = {
  readonly form: Form<T>
  /** Slips between the query and the name; if it fits only the name’s beginning, half a slip more. */
  readonly slips: number
  /** False if it is so far away that it can only be offered as a guess. */
  readonly isClose: boolean
}

export type FuzzyIndex<T> = (compactQuery: string) => Near<T>[]

/** Builds the index once; asking it costs the same however many names there are, but for the letter pairs. */
export function fuzzyIndex<T>(forms: readonly Form<T>[]): FuzzyIndex<T> {
  const byPair = new Map<string, Form<T>[]>()
  for (const form of forms) {
    for (const pair of new Set(pairs(form.compact))) {
      const list = byPair.get(pair)
      if (list) list.push(form)
      else byPair.set(pair, [form])
    }
  }
  return query => {
    const shortlist = mostShared(query, byPair)
    const fuse = new Fuse(shortlist, {
      keys: ['compact'],
      threshold: 0.5,
      ignoreFieldNorm: true,
      includeScore: true,
    })
    return fuse
      .search(query.slice(0, 32))
      .map(({ item, score = 1 }) => ({ ...nearness(query, item), score }))
      .sort(
        (a, b) =>
          Number(b.isClose) - Number(a.isClose) ||
          a.slips - b.slips ||
          a.score - b.score ||
          a.form.rank - b.form.rank,
      )
  }
}

function pairs(text: string): string[] {
  const padded = `^${text}$`
  return Array.from({ length: padded.length - 1 }, (_, i) => padded.slice(i, i + 2))
}

function mostShared<T>(query: string, byPair: ReadonlyMap<string, readonly Form<T>[]>): Form<T>[] {
  const shared = new Map<Form<T>, number>()
  for (const pair of new Set(pairs(query))) {
    for (const form of byPair.get(pair) ?? []) shared.set(form, (shared.get(form) ?? 0) + 1)
  }
  const likeness = ([form, count]: [Form<T>, number]) =>
    (2 * count) / (query.length + form.compact.length + 2)
  return [...shared]
    .sort((a, b) => likeness(b) - likeness(a))
    .slice(0, SHORTLIST)
    .map(([form]) => form)
}

function nearness<T>(query: string, form: Form<T>): Near<T> {
  const allowed = slipsAllowed(query.length)
  const whole = distance(query, form.compact, query.length)
  if (whole <= allowed) return { form, slips: whole, isClose: query[0] === form.compact[0] }
  const beginning = distance(query, form.compact.slice(0, query.length), allowed)
  const isClose = beginning <= allowed && query.length >= 6 && query[0] === form.compact[0]
  return { form, slips: isClose ? beginning + 0.5 : whole, isClose }
}
