// What a press does with whole chapters of a table: it goes back to before one, forward again, or takes an empty one back.
import type { TipMove, TipMoved, TipMoveRights } from '../store/game-tables.ts'
import type { NewRow, Press } from '../store/log.ts'
import { hasRoom, KEPT_FREE } from './log/log.ts'
import { lastPoint, type Replay, sceneBefore, sceneFrom, sceneOf, type Tables } from './log/replay.ts'
import { reopeningOf, type TablePress } from './reopening.ts'
import { savedPress } from './save-press.ts'
import { isCutShort, isResting, isStopped } from './scene.ts'
import { listedIn, mayTakeBack, type TakenBack, takeBack } from './take-back.ts'

/** A press at a table, with the chapter that was seen as its tip. */
export type SeenAt = Pick<Press, 'interaction' | 'userId' | 'at'> & {
  readonly table: string
  readonly tip: string
}

/** none: there is no chapter to which going forward leads. */
export type ChapterMoved = TipMoved | { readonly result: 'none' }

/**
 * Goes back to before a chapter: it and all that rest on it count no more, until somebody goes forward again. Of a table's first
 * one, before which nothing comes, it goes back to the end.
 * @throws StoreFault if the store cannot say whether it has done that
 */
export async function goBackBefore(
  { store }: Pick<Tables, 'store'>,
  seen: SeenAt,
  chapter: string,
): Promise<ChapterMoved> {
  const before = await store.read(chapter)
  return before ? moved(store, seen, before.restsOn ?? before.id) : { result: 'gone' }
}

/** Goes forward again, as long as nothing has been played since the table went back. @throws StoreFault as goBackBefore does */
export async function goForward({ store }: Pick<Tables, 'store'>, seen: SeenAt): Promise<ChapterMoved> {
  const table = await store.table(seen.table)
  if (!table) return { result: 'gone' }
  // A press that comes again finds the table where it has led already.
  const to = table.forward ?? (table.tip === seen.tip ? null : table.tip)
  return to === null ? { result: 'none' } : moved(store, seen, to)
}

const moved = (store: Tables['store'], { tip: from, ...seen }: SeenAt, to: string): Promise<TipMoved> => {
  const move: TipMove = { ...seen, from, to }
  return store.moveTip(move, rights => mayMove(rights, seen.userId))
}

/** The lead may move the tip, and whoever has answered in all chapters that begin or cease to count with it. */
const mayMove = ({ starter, hasAnswered }: TipMoveRights, user: string): boolean =>
  starter === user || hasAnswered

/**
 * Takes the last answer back, as `takeBack` does; where nothing is left in a chapter that rests on another one, the chapter.
 * @throws StoreFault as takeBack does
 */
export async function undoLast(tables: Tables, press: TablePress, scene: Replay): Promise<TakenBack> {
  const done = await takeBack(tables, press, scene)
  const isEmpty = done.result === 'nothing' && scene.walkthrough.restsOn !== null
  return isEmpty ? takeBackChapter(tables, press, scene) : done
}

/**
 * Takes a chapter back in which nothing is left, and with it the end of the one before, which is open then. Whoever began
 * the chapter may, and the lead, as far as they may take the last answer before it back.
 */
async function takeBackChapter(tables: Tables, press: TablePress, scene: Replay): Promise<TakenBack> {
  const { store, flows } = tables
  const { restsOn, isTip, starter, beginner } = scene.walkthrough
  const again = isTip ? null : await store.claimed(press.interaction)
  const walkthrough = again ?? (restsOn && (await store.read(restsOn)))
  const before = walkthrough && sceneOf(flows, walkthrough)
  if (!before || 'unplayable' in before) return { result: 'nothing', scene }
  if (again) return { result: 'repeated', scene: before }
  if (![starter, beginner].includes(press.userId) && starter !== null) return { result: 'nothing', scene }
  const last = endOf(before)
  if (last && !mayTakeBack(before, last, press.userId))
    return { result: 'notYours', row: last, scene: before }
  if (last && !hasRoom(before.walkthrough, 1 + KEPT_FREE)) return { result: 'full', scene: before }
  const row = last && { takesBack: last.number, ...listedBefore(before) }
  return takenBack(tables, press, { scene, before, row })
}

/** The answer that ends a chapter, or the first that today's rules refuse; null: it was stopped without an end, or none ends it. */
function endOf(before: Replay) {
  if (isCutShort(before) && before.firstDropped) return before.firstDropped
  return isStopped(before) || isResting(before) ? null : (before.counting.at(-1) ?? null)
}

function listedBefore(before: Replay): Pick<NewRow, 'listed'> {
  const isShort = isCutShort(before) && before.firstDropped !== null
  const points = isShort ? before.points : before.points.slice(0, -1)
  return listedIn(before, lastPoint({ first: before.first, points }))
}

type Chapters = { readonly scene: Replay; readonly before: Replay; readonly row: NewRow | null }

async function takenBack(
  tables: Tables,
  press: TablePress,
  { scene, before, row }: Chapters,
): Promise<TakenBack> {
  const { walkthrough } = before
  const opening = reopeningOf(tables, { ...press, walkthrough: walkthrough.id }, before, row)
  const done = await tables.store.takeBackChapter(press, opening, { revision: walkthrough.revision, row })
  const isOfThis = 'walkthrough' in done && done.walkthrough.id === scene.walkthrough.id
  return savedPress(tables, press, isOfThis ? scene : before, done, saved => {
    if (!row) return sceneFrom(saved, before)
    if (!isCutShort(before)) return sceneBefore(before, saved)
    const opened = sceneOf(tables.flows, saved)
    if ('unplayable' in opened) throw new Error(`${saved.id}, just played, is ${opened.unplayable}`)
    return opened
  })
}
