// Starting walkthroughs, changing what is told beside the log.
import type { Change, NewWalkthrough, Seat, Store } from '../store.ts'
import { append, taken } from './appending.ts'
import type { Ask, Connection, Statement, Way } from './connection.ts'
import { claimed, countOpen, headsAt, headsOf, walkthrough } from './reader.ts'
import type { Value } from './values.ts'

type Walkthroughs = Pick<
  Store,
  'start' | 'read' | 'claimed' | 'append' | 'change' | 'at' | 'of' | 'countOpen'
>

export const walkthroughsIn = ({ read, ask, patiently }: Connection): Walkthroughs => ({
  start: (told, claim) => start(ask, told, claim),
  read: id => walkthrough(read, id),
  claimed: claim => claimed(read, claim),
  append: (id, revision, row, claim, known = []) =>
    patiently(way => append(way, { id, revision, row, claim, known })),
  change: (id, change) => patiently(way => changeOf(way, id, change)),
  at: place => headsAt(read, place),
  of: (user, limit) => headsOf(read, user, limit),
  countOpen: of => countOpen(read, of),
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

const CLEAR_SEATS: Statement = { name: 'clear seats', text: 'DELETE FROM seats WHERE walkthrough = $1' }
const SEAT: Statement = {
  name: 'seat',
  text: `INSERT INTO seats (walkthrough, position, player, "user", name) ${SEAT_ROWS(2)}`,
}

async function changeOf({ inLine, read, ask, write }: Way, id: string, change: Change): Promise<boolean> {
  const changed = await inLine(id, () =>
    change.seats ? write(ask => changeIn(ask, id, change)) : changeIn(ask, id, change),
  )
  if (!changed && (await walkthrough(read, id))) throw taken()
  return changed
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
  const text = `
    UPDATE walkthroughs SET ${['id = id', ...sets].join(', ')}
    WHERE id = (SELECT id FROM walkthroughs WHERE id = $1 FOR NO KEY UPDATE SKIP LOCKED) RETURNING id`
  return [{ text }, fields.map(field => told[field] ?? null)]
}
