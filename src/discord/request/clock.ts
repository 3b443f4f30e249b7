// Keeps Discord's time without this machine's clock, which may be wrong and may be changed while the bot runs.
import { type REST, type RESTOptions, Routes } from 'discord.js'

export type MakeRequest = RESTOptions['makeRequest']

/** Discord takes the first answer to an interaction until this time after it was made, in milliseconds. */
export const ANSWER_WITHIN = 3_000

export type Clock = {
  /** Notes that a thing which Discord made at this time has just arrived. */
  readonly arrived: (made: number) => void
  /** Notes the Date header of a response whose request was sent and answered at these times of performance.now. */
  readonly hear: (date: number, sent: number, got: number) => void
  /** The least time since Discord made a thing, in milliseconds; 0 while the clock knows nothing. */
  readonly age: (made: number) => number
  /** The earliest possible time at Discord, in milliseconds since 1970; null: Discord has not said the time yet. */
  readonly now: () => number | null
}

/** The Date header has no milliseconds, so it may be this much too early. */
const SECOND = 1_000

/** The longest wait for Discord's time, in milliseconds. It delays only interactions that are probably too late. */
const PATIENCE = 2_000

/** The largest error of performance.now, per millisecond. */
const DRIFT = 1e-4

/** Discord's clock is ahead of performance.now by `low` to `high`, as known at the time `at` of performance.now. */
type Between = { readonly low: number; readonly high: number; readonly at: number }

/** A clock that knows nothing yet. Each note narrows the range; a note outside the range replaces it. */
export function createClock(): Clock {
  let known: Between = { low: -Infinity, high: Infinity, at: performance.now() }
  let isTold = false
  const narrow = (low: number, high: number) => {
    const at = performance.now()
    const drift = (at - known.at) * DRIFT
    const both = { low: Math.max(low, known.low - drift), high: Math.min(high, known.high + drift), at }
    known = both.low <= both.high ? both : { low, high, at }
  }
  const atLeast = () => {
    const at = performance.now()
    return at + known.low - (at - known.at) * DRIFT
  }
  return {
    arrived: made => narrow(made - performance.now(), Infinity),
    hear: (date, sent, got) => {
      isTold = true
      narrow(date - got, date + SECOND - sent)
    },
    age: made => Math.max(0, atLeast() - made),
    now: () => (isTold ? Math.floor(atLeast()) : null),
  }
}

/** Tells the clock each Date header of Discord itself: a 5xx response may come from a proxy with another clock. */
export function listening(makeRequest: MakeRequest, clock: Clock): MakeRequest {
  // Most headers are that of the response before: it changes once a second.
  let last = { header: '', date: Number.NaN }
  return async (url, init) => {
    const sent = performance.now()
    const response = await makeRequest(url, init)
    const header = response.headers.get('date') ?? ''
    if (header !== last.header) last = { header, date: Date.parse(header) }
    if (response.status < 500 && !Number.isNaN(last.date)) clock.hear(last.date, sent, performance.now())
    return response
  }
}

/**
 * Tells whether an interaction that Discord made at `made` is too late for an answer. Before it says yes it asks
 * Discord for the time once more: a wrong clock would refuse all interactions.
 */
export function lateness(rest: REST, clock: Clock): (made: number) => Promise<boolean> {
  const isLate = (made: number) => clock.age(made) > ANSWER_WITHIN
  let asked: Promise<unknown> | null = null
  const ask = () => {
    asked ??= rest.get(Routes.gateway(), { auth: false }).finally(() => {
      asked = null
    })
    return inTime(asked, PATIENCE, () => new Error('Discord has not said what time it is'))
  }
  return async made => {
    // If Discord does not answer, the time known so far decides.
    if (isLate(made)) await ask().catch(() => {})
    return isLate(made)
  }
}

/** The promise's value, unless it takes longer than `ms`. @throws the promise's error, or `late()` after `ms` */
export function inTime<T>(promise: Promise<T>, ms: number, late: () => Error): Promise<T> {
  const { promise: over, reject } = Promise.withResolvers<never>()
  // A process that was held up may come after the time is over, and Node warns of a negative one.
  const timer = setTimeout(() => reject(late()), Math.max(ms, 0))
  return Promise.race([promise, over]).finally(() => clearTimeout(timer))
}
