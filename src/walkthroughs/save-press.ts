// The steps that every press on a board shares: it counts once, on the revision of its board, and gets a result.
import type { Reached } from '../store/limits.ts'
import type { NewRow, Press, Reopened } from '../store/log.ts'
import { StoreFault } from '../store/store.ts'
import type { LogRow, Walkthrough } from '../store/walkthroughs.ts'
import { hasRoom } from './log/log.ts'
import { type Replay, sceneAt, sceneOver, type Tables } from './log/replay.ts'
import { outcomeToStore } from './log/retell.ts'
import { reopeningOf, type TablePress } from './reopening.ts'

/**
 * repeated: this press was saved before, and Discord delivers it again. In the other cases nothing has been saved. behind:
 * the board was not the current one; `faster` is the row that came instead of the press, if another user gave it. full:
 * the log has no room for the row. mayNotOpen: the walkthrough is closed, and others open it. tooMany: a limit is reached,
 * on rows, or on open or begun walkthroughs if it is closed. overtaken: others rest on it, or it was left behind, and `tip` is
 * where its table stands. gone: the walkthrough no longer exists.
 */
export type PressResult = { readonly result: 'saved' | 'repeated'; readonly scene: Replay } | Uncounted
export type Uncounted =
  | { readonly result: 'behind'; readonly scene: Replay; readonly faster: LogRow | null }
  | { readonly result: 'full' | 'mayNotOpen'; readonly scene: Replay }
  | { readonly result: 'tooMany'; readonly scene: Replay; readonly reached: Reached }
  | { readonly result: 'overtaken'; readonly scene: Replay; readonly tip: Walkthrough }
  | { readonly result: 'gone' }

/** Why a press does not count on this scene, or counts already; null: it fits this scene. @throws StoreFault */
export async function passedBy(
  { store, flows }: Tables,
  press: Press,
  scene: Replay,
): Promise<PressResult | null> {
  if (scene.walkthrough.revision === press.revision) return null
  const own = await store.claimed(press.interaction)
  if (own?.id !== press.walkthrough) return pressBehind(scene, press)
  return { result: 'repeated', scene: await closedIfOver(store, sceneAt(flows, scene, own)) }
}

/**
 * Saves what a press adds, unless another press on this scene was faster. On a closed walkthrough it opens it.
 * @param extended makes the scene with the row from the saved walkthrough
 * @param room the number of rows for which the log must have room
 * @throws StoreFault if nothing has been saved, as far as the store can say
 */
export async function save(
  tables: Tables,
  press: TablePress,
  scene: Replay,
  row: NewRow,
  extended: (saved: Walkthrough) => Replay,
  room = 1,
): Promise<PressResult> {
  // A repeated press was saved at a lower revision, so this check never refuses it.
  if (!hasRoom(press, room)) return { result: 'full', scene }
  const { rows, closed } = scene.walkthrough
  const saved = closed
    ? await tables.store.reopen(press, reopeningOf(tables, press, scene, row), row, rows)
    : await tables.store.append(press, row, rows, tables.most.rows)
  return savedPress(tables, press, scene, saved, extended)
}

/** The result of a press, from what the store says of it. It throws no StoreFault: what is saved is told as saved. */
export async function savedPress(
  { store, flows }: Tables,
  press: Press,
  scene: Replay,
  saved: Reopened,
  extended: (saved: Walkthrough) => Replay,
): Promise<PressResult> {
  if (saved.result === 'gone') return { result: 'gone' }
  if (saved.result === 'saved')
    return { result: 'saved', scene: await closedIfOver(store, extended(saved.walkthrough)) }
  const now = sceneAt(flows, scene, saved.walkthrough)
  if (saved.result === 'tooMany') return { result: 'tooMany', scene: now, reached: saved.reached }
  if (saved.result === 'overtaken') return { result: 'overtaken', scene: now, tip: saved.tip }
  if (saved.result === 'mayNot') return { result: 'mayNotOpen', scene: now }
  if (saved.result === 'behind') return pressBehind(now, press)
  return { result: 'repeated', scene: await closedIfOver(store, now) }
}

/** The result of a press on a board that is not the current one. */
export function pressBehind(scene: Replay, press: Press): Uncounted {
  return { result: 'behind', scene, faster: fasterThan(press, scene.walkthrough) }
}

/**
 * Closes the walkthrough of a scene that is over, since the store counts open ones. Most rows have closed it already, with
 * their outcome. If the store fails, it stays open: the answer is saved already, and the next press closes it.
 */
export async function closedIfOver(store: Tables['store'], scene: Replay): Promise<Replay> {
  const { walkthrough, played } = scene
  if (!played.isOver || walkthrough.closed) return scene
  const outcome = outcomeToStore(played) ?? null
  try {
    await store.closeAs(walkthrough.id, 'over', outcome)
  } catch (error) {
    if (error instanceof StoreFault) return scene
    throw error
  }
  return sceneOver(scene, outcome)
}

/** The row that came instead of a press; null: there is none, or the same user gave it. */
export function fasterThan({ revision, userId }: Press, { rows }: Pick<Walkthrough, 'rows'>): LogRow | null {
  const instead = rows[revision]
  return instead && instead.by !== userId ? instead : null
}
