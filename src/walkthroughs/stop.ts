// Stops an attack without a result, and goes on with a stopped one.
import type { Head, Press } from '../store/store.ts'
import { type Replay, sceneFrom, type Tables } from './log/replay.ts'
import { type PressResult, passedBy } from './save-press.ts'
import { isStopped, type Scene } from './scene.ts'

/** notTheirs: the user neither leads the walkthrough nor began it, and nothing has changed. */
export type StopResult = PressResult | { readonly result: 'stopped' | 'notTheirs'; readonly scene: Scene }

/**
 * Marks a walkthrough as closed, without an outcome. Its leader may do so, and the person who began it, whose limits
 * count it; every user may if its starter has been deleted. Going on, or the next answer or undo, opens it again.
 * @throws StoreFault if the store cannot say whether it has saved that
 */
export async function stop(tables: Tables, press: Press, scene: Replay): Promise<StopResult> {
  const passed = await passedBy(tables, press, scene)
  if (passed) return passed
  const { walkthrough } = scene
  if (!mayStop(walkthrough, press.userId)) return { result: 'notTheirs', scene }
  const isThere = await tables.store.change(walkthrough.id, { closed: true })
  if (!isThere) return { result: 'gone' }
  return { result: 'stopped', scene: sceneFrom({ ...walkthrough, closed: true }, scene) }
}

/** Marks a stopped walkthrough as open again, as its next answer would. @throws StoreFault as `stop` does */
export async function reopenWalkthrough(tables: Tables, press: Press, scene: Replay): Promise<PressResult> {
  const passed = await passedBy(tables, press, scene)
  if (passed) return passed
  const { walkthrough } = scene
  if (!isStopped(scene)) return { result: 'repeated', scene }
  const isThere = await tables.store.change(walkthrough.id, { closed: false })
  if (!isThere) return { result: 'gone' }
  return { result: 'saved', scene: sceneFrom({ ...walkthrough, closed: false }, scene) }
}

export const mayStop = ({ starter, beginner }: Pick<Head, 'starter' | 'beginner'>, user: string): boolean =>
  starter === null || [starter, beginner].includes(user)
