// Sets the store's `closed` mark, by which it counts open walkthroughs.
import { type Store, StoreFault } from '../store/store.ts'
import { type Replay, sceneFrom } from './log/replay.ts'

/**
 * Marks the walkthrough of a scene as closed if it is over, and as open again after a `fresh` answer or undo. A
 * repeated delivery does not open a walkthrough that was stopped meanwhile. If the store fails, it returns the scene
 * unmarked: the answer is saved already, and the next press marks it.
 */
export async function marked(store: Store, scene: Replay, fresh: boolean): Promise<Replay> {
  const { walkthrough, played } = scene
  const closed = played.prompt === null || (walkthrough.closed && !fresh)
  if (closed === walkthrough.closed) return scene
  try {
    await store.change(walkthrough.id, { closed })
  } catch (error) {
    if (error instanceof StoreFault) return scene
    throw error
  }
  return sceneFrom({ ...walkthrough, closed }, scene)
}
