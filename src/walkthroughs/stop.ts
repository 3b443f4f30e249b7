// Stops a walkthrough before its end, so that nobody has to finish it and it does not count as open any more.
import type { Store } from '../store/store.ts'
import { type Counted, found, type Press, type Uncounted } from './press.ts'
import { sceneFrom } from './replay.ts'
import type { Scene } from './scene.ts'

/** notTheirs: only the starter stops it, and nothing has been changed. */
export type Stopped =
  | Counted
  | Uncounted
  | { readonly result: 'stopped' | 'notTheirs'; readonly scene: Scene }

/**
 * The starter marks it as closed, without an outcome. That is no lock: the next answer, or an undo, opens it again. One
 * whose starter has been deleted belongs to everyone.
 * @throws StoreFault if the store cannot say whether it has saved that
 */
export async function stop(store: Store, press: Press): Promise<Stopped> {
  const replayed = await found(store, press)
  if ('result' in replayed) return replayed
  const { walkthrough } = replayed
  const scene = sceneFrom(replayed)
  if (![null, press.user].includes(walkthrough.starter)) return { result: 'notTheirs', scene }
  const isThere = await store.change(walkthrough.id, { closed: true })
  if (!isThere) return { result: 'gone' }
  return { result: 'stopped', scene: { ...scene, walkthrough: { ...walkthrough, closed: true } } }
}
