// Deletes, at the start and every hour, what has been kept long enough by Discord's clock: this machine's may be wrong.
import type { Log } from './log.ts'
import type { Store } from './store/store.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** How soon to ask again what time it is, as long as Discord has not said. */
const SOON = 5_000
/** How long the data of a server waits in case the bot comes back. */
const LEFT_DAYS = 7

export type SweepParts = {
  readonly store: Store
  readonly log: Log
  /** How long attacks are kept that nobody touches. */
  readonly keepDays: number
  /** What time it is at Discord, in milliseconds since 1970; null: nobody knows yet. */
  readonly time: () => number | null
}

/** Begins as soon as the time is known. A sweep that fails is logged, and tried again an hour later. */
export function startSweeping(parts: SweepParts): { readonly stop: () => Promise<void> } {
  let running = Promise.resolve()
  let timer: NodeJS.Timeout
  const turn = () => {
    const now = parts.time()
    if (now !== null) running = running.then(() => sweepAt(now, parts))
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

/** What a machine's clock says may be wrong by a zone. Beyond that something is amiss, and nobody knows on which side. */
async function sweepAt(now: number, parts: SweepParts): Promise<void> {
  const ahead = Date.now() - now
  if (Math.abs(ahead) <= DAY) await sweep(now, parts)
  else parts.log.warn({ aheadHours: Math.round(ahead / HOUR) }, 'not swept for the clock')
}

async function sweep(now: number, { store, log, keepDays }: SweepParts): Promise<void> {
  try {
    const swept = await store.sweep({ now, idle: now - keepDays * DAY, left: now - LEFT_DAYS * DAY })
    if (swept.deleted > swept.kept) log.warn({ ...swept }, 'swept more than half')
    else if (swept.deleted > 0) log.info({ ...swept }, 'swept')
  } catch (error) {
    log.error({ err: error }, 'not swept')
  }
}
