// Closes a walkthrough that no user has seen, because Discord never took the reply that shows it.
import type { Store } from '../store/store.ts'
import type { Scene } from './scene.ts'

/**
 * Closes a walkthrough that has just begun, so that it does not count as open. A walkthrough that has a thread, a board
 * or an answer by now has been seen and stays open.
 * @throws StoreFault
 */
export async function closeUnseen(store: Store, { walkthrough: begun }: Scene): Promise<void> {
  await store.closeUnseen(begun.id, begun.revision)
}
