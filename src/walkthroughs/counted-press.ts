// Finds and saves every press on a board: a press counts once, and only for the revision of its board.
import type { Answer } from '../engine/types.ts'
import type { Flows } from '../games/game.ts'
import type { NewRow, Row, Walkthrough } from '../store/store.ts'
import { add, hasRoom } from './log/log.ts'
import { type Replay, replay, sceneOf, type Tables, type Unplayable } from './log/replay.ts'
import { marked } from './mark-over.ts'
import type { Scene } from './scene.ts'

/** A press: its user, walkthrough and time. The revision is the board's; the claim is the interaction's id. */
export type Press = {
  readonly id: string
  readonly revision: number
  readonly user: string
  readonly at: number
  readonly claim: string
  /** The walkthrough, if it has just been read. If somebody is faster, `save` finds out. */
  readonly known?: Walkthrough
}

/** repeated: this press has been saved before. */
export type Counted = { readonly result: 'saved' | 'repeated'; readonly scene: Scene }

/** The log has no room for the row, and nothing has been saved. */
export type Full = { readonly result: 'full'; readonly scene: Scene }

/**
 * behind: the board shows an older revision; `faster` is the row that came instead of the press, if it is somebody
 * else's. gone: the walkthrough no longer exists.
 */
export type Uncounted =
  | { readonly result: 'behind'; readonly scene: Scene; readonly faster: Row | null }
  | Full
  | { readonly result: 'gone' }
  | ({ readonly result: 'unplayable' } & Unplayable)

/** Reads the walkthrough of a press and plays it; or says why the press does not count, or that it counts already. */
export async function found(tables: Tables, press: Press): Promise<Replay | Counted | Uncounted> {
  const { store, flows } = tables
  const walkthrough = press.known ?? (await store.read(press.id))
  if (!walkthrough) return { result: 'gone' }
  if (walkthrough.revision !== press.revision) {
    const own = await store.claimed(press.claim)
    return own?.id === press.id ? counted(tables, 'repeated', own) : behind(flows, walkthrough, press)
  }
  const replayed = replay(flows, walkthrough)
  return 'unplayable' in replayed ? { result: 'unplayable', ...replayed } : replayed
}

/**
 * Saves a row for a press, if the walkthrough is still at the revision that was pressed.
 * @param room the number of rows that the log must have room for
 */
export async function save(
  tables: Tables,
  press: Omit<Press, 'revision' | 'known'>,
  before: Walkthrough,
  row: Pick<NewRow, 'names' | 'seats'> & ({ readonly answer: Answer } | { readonly takesBack: number }),
  room = 1,
): Promise<Counted | Uncounted> {
  const { store, flows } = tables
  const { user: by, at, claim } = press
  const added = hasRoom(before, room)
    ? await add(store, before, { ...row, by, at }, claim, before.rows)
    : ({ result: 'full' } as const)
  if (added.result === 'gone') return { result: 'gone' }
  if (added.result === 'full') return full(flows, before)
  const { result, walkthrough } = added
  return result === 'behind'
    ? behind(flows, walkthrough, { ...press, revision: before.revision })
    : counted(tables, result, walkthrough)
}

function full(flows: Flows, walkthrough: Walkthrough): Uncounted {
  const scene = sceneOf(flows, walkthrough)
  return 'unplayable' in scene ? { result: 'unplayable', ...scene } : { result: 'full', scene }
}

async function counted(
  { store, flows }: Tables,
  result: Counted['result'],
  walkthrough: Walkthrough,
): Promise<Counted | Uncounted> {
  const scene = sceneOf(flows, walkthrough)
  if ('unplayable' in scene) return { result: 'unplayable', ...scene }
  return { result, scene: await marked(store, scene, result === 'saved') }
}

function behind(
  flows: Flows,
  walkthrough: Walkthrough,
  { revision, user }: Pick<Press, 'revision' | 'user'>,
): Uncounted {
  const scene = sceneOf(flows, walkthrough)
  if ('unplayable' in scene) return { result: 'unplayable', ...scene }
  const instead = walkthrough.rows[revision]
  return { result: 'behind', scene, faster: instead && instead.by !== user ? instead : null }
}
