// A walkthrough that nobody has got to see, because the answer that told of it came to nothing.
import type { Store } from '../store/store.ts'
import type { Scene } from './scene.ts'

/**
 * Closes what has just been begun, so that it does not count as open. Where its board stands somewhere by now, or
 * somebody has answered in it, it has been seen after all.
 * @throws StoreFault
 */
export async function closeUnseen(store: Store, { walkthrough: begun }: Scene): Promise<void> {
  await store.closeUnseen(begun.id, begun.revision)
}
