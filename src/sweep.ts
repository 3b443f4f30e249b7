// Deletes expired data, and ends interrupted deletions of persons, at the start and every hour, by Discord's clock, since this machine's clock may be wrong.
import type { Log } from './log.ts'
import type { Store } from './store/store.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** How soon to ask for the time again, as long as Discord has not answered. */
const SOON = 5_000
/** How long the data of a server stays in case the bot comes back. */
const LEFT_DAYS = 7

export type SweepParts = {
  readonly store: Store
  readonly log: Log
  /** How many days untouched walkthroughs are kept. */
  readonly keepDays: number
  /** Discord's time in milliseconds since 1970; null: not known yet. */
  readonly time: () => number | null
}

/** Sweeps as soon as the time is known, and then every hour. A failed sweep is logged. */
export function startSweeping(parts: SweepParts): { readonly stop: () => Promise<void> } {
  let running = goOnForgetting(parts)
  let timer: NodeJS.Timeout
  const turn = () => {
    const now = parts.time()
    if (now !== null) running = running.then(() => sweepAt(now, parts)).then(() => goOnForgetting(parts))
    timer = setTimeout(turn, now === null ? SOON : HOUR)
    timer.unref()
  }
  if (parts.time() === null) parts.log.warn('not swept before Discord says what time it is')
  turn()
  return {
    stop: () => {
      clearTimeout(timer)
      return running
    },
  }
}

/** Goes on with deletions of persons that a stop or a fault has interrupted. */
async function goOnForgetting({ store, log }: SweepParts): Promise<void> {
  try {
    await store.forgetMarked()
  } catch (error) {
    log.error({ err: error }, 'a deletion could not go on')
  }
}

/** A time zone may shift this machine's clock by hours. Beyond a day either clock may be wrong, so nothing is swept. */
async function sweepAt(now: number, { store, log, keepDays }: SweepParts): Promise<void> {
  const ahead = Date.now() - now
  if (Math.abs(ahead) > DAY)
    return log.warn({ aheadHours: Math.round(ahead / HOUR) }, 'not swept for the clock')
  try {
    const swept = await store.sweep({ now, idle: now - keepDays * DAY, left: now - LEFT_DAYS * DAY })
    if (swept.deleted > swept.kept) log.warn({ ...swept }, 'swept more than half')
    else if (swept.deleted > 0) log.info({ ...swept }, 'swept')
  } catch (error) {
    log.error({ err: error }, 'not swept')
  }
}
