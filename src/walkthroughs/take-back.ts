// Takes back the last answer that counts: the answer stays in the log, and a further row takes it back.
import type { Press, Row } from '../store/store.ts'
import { KEPT_FREE } from './log/log.ts'
import { type Replay, sceneBefore, type Tables } from './log/replay.ts'
import { type Counted, passedBy, save, type Uncounted } from './save-press.ts'
import type { Scene } from './scene.ts'

/** notYours: `row` is another user's answer. nothing: no answer is left. Neither changes anything. */
export type TakenBack =
  | Counted
  | Uncounted
  | { readonly result: 'notYours'; readonly row: Row; readonly scene: Scene }
  | { readonly result: 'nothing'; readonly scene: Scene }

/**
 * Takes the last answer back, also after the end, if the user gave it or is the starter. Near the end of the log it
 * refuses with `full`, so that the attack can go on.
 * @throws StoreFault if the store cannot say whether it has saved that
 */
export async function takeBack(tables: Tables, press: Press, scene: Replay): Promise<TakenBack> {
  const passed = await passedBy(tables, press, scene)
  if (passed) return passed
  const last = scene.counting.at(-1)
  if (!last) return { result: 'nothing', scene }
  if (!mayTakeBack(scene, last, press.userId)) return { result: 'notYours', row: last, scene }
  const row = { takesBack: last.number }
  return save(tables, press, scene, row, saved => sceneBefore(scene, saved), 1 + KEPT_FREE)
}

/** Whether the user may take the answer back; every user may if both its giver and the starter have been deleted. */
function mayTakeBack({ walkthrough: { starter } }: Scene, { by }: Row, user: string): boolean {
  return user === by || user === starter || (by === null && starter === null)
}
