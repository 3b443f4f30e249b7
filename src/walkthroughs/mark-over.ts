// Sets the store's `closed` mark, by which it counts open walkthroughs.
import { type Store, StoreFault } from '../store/store.ts'
import { type Replay, sceneFrom } from './log/replay.ts'

/**
 * Marks the walkthrough of a scene as closed if it is over, and as open again after a `fresh` answer or undo; a press that
 * is delivered again does not open a walkthrough that somebody has stopped since. If the store fails, the scene is returned
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
