import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noFaults, slowness } from './request-faults.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

test('slow callbacks take two seconds more, others no time at all', async () => {
  const faults = noFaults()
  await slowness(faults)
  faults.standing.add('slow')
  let isOver = false
  void slowness(faults).then(() => {
    isOver = true
  })
  await vi.advanceTimersByTimeAsync(1_999)
  expect(isOver).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(isOver).toBe(true)
})
