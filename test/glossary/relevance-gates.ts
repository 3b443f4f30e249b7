// Defines the gates that the search must keep, and checks them.
import { type Judged, type Quality, qualityOf } from './relevance.ts'

/** A measure with its bound: `least` is a lower bound, `most` an upper one. */
export type Gate = {
  readonly name: string
  readonly value: number
  readonly bound: number
  readonly kind: 'least' | 'most'
}

export const isKept = ({ value, bound, kind }: Gate): boolean =>
  kind === 'least' ? value >= bound : value <= bound

type Bounds = readonly [category: string, first: number]

const FIRST: readonly Bounds[] = [
  ['exact', 1],
  ['prefix3', 1],
  ['prefix4', 1],
  ['prefix5', 1],
  ['prefix_stopword', 1],
  ['section_number', 1],
  ['ascii_de', 1],
  ['typo1', 0.98],
  ['typo2', 0.95],
  ['inflection_de', 0.95],
  ['inflection_en', 0.95],
  ['question', 0.8],
]

const ANSWERLESS = ['nonsense', 'ordinary']

/** Computes the quality gates for the categories that these judged queries contain. */
export function qualityGates(judged: readonly Judged[], byCategory: ReadonlyMap<string, Quality>): Gate[] {
  const named = judged.filter(({ labelled }) => ![...ANSWERLESS, 'question'].includes(labelled.category))
  const all = qualityOf(named)
  const of = (category: string, measure: keyof Quality, bound: number, kind: Gate['kind']): Gate[] => {
    const quality = byCategory.get(category)
    return quality ? [{ name: `${category}: ${measure}`, value: quality[measure], bound, kind }] : []
  }
  return [
    { name: 'all but questions and nonsense: first', value: all.first, bound: 0.97, kind: 'least' },
    { name: 'all but questions and nonsense: firstFive', value: all.firstFive, bound: 0.985, kind: 'least' },
    ...FIRST.flatMap(([category, bound]) => of(category, 'first', bound, 'least')),
    ...of('question', 'firstFive', 0.92, 'least'),
    ...of('nonsense', 'confident', 0.03, 'most'),
    ...of('ordinary', 'confident', 0.1, 'most'),
  ]
}
