// Measures a bot under a load: one interaction at a time, or many at once.
import { manyAtOnce } from '../rounds.ts'
import type { Side } from './set-up.ts'
import type { Kind } from './users.ts'

/** The number of interactions under way at any time. */
const AT_ONCE = 64

export type Load = {
  /** Milliseconds of each interaction that was answered. */
  readonly times: readonly number[]
  readonly unanswered: number
  readonly perSecond: number
  /** Milliseconds of a processor that the bot has spent on each. */
  readonly cpu: number
  /** The share of the time in which the loopback Discord itself was at work: near 1 it limits the measurement. */
  readonly discord: number
}

/** Measures one interaction at a time. */
export const trips = (side: Side, kind: Kind, count: number): Promise<Load> => load(side, kind, count, 1)

export const burst = (side: Side, kind: Kind, count: number): Promise<Load> =>
  load(side, kind, count, AT_ONCE)

async function load({ users, bot }: Side, kind: Kind, count: number, atOnce: number): Promise<Load> {
  const before = await bot().usage()
  const own = process.cpuUsage()
  const since = performance.now()
  const all = await manyAtOnce(count, atOnce, users[kind])
  const ms = performance.now() - since
  const { user, system } = process.cpuUsage(own)
  const after = await bot().usage()
  const times = all.filter(one => one !== null)
  return {
    times,
    unanswered: all.length - times.length,
    perSecond: (1000 * times.length) / ms,
    cpu: (after.cpu - before.cpu) / all.length,
    discord: (user + system) / 1000 / ms,
  }
}
