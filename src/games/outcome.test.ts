// Tests that a stored outcome of 2.0.0, which was one record, is read as the table and what the attack came to.
import { expect, test } from 'vitest'
import { z } from 'zod'
import { inOneRecord } from './one-record.ts'
import { comparedBy, inTwoParts } from './outcome.ts'

const stored = () =>
  inTwoParts(z.object({ cards: z.number() }).nullable(), z.object({ edition: z.string(), dealt: z.number() }))
const now = { table: { cards: 3 }, summary: { edition: '1.0', dealt: 2 } }

test('an outcome of today and one of 2.0.0 are read as the same', () => {
  expect(stored().parse(now)).toEqual(now)
  expect(stored().parse({ table: { cards: 3 }, edition: '1.0', dealt: 2 })).toEqual(now)
  expect(stored().parse({ table: null, edition: '1.0', dealt: 2 })).toEqual({ ...now, table: null })
})

test('what is no outcome is refused, not thrown', () => {
  for (const wrong of [
    null,
    undefined,
    5,
    'outcome',
    [],
    {},
    { table: { cards: 3 } },
    { summary: now.summary },
  ])
    expect(stored().safeParse(wrong).success).toBe(false)
})

test('scripts get one record, and editions are compared by the fields that count', () => {
  const over: typeof now & { editions: string[] } = { ...now, editions: [] }
  expect(inOneRecord(over)).toEqual({ ...now.summary, table: now.table, editions: [] })
  expect(comparedBy<{ edition: string; dealt: number }>(['dealt'])(now)).toEqual({ dealt: 2 })
})
