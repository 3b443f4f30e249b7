// Tests in which outages an answer reaches Discord, how often it is sent, and which try counts; time is faked.
import { type RESTOptions, SnowflakeUtil } from 'discord.js'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AnsweredBefore, answering } from './answer-request.ts'
import { createClock } from './clock.ts'

type MakeRequest = RESTOptions['makeRequest']

const TRY = 40
const START = 1_800_000_000_000
const INIT = { method: 'POST' } as Parameters<MakeRequest>[1]
const URL = 'https://discord/api/v10/interactions/1/token/callback'
const madeAt = (timestamp: number) => String(SnowflakeUtil.generate({ timestamp }))

beforeEach(() => {
  vi.useFakeTimers({ now: START })
})
afterEach(() => vi.useRealTimers())

const later = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))
const refusal = (code: number) =>
  Response.json({ message: 'no', code }, { status: code === 10_062 ? 404 : 400 })
const reset = () => Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' })

/** The fate of a request in each kind of outage. */
const OUTAGES: Readonly<Record<string, () => Promise<Response>>> = {
  502: async () => new Response('', { status: 502 }),
  503: async () => new Response('', { status: 503 }),
  cut: async () => Promise.reject(reset()),
  hanging: () => new Promise(() => {}),
}

type Sent = { readonly at: number[]; readonly result: unknown }

/** Sends an answer to a Discord that is out for `outage` milliseconds and refuses answers after 3 seconds. */
async function sentIn(kind: string, outage: number, age = 0): Promise<Sent> {
  const at: number[] = []
  const clock = createClock()
  clock.arrived(START)
  const since = performance.now()
  const request = answering(
    (async () => {
      const now = performance.now() - since
      at.push(now)
      if (now < outage) return OUTAGES[kind]?.()
      await later(TRY)
      return performance.now() - since > 3_000 - age ? refusal(10_062) : new Response(null, { status: 204 })
    }) as MakeRequest,
    clock,
  )
  const result = request(madeAt(START - age), URL, INIT).then(
    ({ status }) => status,
    error => error,
  )
  await vi.advanceTimersByTimeAsync(6_000)
  return { at, result: await result }
}

const LENGTHS = Array.from({ length: 26 }, (_, tenth) => 100 * tenth)

describe.each(Object.keys(OUTAGES))('an outage (%s)', kind => {
  it('of up to 2.5 of the 3 seconds costs no answer', async () => {
    const lost: number[] = []
    for (const length of LENGTHS) if ((await sentIn(kind, length)).result !== 204) lost.push(length)
    expect(lost).toEqual([])
  })

  it('that lasts costs a bounded number of tries, the last of them in time', async () => {
    for (let round = 0; round < 20; round += 1) {
      const { at, result } = await sentIn(kind, 60_000)
      expect(result).not.toBe(204)
      expect(at.length).toBeGreaterThan(4)
      expect(at.length).toBeLessThanOrEqual(32)
      expect(at.at(-1)).toBeGreaterThan(2_500)
      expect(at.at(-1)).toBeLessThanOrEqual(2_950)
    }
  })

  it('is tried for as long as there is from when the interaction was made, not from when it came', async () => {
    const { at } = await sentIn(kind, 60_000, 1_500)
    expect(at.at(-1)).toBeGreaterThan(1_000)
    expect(at.at(-1)).toBeLessThanOrEqual(1_450)
  })
})

/** The result of an answer whose tries get these responses in order. */
async function answeredWith(...replies: (() => Promise<Response>)[]): Promise<Sent> {
  const at: number[] = []
  const since = performance.now()
  const request = answering(
    (() => {
      at.push(performance.now() - since)
      return replies[at.length - 1]?.() ?? new Promise(() => {})
    }) as MakeRequest,
    createClock(),
  )
  const result = request(madeAt(START), URL, INIT).then(
    ({ status }) => status,
    error => error,
  )
  await vi.advanceTimersByTimeAsync(6_000)
  return { at, result: await result }
}

const taken = async () => refusal(40_060)
const hangs = () => new Promise<Response>(() => {})

describe('an answer that Discord has already', () => {
  it('is another one’s if it was sent once', async () => {
    expect((await answeredWith(taken)).result).toBe(400)
  })

  it('is ours if an earlier try was lost', async () => {
    expect((await answeredWith(OUTAGES.cut as never, taken)).result).toBeInstanceOf(AnsweredBefore)
  })

  it('is ours though it is the first try that says so, after a later one', async () => {
    const late = () => later(1_400).then(taken)
    const { at, result } = await answeredWith(late, hangs)
    expect(result).toBeInstanceOf(AnsweredBefore)
    expect(at).toHaveLength(2)
  })
})

it('as long as Discord asks us to wait, nothing is sent', async () => {
  const tooMany = async () => new Response('', { status: 429, headers: { 'retry-after': '1.5' } })
  const { at, result } = await answeredWith(tooMany, async () => new Response(null, { status: 204 }))
  expect([at, result]).toEqual([[0, 1_500], 204])
})

it('what Discord refuses is not sent again', async () => {
  const { at, result } = await answeredWith(async () => refusal(10_062))
  expect([at, result]).toEqual([[0], 404])
})
