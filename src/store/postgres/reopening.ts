// Opens closed walkthroughs within the limits.
import { countedAs, dayOf, type Reached, reachedOf } from '../limits.ts'
import type { LogRow, NewRow, Press, Reopened, Reopening, Store, Walkthrough } from '../store.ts'
import { lockTaken, overtaken, rowsReachedIn, saveIn } from './append.ts'
import type { Ask, Connection } from './connection.ts'
import { preparedStatement } from './pool.ts'
import { demandKnown, walkthrough } from './reader.ts'
import { COUNT, type Keys, LOCK, lookedUp, whose } from './starting.ts'

const HOLD = preparedStatement('SELECT FROM walkthroughs WHERE id = $1 FOR NO KEY UPDATE')
const OPEN = preparedStatement(`
  UPDATE walkthroughs SET closed = FALSE, ending = NULL, touched = greatest(touched, $2::bigint), beginner = $3
  WHERE id = $1`)
const COUNT_ONE = preparedStatement(COUNT(1))
const CLAIM = preparedStatement('INSERT INTO claims (id, walkthrough, at) VALUES ($1, $2, $3)')

type Told = {
  readonly press: Press
  readonly opening: Reopening
  readonly row: NewRow | null
  readonly known: readonly LogRow[]
}

/** See Store. */
export const reopensIn =
  ({ patiently }: Connection, keyOf: Keys): Store['reopen'] =>
  (press, opening, row, known = []) =>
    patiently(async way => {
      const done = await way.write(ask => reopened(ask, keyOf, { press, opening, row, known }))
      return done ?? overtaken(way, press)
    })

/** Returns null if the press does not fit the walkthrough any more. */
async function reopened(ask: Ask, keyOf: Keys, told: Told): Promise<Reopened | null> {
  const { press, opening, row, known } = told
  const { walkthrough: id, interaction, at } = press
  const held = await holding(ask, keyOf, press)
  if (!held) return null
  const { head, beginner, counted } = held
  const append = row && { press, row, known, mostRows: opening.most.rows, keyOf }
  if (head.closed && !opening.mayOpen(head)) return { result: 'mayNot', walkthrough: head }
  const reached = reachedBy(held, opening) ?? (append && (await rowsReachedIn(ask, append)))
  if (reached) return { result: 'tooMany', walkthrough: head, reached }
  if (head.closed) {
    await ask(OPEN, id, at, beginner)
    if (opening.countsForDay) await ask(COUNT_ONE, dayOf(at), whose(counted))
  }
  if (!row && !head.closed) return { result: 'repeated', walkthrough: head }
  if (!row) await ask(CLAIM, interaction, id, at)
  const now = append ? await saveIn(ask, append) : await walkthrough(ask, id)
  // Another press of this user has reached the limit meanwhile; the transaction is rolled back.
  if (!now) throw lockTaken()
  return { result: 'saved', walkthrough: now }
}

const reachedBy = ({ head, soFar }: Held, { most, countsForDay }: Reopening): Reached | null =>
  head.closed ? reachedOf(soFar, most, countsForDay ? ['open', 'aDay'] : ['open']) : null

type Held = Pick<Awaited<ReturnType<typeof lookedUp>>, 'soFar'> & {
  readonly head: Walkthrough
  /** Against whom it counts: the person who began it, or who opens it if that one has been forgotten. */
  readonly beginner: string
  readonly counted: ReturnType<typeof countedAs>
}

/**
 * Locks first whom it counts against, then the walkthrough, as `start` does, so that neither waits for the other for ever.
 * Null: it has moved on, is gone, or the press has been saved.
 */
async function holding(ask: Ask, keyOf: Keys, press: Press): Promise<Held | null> {
  const { walkthrough: id, revision, interaction, at, userId } = press
  const before = await walkthrough(ask, id)
  if (before?.revision !== revision) return null
  const day = dayOf(at)
  const beginner = before.beginner ?? userId
  const counted = countedAs({ ...before, beginner }, await keyOf(ask, day))
  await ask(LOCK, beginner, counted.server)
  await ask(HOLD, id)
  const { isClaimed, soFar } = await lookedUp(ask, beginner, day, counted, interaction)
  await demandKnown(ask, userId)
  const head = await walkthrough(ask, id)
  if (isClaimed || head?.revision !== revision) return null
  // Its beginner has been forgotten meanwhile, so that it counts against somebody else.
  if (head.beginner !== before.beginner) throw lockTaken()
  return { head, beginner, soFar, counted }
}
