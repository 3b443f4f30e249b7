// How many slips of the finger lie between two words: a letter too many, too few, wrong, or two swapped.

/**
 * Optimal string alignment distance of two folded texts, or `limit` + 1 as soon as it must be greater
 * than `limit`.
 */
export function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = nextRow(a, b, i, last, beforeLast)
    if (Math.min(...row) > limit) return limit + 1
    beforeLast = last
    last = row
  }
  return Math.min(last[b.length] ?? limit + 1, limit + 1)
}

function nextRow(
  a: string,
  b: string,
  i: number,
  last: readonly number[],
  beforeLast: readonly number[],
): number[] {
  const row = [i]
  for (let j = 1; j <= b.length; j++) {
    const same = a[i - 1] === b[j - 1]
    let cost = Math.min(at(row, j - 1) + 1, at(last, j) + 1, at(last, j - 1) + (same ? 0 : 1))
    const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
    if (isSwap && !same) cost = Math.min(cost, at(beforeLast, j - 2) + 1)
    row.push(cost)
  }
  return row
}

const at = (row: readonly number[], j: number): number => row[j] ?? Number.POSITIVE_INFINITY

/** How many slips still count as the same word, by the length of what was typed. */
export function slipsAllowed(length: number): number {
  if (length < 4) return 0
  if (length < 6) return 1
  if (length < 10) return 2
  return length < 16 ? 3 : 4
}

/** How many slips one may be sure of: two in a short word make too many other words of it. */
export const slipsSure = (length: number): number =>
  Math.min(slipsAllowed(length), length < 8 ? 1 : length < 13 ? 2 : 4)
