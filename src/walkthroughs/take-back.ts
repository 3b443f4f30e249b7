// Takes back the last answer that counts. It stays in the log, and a new row says that it no longer counts.
import type { Row } from '../store/store.ts'
import { type Counted, found, type Press, save, type Uncounted } from './counted-press.ts'
import { KEPT_FREE } from './log/log.ts'
import { type Replay, sceneFrom, type Tables } from './log/replay.ts'
import type { Scene } from './scene.ts'

/** notYours: `row` is somebody else's answer. nothing: no answer is left. Neither changes anything. */
export type TakenBack =
  | Counted
  | Uncounted
  | { readonly result: 'notYours'; readonly row: Row; readonly scene: Scene }
  | { readonly result: 'nothing'; readonly scene: Scene }

/**
 * Takes the last answer back, also after the end, if its user gave it or is the starter. Near the end of the log it is refused
 * as `full`, so that the attack can go on.
 * @throws StoreFault if the store cannot say whether it has saved that
 */
export async function takeBack(tables: Tables, press: Press): Promise<TakenBack> {
  const replayed = await found(tables, press)
  if ('result' in replayed) return replayed
  const last = replayed.counting.at(-1)
  if (!last) return { result: 'nothing', scene: sceneFrom(replayed) }
  if (!mayTakeBack(replayed, last, press.user))
    return { result: 'notYours', row: last, scene: sceneFrom(replayed) }
  return save(tables, press, replayed.walkthrough, { takesBack: last.number }, 1 + KEPT_FREE)
}

/** If both the starter and the answer's user are deleted, everyone may take the answer back. */
function mayTakeBack({ walkthrough: { starter } }: Replay, { by }: Row, user: string): boolean {
  return user === by || user === starter || (by === null && starter === null)
}
