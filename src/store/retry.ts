// Work that others keep us from for a moment is tried again, as long as whoever waits for it can wait.
import { setTimeout as wait } from 'node:timers/promises'
import { StoreFault } from './store.ts'

/** How long we try, in milliseconds. Discord waits three seconds for an answer. */
export const BUDGET = 2000

type Patience = {
  /** What was thrown, as a StoreFault if it is one. */
  readonly faultOf: (thrown: unknown) => unknown
  /** Between two attempts, in milliseconds. How long exactly is left to chance, so that those who wait do not meet again. */
  readonly longestPause: number
}

/**
 * Tries until it is done, and waits by timers in between, so that other work goes on.
 * @param attempt is given the time (as by performance.now) at which it has to be over
 * @throws StoreFault busy, if nothing came of it in all of the budget; another kind at once
 */
export async function withPatience<T>(
  attempt: (deadline: number) => T | Promise<T>,
  { faultOf, longestPause }: Patience,
): Promise<T> {
  const deadline = performance.now() + BUDGET
  for (;;) {
    try {
      return await attempt(deadline)
    } catch (error) {
      const fault = faultOf(error)
      const isBusy = fault instanceof StoreFault && fault.kind === 'busy'
      if (!isBusy || performance.now() >= deadline) throw fault
    }
    const pause = longestPause * (0.1 + 0.9 * Math.random())
    await wait(Math.max(0, Math.min(pause, deadline - performance.now())))
  }
}
