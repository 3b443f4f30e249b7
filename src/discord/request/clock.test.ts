// Tests that the clock keeps Discord's time although this machine's clock is wrong.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createClock, inTime } from './clock.ts'

const DISCORD = 1_800_000_000_400
const HOUR = 3_600_000

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

/** Discord's time, which goes on at the pace of performance.now. */
const discord = () => DISCORD + performance.now()
/** The Date header at this time. */
const told = () => Math.floor(discord() / 1_000) * 1_000

describe('Discord’s time', () => {
  it('is not known before Discord has said something', () => {
    const clock = createClock()
    expect([clock.now(), clock.age(discord() - 5_000)]).toEqual([null, 0])
  })

  it('is known to a second from the first header on, and never thought to be later than it is', () => {
    const clock = createClock()
    clock.hear(told(), performance.now(), performance.now())
    expect(clock.now()).toBeLessThanOrEqual(discord())
    expect(clock.now()).toBeGreaterThan(discord() - 1_000)
  })

  it('is known the better the more Discord sends', () => {
    const clock = createClock()
    clock.hear(told(), performance.now(), performance.now())
    vi.advanceTimersByTime(300)
    clock.arrived(discord() - 20)
    vi.advanceTimersByTime(2_000)
    clock.arrived(discord() - 900)
    expect(discord() - (clock.now() ?? 0)).toBeCloseTo(20, -1)
    expect(clock.age(discord() - 4_000)).toBeCloseTo(3_980, 0)
  })

  it('does not change when the clock of the machine is set', () => {
    const clock = createClock()
    clock.hear(told(), performance.now(), performance.now())
    clock.arrived(discord())
    vi.setSystemTime(Date.now() + HOUR)
    expect(clock.now()).toBeCloseTo(discord(), -1)
    vi.setSystemTime(Date.now() - 2 * HOUR)
    expect(clock.age(discord() - 1_000)).toBeCloseTo(1_000, 0)
  })

  it.each([HOUR, -HOUR])('is what Discord says last if that contradicts the rest (%i)', ahead => {
    const clock = createClock()
    clock.hear(told(), performance.now(), performance.now())
    clock.hear(told() + ahead, performance.now(), performance.now())
    expect(Math.abs((clock.now() ?? 0) - discord() - ahead)).toBeLessThan(1_000)
  })
})

it('a time that is over already is late at once, and Node warns of nothing', async () => {
  vi.useRealTimers()
  const warnings: Error[] = []
  const warned = (warning: Error) => warnings.push(warning)
  process.on('warning', warned)
  const never = new Promise<never>(() => {})
  await expect(inTime(never, -74, () => new Error('late'))).rejects.toThrow('late')
  await new Promise(resolve => setImmediate(resolve))
  process.off('warning', warned)
  expect(warnings).toEqual([])
})
