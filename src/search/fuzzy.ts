// Finds the names nearest to a mistyped one: fuse.js over the names that share letter pairs with it, then
// an order by slips of the finger. The one place that knows fuse.js.
import Fuse from 'fuse.js'
import { distance, slipsAllowed, slipsSure } from './distance.ts'
import { shortlistOf } from './shortlist.ts'

const SHORTLIST = 16
/** Of these, so many of the nearest are compared by fuse.js. */
const COMPARED = 8
/** fuse.js cuts longer patterns into pieces. */
const PATTERN = 32

/** Something with a name without spaces; a lower `rank` comes first where all else is equal. */
type Spelled = { readonly compact: string; readonly rank: number }

export type Near<F> = {
  readonly form: F
  /** Slips between the query and the name; if it fits only the name’s beginning, half a slip more. */
  readonly slips: number
  /** False if it is so far away that it can only be offered as a guess. */
  readonly isClose: boolean
}

export type FuzzyIndex<F> = (compactQuery: string, isWanted?: (form: F) => boolean) => Near<F>[]

/** Builds the index once; asking it costs the same however many names there are, but for the letter pairs. */
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
