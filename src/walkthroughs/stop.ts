// Stops an attack without a result, and goes on with a stopped one.
import type { Head } from '../store/walkthroughs.ts'
import { type Replay, sceneFrom, type Tables } from './log/replay.ts'
import { reopeningOf, type TablePress } from './reopening.ts'
import { type PressResult, passedBy, savedPress } from './save-press.ts'
import { isStopped, type Scene } from './scene.ts'

/** notTheirs: the user neither leads the walkthrough nor began it, and nothing has changed. */
export type StopResult = PressResult | { readonly result: 'stopped' | 'notTheirs'; readonly scene: Scene }

/**
 * Closes a walkthrough without an outcome. Its leader may do so, and the person who began it, whose limits count it; every
 * user may if its starter has been deleted. Going on, or the next answer or undo, opens it again.
 * @throws StoreFault if the store cannot say whether it has saved that
 */
export async function stop(tables: Tables, press: TablePress, scene: Replay): Promise<StopResult> {
  const passed = await passedBy(tables, press, scene)
  if (passed) return passed
  const { walkthrough } = scene
  if (!mayStop(walkthrough, press.userId)) return { result: 'notTheirs', scene }
  const isThere = await tables.store.closeAs(walkthrough.id, 'stopped')
  if (!isThere) return { result: 'gone' }
  const ending = walkthrough.ending ?? 'stopped'
  return { result: 'stopped', scene: sceneFrom({ ...walkthrough, closed: true, ending }, scene) }
}

/** Opens a stopped walkthrough, as its next answer would. @throws StoreFault as `stop` does */
export async function reopenWalkthrough(
  tables: Tables,
  press: TablePress,
  scene: Replay,
): Promise<PressResult> {
  const passed = await passedBy(tables, press, scene)
  if (passed) return passed
  if (!isStopped(scene)) return { result: 'repeated', scene }
  const { rows } = scene.walkthrough
  const opened = await tables.store.reopen(press, reopeningOf(tables, press, scene, null), null, rows)
  return savedPress(tables, press, scene, opened, walkthrough => sceneFrom(walkthrough, scene))
}

export const mayStop = ({ starter, beginner }: Pick<Head, 'starter' | 'beginner'>, user: string): boolean =>
  starter === null || [starter, beginner].includes(user)
