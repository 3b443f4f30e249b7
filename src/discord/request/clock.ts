// What time it is at Discord, without this machine's clock: that may be wrong, and may be set while the bot runs.
import type { RESTOptions } from 'discord.js'

type MakeRequest = RESTOptions['makeRequest']

export type Clock = {
  /** Notes that something which Discord made at this time has just arrived. */
  readonly arrived: (made: number) => void
  /** Notes what Discord said the time was, to the second, between two times of performance.now. */
  readonly hear: (date: number, sent: number, got: number) => void
  /** How long ago at the least Discord made that, in milliseconds; 0 as long as nobody knows. */
  readonly age: (made: number) => number
  /** What time it is at Discord at the least, in milliseconds since 1970; null: Discord has not said yet. */
  readonly now: () => number | null
}

/** The Date header leaves the milliseconds out. */
const SECOND = 1_000

/** How much a machine's count of milliseconds may err, in each of them. */
const DRIFT = 1e-4

/** How far Discord's clock is ahead of performance.now: between these two, as known at a time of performance.now. */
type Between = { readonly low: number; readonly high: number; readonly at: number }

/** A clock that knows nothing yet. What it is told narrows what it knows; what contradicts that counts instead. */
export function createClock(): Clock {
  let known: Between = { low: -Infinity, high: Infinity, at: performance.now() }
  let isTold = false
  const current = (): Between => {
    const at = performance.now()
    const drift = (at - known.at) * DRIFT
    return { low: known.low - drift, high: known.high + drift, at }
  }
  const narrow = (low: number, high: number) => {
    const { at, ...before } = current()
    const both = { low: Math.max(low, before.low), high: Math.min(high, before.high), at }
    known = both.low <= both.high ? both : { low, high, at }
  }
  const atLeast = () => performance.now() + current().low
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

/** Tells the clock of every Date that Discord itself sends; what stands before an outage may have a clock of its own. */
export const listening =
  (makeRequest: MakeRequest, clock: Clock): MakeRequest =>
  async (url, init) => {
    const sent = performance.now()
    const response = await makeRequest(url, init)
    const date = Date.parse(response.headers.get('date') ?? '')
    if (response.status < 500 && !Number.isNaN(date)) clock.hear(date, sent, performance.now())
    return response
  }
