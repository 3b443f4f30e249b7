// Counts the typing errors between two words: an extra, missing or wrong letter, or two swapped ones.

const LONGEST = 256
const newRow = () => new Uint16Array(LONGEST + 1)
const rows: readonly [Uint16Array, Uint16Array, Uint16Array] = [newRow(), newRow(), newRow()]

/**
 * Optimal string alignment distance of two folded texts, or `limit` + 1 as soon as it must be greater
 * than `limit`. Only the first 256 letters of longer texts count.
 */
export function distance(longA: string, longB: string, limit: number): number {
  if (Math.abs(longA.length - longB.length) > limit) return limit + 1
  const a = longA.slice(0, LONGEST)
  const b = longB.slice(0, LONGEST)
  let [beforeLast, last, row] = rows
  for (let j = 0; j <= b.length; j++) last[j] = j
  for (let i = 1; i <= a.length; i++) {
    if (fillRow(a, b, i, row, last, beforeLast) > limit) return limit + 1
    ;[beforeLast, last, row] = [last, row, beforeLast]
  }
  return Math.min(last[b.length] ?? limit + 1, limit + 1)
}

/** Fills the row of the i-th letter of `a` and returns its least value. */
function fillRow(
  a: string,
  b: string,
  i: number,
  row: Uint16Array,
  last: Uint16Array,
  beforeLast: Uint16Array,
): number {
  row[0] = i
  let least = i
  for (let j = 1; j <= b.length; j++) {
    const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1)
    let cost = Math.min(at(row, j - 1) + 1, at(last, j) + 1, at(last, j - 1) + (same ? 0 : 1))
    const isSwap =
      i > 1 &&
      j > 1 &&
      a.charCodeAt(i - 1) === b.charCodeAt(j - 2) &&
      a.charCodeAt(i - 2) === b.charCodeAt(j - 1)
    if (isSwap && !same) cost = Math.min(cost, at(beforeLast, j - 2) + 1)
    row[j] = cost
    if (cost < least) least = cost
  }
  return least
}

const at = (row: Uint16Array, j: number): number => row[j] ?? 0

/** How many typing errors still count as the same word, by the length of the typed text. */
export function slipsAllowed(length: number): number {
  if (length < 4) return 0
  if (length < 6) return 1
  if (length < 10) return 2
  return length < 16 ? 3 : 4
}

/** How many typing errors make a confident match: two errors turn a short word into too many other words. */
export const slipsSure = (length: number): number =>
  Math.min(slipsAllowed(length), length < 8 ? 1 : length < 13 ? 2 : 4)
