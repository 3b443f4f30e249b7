// The share of interactions that could be read, by the second.
import { expect, it } from 'vitest'
import { readableShare } from './readable-share.ts'

it('is more than half, of the last minute alone', () => {
  let now = 1_000_000
  const share = readableShare(() => now)
  expect(share.isMost()).toBe(true)
  share.note(true)
  share.note(true)
  share.note(false)
  expect(share.isMost()).toBe(true)
  now += 30_000
  share.note(false)
  expect(share.isMost()).toBe(false)
  now += 31_000
  expect(share.isMost()).toBe(false)
  share.note(true)
  share.note(true)
  expect(share.isMost()).toBe(true)
  now += 61_000
  expect(share.isMost()).toBe(true)
})
