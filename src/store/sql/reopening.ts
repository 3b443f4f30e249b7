// Opens closed walkthroughs within the limits.
import { countedAs, dayOf, type Reached, reachedOf } from '../limits.ts'
import type { LogStore, NewRow, Press, Reopened, Reopening } from '../log.ts'
import type { LogRow, Walkthrough } from '../walkthroughs.ts'
import { lockTaken, rowsReachedBy } from './appending.ts'
import type { Driver } from './driver.ts'
import { begunBy, countIn, type Keys, lookedUp } from './limits.ts'
import type { StoreParts } from './parts.ts'
import { demandKnown, type WalkthroughReader } from './reader.ts'
import { query, type Work } from './work.ts'

const CLAIM = 'INSERT INTO claims (id, walkthrough, at) VALUES ($1, $2, $3)'
const OPEN = `
  UPDATE walkthroughs
  SET closed = FALSE, ending = NULL, touched = CASE WHEN touched < $2 THEN $2 ELSE touched END, beginner = $3
  WHERE id = $1`

type Told = {
  readonly press: Press
  readonly opening: Reopening
  readonly row: NewRow | null
  readonly known: readonly LogRow[]
}

/** See Store. */
export function reopensIn(driver: Driver, parts: StoreParts): LogStore['reopen'] {
  const reopen = reopenIn(driver, parts)
  return (press, opening, row, known = []) =>
    driver.write(function* () {
      return (yield* reopen({ press, opening, row, known })) ?? (yield* parts.overtaken(press))
    })
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
  const open = function* ({ beginner, counted }: Holding, { press, opening }: Told): Work<void> {
    yield query(OPEN, press.walkthrough, press.at, beginner)
    if (opening.countsForDay) yield query(countOne, dayOf(press.at), { rows: begunBy(counted) })
  }
  return function* (told: Told): Work<Reopened | null> {
    const { press, opening, row, known } = told
    const held = yield* hold(press)
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

type LookedUp = ReturnType<typeof lookedUp> extends Work<infer Found> ? Found : never

type Holding = Pick<LookedUp, 'soFar'> & {
  readonly head: Walkthrough
  /** Against whom it counts: the person who began it, or who opens it if that one has been forgotten. */
  readonly beginner: string
  readonly counted: ReturnType<typeof countedAs>
}

/**
 * Locks first whom it counts against, then the walkthrough, as `start` does, so that neither waits for the other for ever.
 * Null: it has moved on, is gone, or the press has been saved.
 */
function holdingIn({ sql, locks }: Driver, reader: WalkthroughReader, keyOf: Keys) {
  const hold = `SELECT 1 FROM walkthroughs WHERE id = $1 ${sql.locks('FOR NO KEY UPDATE')}`
  return function* (press: Press): Work<Holding | null> {
    const { walkthrough: id, revision, interaction, at, userId } = press
    const before = yield* reader.walkthrough(id)
    if (before?.revision !== revision) return null
    const day = dayOf(at)
    const beginner = before.beginner ?? userId
    const counted = countedAs({ ...before, beginner }, yield* keyOf(day))
    yield* locks.lockCounts(beginner, counted.server)
    yield query(hold, id)
    const { isClaimed, soFar } = yield* lookedUp(beginner, day, counted, interaction)
    yield* demandKnown(userId)
    const head = yield* reader.walkthrough(id)
    if (isClaimed || head?.revision !== revision) return null
    // Its beginner has been forgotten meanwhile, so that it counts against somebody else.
    if (head.beginner !== before.beginner) throw lockTaken()
    return { head, beginner, soFar, counted }
  }
}
