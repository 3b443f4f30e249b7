// What both stores share when they forget a person: one write marks them, and then walkthrough after walkthrough is cleared.
import { setImmediate as turn } from 'node:timers/promises'
import type { Store } from './store.ts'

type Forgetting = Pick<Store, 'markForgotten' | 'forget' | 'forgetMarked'>

/** The steps of a store, each of which is one write; every one may run again. */
export type ForgettingSteps = {
  readonly mark: (user: string) => Promise<void>
  readonly marked: () => Promise<readonly string[]>
  /** Some of the walkthroughs in which the person still takes part. */
  readonly left: (user: string) => Promise<readonly string[]>
  /** Deletes one of them or blanks the person in it. */
  readonly clear: (user: string, id: string) => Promise<void>
  /** Removes the mark if the person takes part in nothing any more. False: in something. */
  readonly unmark: (user: string) => Promise<boolean>
}

/** Forgets persons in these steps. Others are answered in between, and another process may stop or go on at any of them. */
export function forgettingBy({ mark, marked, left, clear, unmark }: ForgettingSteps): Forgetting {
  const clearAll = async (user: string): Promise<void> => {
    do
      for (const id of await left(user)) {
        await clear(user, id)
        await turn()
      }
    while (!(await unmark(user)))
  }
  return {
    markForgotten: mark,
    forget: async user => {
      await mark(user)
      await clearAll(user)
    },
    forgetMarked: async () => {
      for (const user of await marked()) await clearAll(user)
    },
  }
}

/** The number of walkthroughs that are looked up at a time. */
export const CLEARED_AT_A_TIME = 50
