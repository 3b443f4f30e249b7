// Keeps the store's mark for what is over, by which it counts what is not.
import { type Store, StoreFault } from '../store/store.ts'
import { type Replay, sceneFrom } from './log/replay.ts'

/**
 * The scene, with its walkthrough marked as over or, if an answer or an undo is `fresh`, as open again: what is delivered
 * again does not open what somebody has stopped since. A mark that the store cannot take costs no answer: what it marks
 * is saved already, and the next press marks it.
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
