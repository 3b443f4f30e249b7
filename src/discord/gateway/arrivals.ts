// Knows when nothing more comes from Discord, so that a bot that is told to stop hears what is still on its way.
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises'

/** How long nothing has to come, and how long to listen in any case and at most, in milliseconds. */
const QUIET = 150
const LEAST = 250
const MOST = 1_500

export type Arrivals = {
  /** Notes that something has come. */
  readonly note: () => void
  /** Resolves when nothing has come for QUIET: from the call on after LEAST at the earliest, and after MOST in any case. */
  readonly over: () => Promise<void>
}

export function createArrivals(): Arrivals {
  let last = Number.NEGATIVE_INFINITY
  return {
    note: () => {
      last = performance.now()
    },
    over: async () => {
      const since = performance.now()
      const end = () => Math.min(since + MOST, Math.max(since + LEAST, last + QUIET))
      for (let left = LEAST; left > 0; left = end() - performance.now()) {
        await pause(left)
        // A busy process is late: what has come meanwhile is read in this turn.
        await turn()
      }
    },
  }
}
