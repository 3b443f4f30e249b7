// Finds the names nearest to a mistyped one: fuse.js compares the names that share letter pairs with it, and
// typing errors sort them. No other file uses fuse.js.
import Fuse from 'fuse.js'
import { once } from '../kept.ts'
import { distance, slipsAllowed, slipsSure } from './distance.ts'
import { listsByKey } from './lists-by-key.ts'

const SHORTLIST = 16
/** fuse.js compares this many of the nearest names. */
const COMPARED = 8
/** fuse.js cuts longer patterns into pieces. */
const PATTERN = 32
/** How far apart fuse.js may find two names that it still takes for alike: 0 equal, 1 anything. */
const ALIKE = { threshold: 0.5 }

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

/**
 * Builds the index at the first query that is long enough to be mistyped. The cost of a query hardly depends on the number of names, apart from comparing letter
 * pairs.
 */
export function fuzzyIndex<F extends Spelled>(forms: readonly F[]): FuzzyIndex<F> {
  const listed = once(() => shortlistOf(forms.map(({ compact }) => compact)))
  return (query, isWanted = () => true) => {
    if (slipsAllowed(query.length) === 0) return []
    const wanted = (index: number) => forms[index] !== undefined && isWanted(forms[index])
    const list = listed()(query, SHORTLIST, wanted)
      .flatMap(index => (forms[index] ? [nearness(query, forms[index])] : []))
      .filter(({ slips }) => slips <= slipsAllowed(query.length) + 0.5)
      .sort(byNearness)
    return list
      .slice(0, COMPARED)
      .flatMap(near => {
        const { isMatch, score = 1 } = Fuse.match(query.slice(0, PATTERN), near.form.compact, ALIKE)
        return isMatch ? [{ ...near, score }] : []
      })
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

/** The indexes of the texts that share the most letter pairs with the query, best first. */
type Shortlist = (query: string, length: number, isWanted: (index: number) => boolean) => number[]

/** A slip of the finger changes so many letter pairs at most: two swapped letters stand in three. */
const PAIRS_OF_A_SLIP = 3

/**
 * Builds the list of letter pairs once. The cost of a query grows with the number of texts that share its pairs. Texts that
 * share too few to be near are left out.
 */
export function shortlistOf(texts: readonly string[]): Shortlist {
  const pairs = texts.flatMap((text, index) =>
    [...pairsOf(text)].map((pair): [string, number] => [pair, index]),
  )
  const byPair = new Map([...listsByKey(pairs)].map(([pair, list]) => [pair, Uint32Array.from(list)]))
  const shared = new Uint8Array(texts.length)
  const lengths = Uint16Array.from(texts, text => text.length + 2)
  return (query, length, isWanted) => {
    const asked = pairsOf(query)
    // Only the beginning of a name may be typed, without the pair of its last letter and the end.
    const least = Math.max(1, asked.size - 1 - PAIRS_OF_A_SLIP * slipsAllowed(query.length))
    const enough: number[] = []
    const lists = [...asked].flatMap(pair => byPair.get(pair) ?? [])
    for (const list of lists) {
      for (let i = 0; i < list.length; i++) {
        const index = list[i] as number
        const now = (shared[index] as number) + 1
        shared[index] = now
        if (now === least) enough.push(index)
      }
    }
    const likeness = (index: number) =>
      (shared[index] as number) / (query.length + (lengths[index] as number))
    const best = enough
      .filter(isWanted)
      .map(index => ({ index, value: likeness(index) }))
      .sort((a, b) => b.value - a.value)
    shared.fill(0)
    return best.slice(0, length).map(({ index }) => index)
  }
}

/** The pairs of neighbouring letters, including beginning and end; 200 letters at most, so that a byte can count them. */
function pairsOf(text: string): Set<string> {
  const padded = `^${text.slice(0, 200)}$`
  return new Set(Array.from({ length: padded.length - 1 }, (_, i) => padded.slice(i, i + 2)))
}
