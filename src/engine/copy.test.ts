import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../test/runs.ts'
import { copyOf } from './copy.ts'

/** Plain data in which one object may stand in several places. */
const data = fc
  .tuple(fc.object({ maxDepth: 3, withNullPrototype: false }), fc.object({ maxDepth: 1 }))
  .map(([own, shared]) => ({ ...own, shared, list: [shared, undefined, [shared, -0, Number.NaN]] }))
  .filter(value => !JSON.stringify(value).includes('__proto__'))

test('a copy of plain data is that of structuredClone', () => {
  fc.assert(
    fc.property(data, value => {
      expect(copyOf(value)).toStrictEqual(structuredClone(value))
    }),
    { numRuns: runs(2) },
  )
})

test('a copy shares nothing with its original, and the same within itself', () => {
  const shared = { damage: 1 }
  const original = { pieces: [shared], attacker: shared }
  const copy = copyOf(original)
  copy.attacker.damage = 2
  expect(copy.pieces[0]).toBe(copy.attacker)
  expect(original).toEqual({ pieces: [{ damage: 1 }], attacker: { damage: 1 } })
})
