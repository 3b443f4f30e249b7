// Looks a name up in stages: exact, then beginnings, then mistyped, then names among the words of a longer
// question. A stage only adds below the one above.
import type { Language } from '../language.ts'
import { compact, fold } from './fold.ts'
import { fuzzyIndex } from './fuzzy.ts'
import { type Form, formsOf, type Named, type NameKind } from './names.ts'

export type Tier = 'exact' | 'prefix' | 'fuzzy' | 'word'

export type Hit<T> = {
  readonly thing: T
  readonly tier: Tier
  /** False: rather a guess, to be offered than to be given as the answer. */
  readonly isConfident: boolean
}

export type Lookup<T> = (
  query: string,
  asked: { language: Language; isWanted: (thing: T) => boolean },
) => Hit<T>[]

const KIND_ORDER: Readonly<Record<NameKind, number>> = { title: 0, alias: 1, abbreviation: 2 }
const CONFIDENT_PREFIX = 3

/** Builds the index over these names once. A lookup gives every thing at most once, best first. */
export function buildLookup<T>(named: readonly Named<T>[]): Lookup<T> {
  const forms = formsOf(named)
  const near = fuzzyIndex(forms)
  const exact = Map.groupBy(forms, form => form.compact)
  return (query, { language, isWanted }) => {
    const folded = fold(query)
    if (folded === '') return []
    const wanted = (form: Form<T>) => isWanted(form.thing)
    const found = exactForms(folded, exact).filter(wanted)
    const [close, far] = partition(
      near(compact(folded)).filter(({ form }) => wanted(form)),
      ({ isClose }) => isClose,
    )
    const [own, foreign] = partition(found, form => isIn(form, language) || form.kind !== 'abbreviation')
    return firstOfEach([
      ...own.sort(byExactness(language)).map(form => hit(form, 'exact', true)),
      ...foreign.map(form => hit(form, 'prefix', true)),
      ...prefixForms(folded, forms.filter(wanted), language).map(form =>
        hit(form, 'prefix', folded.length >= CONFIDENT_PREFIX),
      ),
      ...close.map(({ form }) => hit(form, 'fuzzy', true)),
      ...wordForms(folded, exact)
        .filter(wanted)
        .map(form => hit(form, 'word', false)),
      ...far.map(({ form }) => hit(form, 'fuzzy', false)),
    ])
  }
}

const hit = <T>({ thing }: Form<T>, tier: Tier, isConfident: boolean): Hit<T> => ({
  thing,
  tier,
  isConfident,
})

const isIn = <T>(form: Form<T>, language: Language): boolean =>
  form.language === language || form.language === null

/** What was typed, or what was typed without a number at its end: "retaliate 2" is retaliate. */
function exactForms<T>(folded: string, exact: ReadonlyMap<string, Form<T>[]>): Form<T>[] {
  const forms = exact.get(compact(folded)) ?? exact.get(compact(folded.replace(/ (\d+|x)$/, '')))
  return forms ? [...forms] : []
}

/** The names that single words of a question are: only a guess, since the question says more. */
function wordForms<T>(folded: string, exact: ReadonlyMap<string, Form<T>[]>): Form<T>[] {
  const words = folded.split(' ')
  return words.length > 1 ? words.filter(word => word.length > 3).flatMap(word => exact.get(word) ?? []) : []
}

function byExactness<T>(language: Language): (a: Form<T>, b: Form<T>) => number {
  const weight = (form: Form<T>) => [
    form.rank,
    isIn(form, language) ? 0 : 1,
    form.isWhole ? 0 : 1,
    KIND_ORDER[form.kind],
  ]
  return (a, b) => compareLists(weight(a), weight(b))
}

function prefixForms<T>(folded: string, forms: readonly Form<T>[], language: Language): Form<T>[] {
  const begun = forms.flatMap(form => {
    const place =
      form.folded.startsWith(folded) || form.compact.startsWith(compact(folded))
        ? 0
        : form.folded.includes(` ${folded}`)
          ? 1
          : -1
    return place < 0 ? [] : [{ form, weight: prefixWeight(form, place, language) }]
  })
  return begun.sort((a, b) => compareLists(a.weight, b.weight)).map(({ form }) => form)
}

const prefixWeight = <T>(form: Form<T>, place: number, language: Language): number[] => [
  isIn(form, language) ? 0 : 1,
  place,
  KIND_ORDER[form.kind],
  form.rank,
  form.folded.length,
]

function compareLists(a: readonly number[], b: readonly number[]): number {
  for (const [i, value] of a.entries()) {
    if (value !== b[i]) return value - (b[i] ?? 0)
  }
  return 0
}

function partition<T>(all: readonly T[], test: (one: T) => boolean): [T[], T[]] {
  return [all.filter(test), all.filter(one => !test(one))]
}

function firstOfEach<T>(hits: readonly Hit<T>[]): Hit<T>[] {
  const seen = new Set<T>()
  return hits.filter(({ thing }) => !seen.has(thing) && seen.add(thing))
}
