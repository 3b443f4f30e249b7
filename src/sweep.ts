// Deletes, at the start and every hour, what has been kept long enough.
import type { Log } from './log.ts'
import type { Store } from './store/store.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** How long the data of a server waits in case the bot comes back. */
const LEFT_DAYS = 7

export type SweepParts = {
  readonly store: Store
  readonly log: Log
  /** How long attacks are kept that nobody touches. */
  readonly keepDays: number
}

/** Begins at once. A sweep that fails is logged, and tried again an hour later. */
export function startSweeping(parts: SweepParts): { readonly stop: () => Promise<void> } {
  let running = sweep(parts)
  const timer = setInterval(() => {
    running = running.then(() => sweep(parts))
  }, HOUR)
  timer.unref()
  return {
    stop: () => {
      clearInterval(timer)
      return running
    },
  }
}

async function sweep({ store, log, keepDays }: SweepParts): Promise<void> {
  const now = Date.now()
  try {
    const swept = await store.sweep({ now, idle: now - keepDays * DAY, left: now - LEFT_DAYS * DAY })
    if (swept.deleted > 0) log.info({ ...swept }, 'swept')
  } catch (error) {
    log.error({ err: error }, 'not swept')
  }
}
