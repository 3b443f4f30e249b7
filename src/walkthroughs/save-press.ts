// The steps that every press on a board shares: it counts once, on the revision of its board, and gets a result.
import { type LogRow, type NewRow, type Press, StoreFault, type Walkthrough } from '../store/store.ts'
import { add, hasRoom } from './log/log.ts'
import { type Replay, sceneAt, sceneMarked, type Tables } from './log/replay.ts'

/**
 * repeated: this press was saved before, and Discord delivers it again. In the other cases nothing has been saved. behind:
 * the board was not the current one; `faster` is the row that came instead of the press, if another user gave it. full:
 * the log has no room for the row. gone: the walkthrough no longer exists.
 */
export type PressResult = { readonly result: 'saved' | 'repeated'; readonly scene: Replay } | Uncounted
export type Uncounted =
  | { readonly result: 'behind'; readonly scene: Replay; readonly faster: LogRow | null }
  | { readonly result: 'full'; readonly scene: Replay }
  | { readonly result: 'gone' }

/** Why a press does not count on this scene, or counts already; null: it fits this scene. @throws StoreFault */
export async function passedBy(
  { store, flows }: Tables,
  press: Press,
  scene: Replay,
): Promise<PressResult | null> {
  if (scene.walkthrough.revision === press.revision) return null
  const own = await store.claimed(press.interaction)
  if (own?.id !== press.walkthrough) return behind(scene, press)
  return { result: 'repeated', scene: await markClosedOrOpen(store, sceneAt(flows, scene, own), false) }
}

/**
 * Saves a row for a press, unless another press on this scene was faster.
 * @param extended makes the scene with the row from the saved walkthrough
 * @param room the number of rows for which the log must have room
 * @throws StoreFault
 */
export async function save(
  { store, flows }: Tables,
  press: Press,
  scene: Replay,
  row: NewRow,
  extended: (saved: Walkthrough) => Replay,
  room = 1,
): Promise<PressResult> {
  if (!hasRoom(press, room)) return { result: 'full', scene }
  const added = await add(store, press, row, scene.walkthrough.rows)
  if (!('walkthrough' in added))
    return added.result === 'gone' ? { result: 'gone' } : { result: 'full', scene }
  const { result, walkthrough } = added
  if (result === 'saved') return { result, scene: await markClosedOrOpen(store, extended(walkthrough), true) }
  const now = sceneAt(flows, scene, walkthrough)
  return result === 'repeated'
    ? { result, scene: await markClosedOrOpen(store, now, false) }
    : behind(now, press)
}

function behind(scene: Replay, press: Press): Uncounted {
  return { result: 'behind', scene, faster: fasterThan(press, scene.walkthrough) }
}

/**
 * Marks the walkthrough of a scene as closed in the store, which counts open ones, if it is over, and as open again after
 * a `fresh` answer or undo. Most rows have marked it so already, with their outcome or without one. A repeated delivery does not open a walkthrough that was stopped meanwhile. If the store fails,
 * it returns the scene unmarked: the answer is saved already, and the next press marks it.
 */
export async function markClosedOrOpen(
  store: Tables['store'],
  scene: Replay,
  fresh: boolean,
): Promise<Replay> {
  const { walkthrough, played } = scene
  const closed = played.prompt === null || (walkthrough.closed && !fresh)
  if (closed === walkthrough.closed) return scene
  try {
    await store.change(walkthrough.id, { closed })
  } catch (error) {
    if (error instanceof StoreFault) return scene
    throw error
  }
  return sceneMarked(scene, closed)
}

/** The row that came instead of a press; null: there is none, or the same user gave it. */
export function fasterThan({ revision, userId }: Press, { rows }: Pick<Walkthrough, 'rows'>): LogRow | null {
  const instead = rows[revision]
  return instead && instead.by !== userId ? instead : null
}
