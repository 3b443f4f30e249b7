// Ends the program in order, once: on a signal, or for a reason of its own. A second signal ends it at once.
import type { Log } from './log.ts'

/** Docker kills after 10 seconds what has not ended; in milliseconds. */
const LONGEST = 7_750
/** npm passes a signal on to a program that may have had it from the terminal already; in milliseconds. */
const SAME = process.env.npm_lifecycle_event ? 50 : 0

export type ProcessEnd = {
  /** Stops everything and exits with this code. Only the first call counts. */
  readonly end: (code: number) => void
}

/**
 * Waits for SIGINT and SIGTERM from now on, and then exits with 0.
 * @param stop stops everything; what it throws ends the program
 */
export function createEnding(stop: () => Promise<void>, log: Log): ProcessEnd {
  let since: number | null = null
  const end = (code: number, signal?: NodeJS.Signals) => {
    if (since !== null) return
    since = performance.now()
    setTimeout(() => {
      log.warn('stopped before all was done')
      process.exit(1)
    }, LONGEST)
    void stop().then(() => {
      if (signal) log.info({ signal }, 'stopped')
      process.exit(code)
    })
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (since === null) end(0, signal)
      else if (performance.now() - since >= SAME) {
        log.warn({ signal }, 'stopped at once')
        process.exit(1)
      }
    })
  return { end }
}
