// Opens closed walkthroughs within the limits: the tip of a table, or the chapter before it, when the tip is taken back.
import type { TableStore } from '../game-tables.ts'
import { countedAs, dayOf, type Reached, reachedOf } from '../limits.ts'
import type { LogStore, NewRow, Press, Reopened, Reopening } from '../log.ts'
import type { LogRow, Walkthrough } from '../walkthroughs.ts'
import { lockTaken, rowsReachedBy } from './appending.ts'
import { closedAs } from './board.ts'
import type { Driver } from './driver.ts'
import { begunBy, countIn, type Keys, lookedUp, type SoFar } from './limits.ts'
import type { StoreParts } from './parts.ts'
import { demandKnown, type WalkthroughReader } from './reader.ts'
import { CLAIM, holdTable } from './tips.ts'
import { query, type Work } from './work.ts'

const OPEN = `
  UPDATE walkthroughs
  SET closed = FALSE, ending = NULL, outcome = CASE WHEN ending = 'stopped' THEN NULL ELSE outcome END, is_tip = TRUE, touched = CASE WHEN touched < $2 THEN $2 ELSE touched END, beginner = $3
  WHERE id = $1`

const GO_ON = 'UPDATE game_tables SET ended = NULL WHERE id = $1 AND ended IS NOT NULL'
const TAKE_BACK = `UPDATE walkthroughs SET ${closedAs("'stopped'")}, is_tip = FALSE, rests_at = NULL WHERE id = $1`

type Told = {
  readonly press: Press
  /** The press on the tip that it takes back. */
  readonly leaving: Press | null
  readonly opening: Reopening
  readonly row: NewRow | null
  readonly known: readonly LogRow[]
}

/** See Store. */
export function reopensIn(
  driver: Driver,
  parts: StoreParts,
): Pick<LogStore & TableStore, 'reopen' | 'takeBackChapter'> {
  const reopen = reopenIn(driver, parts)
  return {
    reopen: (press, opening, row, known = []) =>
      driver.write(function* () {
        const told = { press, leaving: null, opening, row, known }
        return (yield* reopen(told)) ?? (yield* parts.overtaken(press))
      }),
    takeBackChapter: (press, opening, { revision, row }) =>
      driver.write(function* () {
        const empty = yield* parts.reader.walkthrough(press.walkthrough)
        const before = empty?.restsOn && { ...press, walkthrough: empty.restsOn, revision }
        const told = before && { press: before, leaving: press, opening, row, known: [] }
        return (told && (yield* reopen(told))) || (yield* takenBackBefore(parts, press))
      }),
  }
}

/** Why a press takes no chapter back: it has done so before, or the chapter is the first, or not the tip that it was any more. */
function* takenBackBefore({ reader, overtaken }: StoreParts, press: Press): Work<Reopened> {
  const before = yield* reader.claimed(press.interaction)
  if (before) return { result: 'repeated', walkthrough: before }
  const first = yield* reader.walkthrough(press.walkthrough)
  return first?.restsOn === null ? { result: 'behind', walkthrough: first } : yield* overtaken(press)
}

/** The work returns null if the press does not fit the walkthrough any more. */
function reopenIn(driver: Driver, { reader, keyOf, save }: StoreParts) {
  const hold = holdingIn(driver, reader, keyOf)
  const countOne = countIn(driver.sql, '$1', '$2')
  const refused = function* (held: Holding, { press, opening, row, known }: Told): Work<Reopened | null> {
    const { head } = held
    if (head.closed && !opening.mayOpen(head)) return { result: 'mayNot', walkthrough: head }
    const append = row && { press, row, known, mostRows: opening.most.rows }
    const reached = reachedBy(held, opening) ?? (append && (yield* rowsReachedBy(append, keyOf)))
    return reached && { result: 'tooMany', walkthrough: head, reached }
  }
  const open = function* ({ head, beginner, counted }: Holding, told: Told): Work<void> {
    const { press, opening, leaving } = told
    if (leaving) yield query(TAKE_BACK, leaving.walkthrough)
    yield query(OPEN, press.walkthrough, press.at, beginner)
    yield query(GO_ON, head.table)
    if (opening.countsForDay) yield query(countOne, dayOf(press.at), { rows: begunBy(counted) })
  }
  return function* (told: Told): Work<Reopened | null> {
    const { press, opening, row, known } = told
    const held = yield* hold(told)
    const no = held && (yield* refused(held, told))
    if (!held || no) return no
    if (held.head.closed) yield* open(held, told)
    else if (!row) return { result: 'repeated', walkthrough: held.head }
    if (!row) yield query(CLAIM, press.interaction, press.walkthrough, press.at)
    const now = row
      ? yield* save({ press, row, known, mostRows: opening.most.rows })
      : yield* reader.walkthrough(press.walkthrough)
    // Another press of this user has reached the limit meanwhile; the transaction is rolled back.
    if (!now) throw lockTaken()
    return { result: 'saved', walkthrough: now }
  }
}

const reachedBy = ({ head, soFar }: Holding, { most, countsForDay }: Reopening): Reached | null =>
  head.closed ? reachedOf(soFar, most, countsForDay ? ['open', 'aDay'] : ['open']) : null

type Holding = {
  readonly soFar: SoFar
  readonly head: Walkthrough
  /** Against whom it counts: the person who began it, or who opens it if that one has been forgotten. */
  readonly beginner: string
  readonly counted: ReturnType<typeof countedAs>
}

/**
 * Locks first whom it counts against, then the table and its chapters, as `start` does, so that neither waits for the other
 * for ever. Null: it has moved on, is gone or is not the tip, or the press has been saved.
 */
function holdingIn({ sql, locks }: Driver, reader: WalkthroughReader, keyOf: Keys) {
  const table = holdTable(sql)
  const hold = `SELECT 1 FROM walkthroughs WHERE id = $1 ${sql.locks('FOR NO KEY UPDATE')}`
  return function* ({ press, leaving }: Told): Work<Holding | null> {
    const { walkthrough: id, revision, interaction, at, userId } = press
    const before = yield* reader.walkthrough(id)
    if (before?.revision !== revision) return null
    const day = dayOf(at)
    const beginner = before.beginner ?? userId
    const counted = countedAs({ ...before, beginner }, yield* keyOf(day))
    yield* locks.lockCounts(beginner, counted.server)
    yield query(table, before.table)
    if (leaving) yield query(hold, leaving.walkthrough)
    yield query(hold, id)
    const { isClaimed, soFar } = yield* lookedUp(beginner, day, counted, interaction)
    yield* demandKnown(userId)
    const head = yield* reader.walkthrough(id)
    const tip = leaving ? yield* reader.walkthrough(leaving.walkthrough) : head
    if (isClaimed || !isAsSeen(head, tip, { press, leaving })) return null
    // Its beginner has been forgotten meanwhile, so that it counts against somebody else.
    if (head.beginner !== before.beginner) throw lockTaken()
    return { head, beginner, soFar: leaving ? without(soFar, tip, beginner) : soFar, counted }
  }
}

/** Whether a press finds what it opens, and the tip that it takes back for that, as they were seen. */
const isAsSeen = (
  head: Walkthrough | null,
  tip: Walkthrough | null,
  { press, leaving }: Pick<Told, 'press' | 'leaving'>,
): head is Walkthrough =>
  head?.revision === press.revision &&
  tip?.isTip === true &&
  (leaving === null || (tip.revision === leaving.revision && tip.restsOn === head.id))

/** What is open without the tip that is taken back for it. */
function without(soFar: SoFar, tip: Walkthrough | null, beginner: string): SoFar {
  if (!tip || tip.closed) return soFar
  const { person, server } = soFar.open
  const open = {
    person: tip.beginner === beginner ? person - 1 : person,
    server: tip.isPrivate ? server : server - 1,
  }
  return { ...soFar, open }
}
