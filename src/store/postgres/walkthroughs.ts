// Starting walkthroughs, adding to their logs, changing what is told beside the log.
import type { Appended, Change, NewRow, NewWalkthrough, Row, Seat, Store, Walkthrough } from '../store.ts'
import type { Ask, Connection, Statement } from './connection.ts'
import { claimed, countOpen, grown, headsAt, headsOf, walkthrough } from './reader.ts'
import type { Value } from './values.ts'

type Walkthroughs = Pick<
  Store,
  'start' | 'read' | 'claimed' | 'append' | 'change' | 'at' | 'of' | 'countOpen'
>

export const walkthroughsIn = ({ ask, write }: Connection): Walkthroughs => ({
  start: (told, claim) => start(ask, told, claim),
  read: id => walkthrough(ask, id),
  claimed: claim => claimed(ask, claim),
  append: (id, revision, row, claim, known = []) =>
    write(ask => append(ask, { id, revision, row, claim, known })),
  change: (id, change) => write(ask => changeIn(ask, id, change)),
  at: place => headsAt(ask, place),
  of: (user, limit) => headsOf(ask, user, limit),
  countOpen: of => countOpen(ask, of),
})

/** Positions begin at 0, ordinal numbers at 1. */
const SEAT_ROWS = (first: number): string => `
  SELECT $1::text, ordinality - 1, player, "user", name
  FROM unnest($${first}::text[], $${first + 1}::text[], $${first + 2}::text[])
    WITH ORDINALITY AS seat (player, "user", name)`

const seatValues = (seats: readonly Seat[]): Value[] => [
  seats.map(({ player }) => player),
  seats.map(({ user }) => user),
  seats.map(({ name }) => name),
]

const START: Statement = {
  name: 'start',
  text: `
    WITH started AS (
      INSERT INTO walkthroughs
        (id, flow, language, guild, channel, thread, board, board_posted, is_private, starter, names, set_up, created,
         touched)
      SELECT $1, $2, $3, $4, $5, $6, $7, $8::bigint, $9::boolean, $10, $11, $12, $13::bigint,
        greatest($13::bigint, $8::bigint)
      WHERE NOT EXISTS (SELECT FROM claims WHERE id = $14)
      RETURNING id),
    seated AS (
      INSERT INTO seats (walkthrough, position, player, "user", name) ${SEAT_ROWS(15)} WHERE EXISTS (SELECT FROM started))
    INSERT INTO claims (id, walkthrough, at) SELECT $14, id, $13::bigint FROM started
    RETURNING id`,
}

async function start(ask: Ask, told: NewWalkthrough, claim: string): Promise<boolean> {
  const { id, flow, language, guild, channel, thread, board, boardPosted, isPrivate, starter, created } = told
  const where = [id, flow, language, guild, channel, thread, board, boardPosted, isPrivate, starter]
  const what = [JSON.stringify(told.names), JSON.stringify(told.setUp), created]
  const started = await ask(START, ...where, ...what, claim, ...seatValues(told.seats))
  return started.length > 0
}

/** One conditional write. Of several at once each waits for the one before, and finds the revision moved on. */
const APPEND: Statement = {
  name: 'append',
  text: `
    WITH advanced AS (
      UPDATE walkthroughs SET revision = revision + 1, touched = greatest(touched, $4::bigint)
      WHERE id = $1 AND revision = $2 AND NOT EXISTS (SELECT FROM claims WHERE id = $7)
      RETURNING id, revision),
    logged AS (
      INSERT INTO log (walkthrough, number, by, at, answer, takes_back)
      SELECT id, revision, $3, $4::bigint, $5, $6::integer FROM advanced)
    INSERT INTO claims (id, walkthrough, at) SELECT $7, id, $4::bigint FROM advanced
    RETURNING id`,
}
const NAME: Statement = { name: 'name', text: 'UPDATE walkthroughs SET names = $2 WHERE id = $1' }

type Append = {
  readonly id: string
  readonly revision: number
  readonly row: NewRow
  readonly claim: string
  readonly known: readonly Row[]
}

async function append(ask: Ask, { id, revision, row, claim, known }: Append): Promise<Appended> {
  const [answer, takesBack] = 'answer' in row ? [JSON.stringify(row.answer), null] : [null, row.takesBack]
  const saved = await ask(APPEND, id, revision, row.by, row.at, answer, takesBack, claim)
  if (saved.length === 0) {
    const before = await claimed(ask, claim)
    if (before) return { result: 'repeated', walkthrough: before }
  }
  const now = saved.length === 0 ? await walkthrough(ask, id) : await grown(ask, id, known)
  if (!now) return { result: 'gone' }
  if (saved.length === 0) return { result: 'behind', walkthrough: now }
  return { result: 'saved', walkthrough: await named(ask, now, row.names) }
}

/** The row is locked since it was appended to, so nobody else changes its names meanwhile. */
async function named(ask: Ask, now: Walkthrough, more: NewRow['names'] = {}): Promise<Walkthrough> {
  if (Object.keys(more).length === 0) return now
  const names = { ...now.names, ...more }
  await ask(NAME, now.id, JSON.stringify(names))
  return { ...now, names }
}

const CLEAR_SEATS: Statement = { name: 'clear seats', text: 'DELETE FROM seats WHERE walkthrough = $1' }
const SEAT: Statement = {
  name: 'seat',
  text: `INSERT INTO seats (walkthrough, position, player, "user", name) ${SEAT_ROWS(2)}`,
}

async function changeIn(ask: Ask, id: string, { seats, names, ...change }: Change): Promise<boolean> {
  const told = { ...change, ...(names && { names: JSON.stringify(names) }) }
  const [statement, values] = updateOf(told)
  const changed = await ask(statement, id, ...values)
  if (changed.length === 0) return false
  if (seats) {
    await ask(CLEAR_SEATS, id)
    await ask(SEAT, id, ...seatValues(seats))
  }
  return true
}

const COLUMNS = {
  thread: 'thread',
  board: 'board',
  boardPosted: 'board_posted',
  starter: 'starter',
  names: 'names',
  closed: 'closed',
} as const

type Told = { readonly [field in keyof typeof COLUMNS]?: string | number | boolean | null }

/** Writes only what is told, so that two who change different things at once do not undo each other. */
function updateOf(told: Told): [Statement, Value[]] {
  const fields = (Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]).filter(field => told[field] !== undefined)
  const sets = fields.map((field, index) => `${COLUMNS[field]} = $${index + 2}`)
  const posted = fields.indexOf('boardPosted') + 2
  if (told.boardPosted != null) sets.push(`touched = greatest(touched, $${posted})`)
  const text = `UPDATE walkthroughs SET ${['id = id', ...sets].join(', ')} WHERE id = $1 RETURNING id`
  return [{ text }, fields.map(field => told[field] ?? null)]
}
