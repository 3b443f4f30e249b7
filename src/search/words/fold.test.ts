import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../test/runs.ts'
import { heapMegabytes } from '../../../test/support/heap-size.ts'
import { compact, fold } from './fold.ts'

describe('folding', () => {
  it('makes umlauts equal, however they are typed', () => {
    expect(new Set(['zäh', 'zaeh', 'zah', 'ZÄH', 'za\u0308h'].map(fold))).toEqual(new Set(['zah']))
    expect(fold('Größe')).toBe(fold('groesse'))
  })

  it('makes hyphens, brackets and doubled spaces one space, and takes them away when compact', () => {
    expect(fold('  Boost–Karte (X)  ')).toBe('boost karte x')
    expect(compact(fold('Boost-Karte'))).toBe(compact(fold('Boostkarte')))
  })

  it('is the same when done twice, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), text => fold(fold(text)) === fold(text)),
      { numRuns: runs(2) },
    )
  })

  it('reads no more than a query can sensibly hold', () => {
    expect(fold('a'.repeat(6000))).toHaveLength(200)
  })

  it('keeps the query as far as it is read, and nothing of what was typed behind it', () => {
    const before = heapMegabytes()
    for (let i = 0; i < 3_000; i++) fold(`${i} ${'behind it '.repeat(600)}`)
    expect(heapMegabytes() - before).toBeLessThan(5)
  })
})
