import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../test/runs.ts'
import { distance, slipsAllowed } from './distance.ts'

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 })

/** The definition as a slow recursion. */
function defined(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length
  const same = a.at(-1) === b.at(-1)
  const costs = [
    defined(a.slice(0, -1), b) + 1,
    defined(a, b.slice(0, -1)) + 1,
    defined(a.slice(0, -1), b.slice(0, -1)) + (same ? 0 : 1),
  ]
  const isSwap = a.length > 1 && b.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1)
  return Math.min(...costs, ...(isSwap ? [defined(a.slice(0, -2), b.slice(0, -2)) + 1] : []))
}

describe('the distance of two words', () => {
  it.each([
    ['vergeltung', 'vergeltung', 0],
    ['vergeltng', 'vergeltung', 1],
    ['vergelltung', 'vergeltung', 1],
    ['vergeltunk', 'vergeltung', 1],
    ['tuogh', 'tough', 1],
    ['gurad', 'guard', 1],
  ])('%s to %s is %d', (a, b, slips) => {
    expect(distance(a, b, 10)).toBe(slips)
  })

  it('is what the definition says', () => {
    fc.assert(
      fc.property(word, word, (a, b) => distance(a, b, 20) === defined(a, b)),
      { numRuns: runs(2) },
    )
  })

  it('stops at the limit and says only that it is more', () => {
    fc.assert(
      fc.property(
        word,
        word,
        fc.nat(6),
        (a, b, limit) => distance(a, b, limit) === Math.min(defined(a, b), limit + 1),
      ),
      { numRuns: runs(2) },
    )
  })

  it('allows more slips in longer words', () => {
    expect([3, 4, 5, 6, 9, 10, 15, 16].map(slipsAllowed)).toEqual([0, 1, 1, 2, 2, 3, 3, 4])
  })
})
