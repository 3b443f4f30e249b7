// For tests alone: a deletion that is stopped between two of its steps, as a kill stops it.
import { setImmediate as turn } from 'node:timers/promises'
import type { Store } from '../../../src/store/store.ts'

/**
 * Forgets a person, and closes the store after so many turns of the event loop.
 * @returns whether the deletion was stopped before its end
 */
export async function forgetFor(store: Store, user: string, turns: number): Promise<boolean> {
  const deletion = store.forget(user).then(
    () => false,
    () => true,
  )
  for (let left = turns; left > 0; left -= 1) await turn()
  await store.close()
  return deletion
}
