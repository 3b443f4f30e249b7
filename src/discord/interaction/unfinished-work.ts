// What the bot is at, so that it can be finished before the process ends.
import { setTimeout as pause } from 'node:timers/promises'

export type Work = {
  /** Counts a piece of work, which must not fail, until it is done. */
  readonly begin: (piece: Promise<void>) => void
  /** Resolves when everything begun is done, or after five seconds: nothing may keep the process for ever. */
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
