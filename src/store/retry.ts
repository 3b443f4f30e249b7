// Repeats work that found the store busy, for as long as Discord waits for an answer.
import { setTimeout as wait } from 'node:timers/promises'
import { StoreFault } from './store.ts'

/** How long `withPatience` tries, in milliseconds. Discord waits three seconds for an answer. */
export const BUDGET = 2000

/**
 * Repeats the attempt until it succeeds, and pauses by timers in between, so that other work goes on.
 * @param attempt receives the time (as by performance.now) at which it has to be over
 * @param longestPause in milliseconds; random pauses keep waiting calls from colliding again
 * @param faultOf turns a thrown value into a StoreFault, if it describes one
 * @throws StoreFault busy, if every attempt within the budget was busy; a StoreFault of another kind at once
 */
export async function withPatience<T>(
  attempt: (deadline: number) => T | Promise<T>,
  longestPause: number,
  faultOf: (thrown: unknown) => unknown = thrown => thrown,
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
