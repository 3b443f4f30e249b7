// Stops a walkthrough before its end; it then needs no further answers and does not count as open.
import type { Head, Press } from '../store/store.ts'
import { type Replay, sceneFrom, type Tables } from './log/replay.ts'
import { type Counted, passedBy, type Uncounted } from './save-press.ts'
import type { Scene } from './scene.ts'

/** notTheirs: the user neither leads the walkthrough nor began it, and nothing has changed. */
export type Stopped =
  | Counted
  | Uncounted
  | { readonly result: 'stopped' | 'notTheirs'; readonly scene: Scene }

/**
 * Marks a walkthrough as closed, without an outcome. Its leader may do so, and the person who began it, whose limits
 * count it; every user may if its starter has been deleted. The next answer or undo opens it again.
 * @throws StoreFault if the store cannot say whether it has saved that
 */
export async function stop(tables: Tables, press: Press, scene: Replay): Promise<Stopped> {
  const passed = await passedBy(tables, press, scene)
  if (passed) return passed
  const { walkthrough } = scene
  if (!mayStop(walkthrough, press.userId)) return { result: 'notTheirs', scene }
  const isThere = await tables.store.change(walkthrough.id, { closed: true })
  if (!isThere) return { result: 'gone' }
  return { result: 'stopped', scene: sceneFrom({ ...walkthrough, closed: true }, scene) }
}

/** Whether this user may stop the walkthrough. */
export const mayStop = ({ starter, beginner }: Pick<Head, 'starter' | 'beginner'>, user: string): boolean =>
  starter === null || [starter, beginner].includes(user)
