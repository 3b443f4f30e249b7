// Counts the work that the bot has begun, so that the bot can finish it before the process ends.
import { setTimeout as pause } from 'node:timers/promises'

export type Work = {
  /** Counts a piece of work until it is done; the promise must not reject. */
  readonly begin: (piece: Promise<void>) => void
  /** Resolves when all begun work is done, or after WAIT, so that the process ends in any case. */
  readonly settled: () => Promise<void>
}

const WAIT = 5_000

export function createWork(): Work {
  const running = new Set<Promise<void>>()
  return {
    begin: piece => {
      running.add(piece)
      void piece.finally(() => running.delete(piece))
    },
    settled: async () => {
      const timer = new AbortController()
      await Promise.race([
        Promise.all(running),
        pause(WAIT, undefined, { signal: timer.signal }).catch(() => {}),
      ])
      timer.abort()
    },
  }
}
