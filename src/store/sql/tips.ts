// The tip of a table, as what begins or moves it finds it. Whoever changes which chapter is the tip holds the table's row.
import {
  type ChapterLink,
  chainFrom,
  forwardFrom,
  MOST_CHAPTERS,
  type TipMove,
  type TipMoved,
  type TipMoveRights,
} from '../game-tables.ts'
import { linksShape } from '../row-shapes.ts'
import type { NewWalkthrough, RestsOn, StartResult, Walkthrough } from '../walkthroughs.ts'
import type { Dialect } from './driver.ts'
import type { StoreParts } from './parts.ts'
import { demandKnown } from './reader.ts'
import { query, type Work } from './work.ts'

/** Where a chapter comes in its table. */
export type ChapterPlace = {
  readonly table: string
  readonly number: number
  readonly restsAt: number | null
  readonly on: RestsOn | undefined
}

type Held = Pick<ChapterPlace, 'number' | 'restsAt'> & {
  /** What a chapter has of the one before. */
  readonly stands: Partial<NewWalkthrough>
}

type Overtaken = Extract<StartResult, { readonly overtakenBy: unknown }>

export const FIRST: Held = { number: 1, restsAt: null, stands: {} }

/** Locks a table, so that no other call moves its tip. It comes before the locks of its chapters, after those of counts. */
export const holdTable = (sql: Dialect): string =>
  `SELECT last_number AS "lastNumber", ended FROM game_tables WHERE id = $1 ${sql.locks('FOR NO KEY UPDATE')}`

/** Holds a table and the chapter that the next one rests on; or says why no chapter may begin on that one. */
export function tipHolder(sql: Dialect, { reader }: Pick<StoreParts, 'reader'>) {
  const table = holdTable(sql)
  const tip = `
    SELECT id, closed, revision, guild, channel, thread, is_private AS "isPrivate" FROM walkthroughs
    WHERE game_table = $1 AND is_tip ${sql.locks('FOR NO KEY UPDATE')}`
  return function* (
    on: RestsOn,
  ): Work<Held | Overtaken | Extract<StartResult, 'gone' | 'tableEnded' | 'tableFull'>> {
    const [there] = yield query(table, on.table)
    const [now] = there ? yield query(tip, on.table) : []
    if (!there || !now) return 'gone'
    const { at = Number(now.revision) } = on
    if (now.id !== on.restsOn || now.closed === 0 || Number(now.revision) !== at) {
      const overtakenBy = yield* reader.walkthrough(String(now.id))
      return overtakenBy ? { overtakenBy } : 'gone'
    }
    if (there.ended !== null) return 'tableEnded'
    const last = Number(there.lastNumber)
    if (last >= MOST_CHAPTERS) return 'tableFull'
    const { guild, channel, thread, isPrivate } = now as Pick<
      NewWalkthrough,
      'guild' | 'channel' | 'thread'
    > &
      typeof now
    return {
      number: last + 1,
      restsAt: Number(now.revision),
      stands: { guild, channel, thread, isPrivate: isPrivate === 1 },
    }
  }
}

/** A tip is one no more, and the table gives a number: before the next chapter comes, since a table has one tip. */
export function* leaveTip({ table, restsOn }: RestsOn): Work<void> {
  yield query(LEAVE, restsOn)
  yield query('UPDATE game_tables SET last_number = last_number + 1 WHERE id = $1', table)
}

const LINKS = `
  SELECT id, number, rests_on AS "restsOn", rests_at AS "restsAt", revision, closed, is_tip AS "isTip"
  FROM walkthroughs WHERE game_table = $1`
export const CLAIM = 'INSERT INTO claims (id, walkthrough, at) VALUES ($1, $2, $3)'
const CLAIMED = 'SELECT walkthrough FROM claims WHERE id = $1'
const LEAVE = 'UPDATE walkthroughs SET is_tip = FALSE WHERE id = $1'
const ARRIVE = `
  UPDATE walkthroughs SET is_tip = TRUE, touched = CASE WHEN touched < $2 THEN $2 ELSE touched END WHERE id = $1`

/** Moves a tip: see TableStore. */
export function tipMover(sql: Dialect, { reader }: Pick<StoreParts, 'reader'>) {
  const hold = holdTable(sql)
  const answered = `SELECT count(DISTINCT walkthrough) AS number FROM log WHERE by = $1 AND walkthrough ${sql.isAmong('$2')}`
  const why = function* (
    { table, from, to, userId, interaction }: TipMove,
    tip: Walkthrough,
    mayMove: (told: TipMoveRights) => boolean,
  ): Work<Exclude<TipMoved['result'], 'gone' | 'moved'> | null> {
    if ((yield query(CLAIMED, interaction)).length > 0) return 'repeated'
    if (tip.id !== from) return 'overtaken'
    if (!tip.closed) return 'open'
    const concerned = concernedBy(linksShape.parse(yield query(LINKS, table)), from, to)
    if (!concerned) return 'unrelated'
    const [own] = yield query(answered, userId, concerned)
    const hasAnswered = Number(own?.number) === concerned.length
    return mayMove({ starter: tip.starter, seats: tip.seats, hasAnswered }) ? null : 'mayNot'
  }
  return function* (move: TipMove, mayMove: (told: TipMoveRights) => boolean): Work<TipMoved> {
    yield* demandKnown(move.userId)
    yield query(hold, move.table)
    const tip = yield* reader.tip(move.table)
    if (!tip) return { result: 'gone' }
    const no = yield* why(move, tip, mayMove)
    if (no) return { result: no, walkthrough: tip }
    yield query(LEAVE, move.from)
    yield query(ARRIVE, move.to, move.at)
    yield query(CLAIM, move.interaction, move.to, move.at)
    const now = yield* reader.walkthrough(move.to)
    return now ? { result: 'moved', walkthrough: now } : { result: 'gone' }
  }
}

/** The chapters that begin or cease to count if the tip moves like this; null: it may not. */
function concernedBy(links: readonly ChapterLink[], from: string, to: string): readonly string[] | null {
  const isForward = forwardFrom(links) === to
  const chain = chainFrom(links, isForward ? to : from).map(({ id }) => id)
  const end = chain.indexOf(isForward ? from : to)
  return end > 0 ? chain.slice(0, end) : null
}
