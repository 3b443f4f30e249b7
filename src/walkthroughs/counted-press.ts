// What every press on a board goes through: it counts once, for the revision it was drawn with, and is told what became of it.
import type { NewRow, Press, Row, Walkthrough } from '../store/store.ts'
import { add, hasRoom } from './log/log.ts'
import { type Replay, sceneAt, type Tables } from './log/replay.ts'
import { marked } from './mark-over.ts'

/** repeated: this very press has been saved before. */
export type Counted = { readonly result: 'saved' | 'repeated'; readonly scene: Replay }

/**
 * behind: the board was not the current one; `faster` is the row that came instead of the press, if it is somebody
 * else's. full: the log has no room for what was pressed. gone: there is no such walkthrough any more. Nothing has been
 * saved.
 */
export type Uncounted =
  | { readonly result: 'behind'; readonly scene: Replay; readonly faster: Row | null }
  | { readonly result: 'full'; readonly scene: Replay }
  | { readonly result: 'gone' }

/** Why a press does not count on this scene, or counts already; null: it was drawn at its revision. @throws StoreFault */
export async function passedBy(
  { store, flows }: Tables,
  press: Press,
  scene: Replay,
): Promise<Counted | Uncounted | null> {
  if (scene.walkthrough.revision === press.revision) return null
  const own = await store.claimed(press.interaction)
  if (own?.id !== press.walkthrough) return behind(scene, press)
  return { result: 'repeated', scene: await marked(store, sceneAt(flows, scene, own), false) }
}

/**
 * Saves a row for a press, if nobody was faster than who pressed this scene.
 * @param extended the scene with the row, from the walkthrough that it is saved in
 * @param room for so many rows there must be room in its log
 * @throws StoreFault
 */
export async function save(
  { store, flows }: Tables,
  press: Press,
  scene: Replay,
  row: NewRow,
  extended: (saved: Walkthrough) => Replay,
  room = 1,
): Promise<Counted | Uncounted> {
  if (!hasRoom(press, room)) return { result: 'full', scene }
  const added = await add(store, press, row, scene.walkthrough.rows)
  switch (added.result) {
    case 'full':
      return { result: 'full', scene }
    case 'gone':
      return { result: 'gone' }
    case 'saved':
      return { result: 'saved', scene: await marked(store, extended(added.walkthrough), true) }
    case 'repeated':
      return {
        result: 'repeated',
        scene: await marked(store, sceneAt(flows, scene, added.walkthrough), false),
      }
    default:
      return behind(sceneAt(flows, scene, added.walkthrough), press)
  }
}

function behind(scene: Replay, press: Press): Uncounted {
  return { result: 'behind', scene, faster: fasterThan(press, scene.walkthrough) }
}

/** The row that came instead of a press; null: there is none, or it is of whoever pressed. */
export function fasterThan({ revision, userId }: Press, { rows }: Pick<Walkthrough, 'rows'>): Row | null {
  const instead = rows[revision]
  return instead && instead.by !== userId ? instead : null
}
