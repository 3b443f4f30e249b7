// Ids have the form and the order of Discord's ids.
import { expect, test } from 'vitest'
import { madeAt, shardOf, snowflakes } from './snowflake.ts'

test('ids are 17 to 19 digits, strictly rising, and dated by the clock', () => {
  let clock = Date.UTC(2026, 10, 20)
  const next = snowflakes(() => clock)
  const ids = Array.from({ length: 5_000 }, next)
  expect(new Set(ids).size).toBe(5_000)
  expect(ids.every(id => /^\d{17,19}$/.test(id))).toBe(true)
  expect(ids).toEqual([...ids].sort())
  expect(madeAt(ids[0] ?? '')).toBe(clock)
  clock -= 1_000
  expect(BigInt(next())).toBeGreaterThan(BigInt(ids.at(-1) ?? ''))
})

test('guilds spread over shards as Discord does, direct messages go to the first', () => {
  expect(shardOf('197038439483310086', 4)).toBe(Number((197038439483310086n >> 22n) % 4n))
  expect(shardOf(undefined, 4)).toBe(0)
})
