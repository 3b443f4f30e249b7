// Finds the names nearest to a mistyped one: fuse.js compares the names that share letter pairs with it, and
// typing errors sort them. No other file uses fuse.js.
import Fuse from 'fuse.js'
import { distance, slipsAllowed, slipsSure } from './distance.ts'
import { shortlistOf } from './shortlist.ts'

const SHORTLIST = 16
/** fuse.js compares this many of the nearest names. */
const COMPARED = 8
/** fuse.js cuts longer patterns into pieces. */
const PATTERN = 32

/** A name without spaces; at equal nearness the lower `rank` comes first. */
type Spelled = { readonly compact: string; readonly rank: number }

export type Near<F> = {
  readonly form: F
  /** Typing errors between the query and the name; a match with only the name’s beginning adds half an error. */
  readonly slips: number
  /** False if the name is so far away that it can only be offered as a guess. */
  readonly isClose: boolean
}

export type FuzzyIndex<F> = (compactQuery: string, isWanted?: (form: F) => boolean) => Near<F>[]

/** Builds the index once. The cost of a query hardly depends on the number of names, apart from comparing letter pairs. */
export function fuzzyIndex<F extends Spelled>(forms: readonly F[]): FuzzyIndex<F> {
  const shortlist = shortlistOf(forms.map(({ compact }) => compact))
  return (query, isWanted = () => true) => {
    const wanted = (index: number) => forms[index] !== undefined && isWanted(forms[index])
    const list = shortlist(query, SHORTLIST, wanted)
      .flatMap(index => (forms[index] ? [nearness(query, forms[index])] : []))
      .sort(byNearness)
    const fuse = new Fuse(list.slice(0, COMPARED), {
      keys: ['form.compact'],
      threshold: 0.5,
      ignoreFieldNorm: true,
      includeScore: true,
    })
    return fuse
      .search(query.slice(0, PATTERN))
      .map(({ item, score = 1 }) => ({ ...item, score }))
      .sort((a, b) => byNearness(a, b) || a.score - b.score || a.form.rank - b.form.rank)
  }
}

const byNearness = (a: Near<unknown>, b: Near<unknown>): number =>
  Number(b.isClose) - Number(a.isClose) || a.slips - b.slips

function nearness<F extends Spelled>(query: string, form: F): Near<F> {
  const allowed = slipsAllowed(query.length)
  const sure = slipsSure(query.length)
  const isAlike = query[0] === form.compact[0]
  const whole = distance(query, form.compact, allowed + 2)
  if (whole <= allowed) return { form, slips: whole, isClose: isAlike && whole <= sure }
  const beginning = distance(query, form.compact.slice(0, query.length), allowed)
  const isBegun = isAlike && query.length >= 6 && beginning <= allowed
  const isClose = isBegun && beginning <= Math.min(sure, query.length < 10 ? 1 : 2)
  return { form, slips: isBegun ? beginning + 0.5 : whole, isClose }
}
