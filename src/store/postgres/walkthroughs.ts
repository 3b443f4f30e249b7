// Starting walkthroughs, adding to their logs, changing what is told beside the log.
import {
  type Appended,
  type Change,
  type Head,
  type NewRow,
  type NewWalkthrough,
  type Row,
  type Seat,
  type Store,
  StoreFault,
  type Walkthrough,
} from '../store.ts'
import type { Ask, Connection, Statement, Way } from './connection.ts'
import { claimed, claimedOf, countOpen, grown, grownIn, headsAt, headsOf, walkthrough } from './reader.ts'
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

/** One conditional write. It waits for nobody: where somebody else is writing at this moment, it does nothing. */
const APPEND: Statement = {
  name: 'append',
  text: `
    WITH free AS (
      SELECT id FROM walkthroughs
      WHERE id = $1 AND revision = $2 AND NOT EXISTS (SELECT FROM claims WHERE id = $7)
      FOR NO KEY UPDATE SKIP LOCKED),
    advanced AS (
      UPDATE walkthroughs SET revision = revision + 1, touched = greatest(touched, $4::bigint)
      FROM free WHERE walkthroughs.id = free.id
      RETURNING walkthroughs.*),
    logged AS (
      INSERT INTO log (walkthrough, number, by, at, answer, takes_back)
      SELECT id, revision, $3, $4::bigint, $5, $6::integer FROM advanced
      RETURNING *),
    claimed AS (INSERT INTO claims (id, walkthrough, at) SELECT $7, id, $4::bigint FROM advanced)
    ${grownIn('advanced', 'logged', '$8')}`,
}
const NAME: Statement = { name: 'name', text: 'UPDATE walkthroughs SET names = $2 WHERE id = $1' }

type Append = {
  readonly id: string
  readonly revision: number
  readonly row: NewRow
  readonly claim: string
  readonly known: readonly Row[]
}

/** Of those in this process who are at one revision the first one tries; the others find out together what came of it. */
async function append(way: Way, told: Append): Promise<Appended> {
  const tried = await way.inLine(told.id, async line => {
    if (line.reached > told.revision) return null
    const saved = await save(way, told)
    const appended: Appended = saved ? { result: 'saved', walkthrough: saved } : await overtaken(way, told)
    if ('walkthrough' in appended && appended.walkthrough.id === told.id)
      line.reached = appended.walkthrough.revision
    return appended
  })
  return tried ?? overtaken(way, told)
}

/**
 * Where all rows have just been read, and found to be sound, it is one statement, and no lock is held while anything
 * travels. Otherwise what is read with it decides whether it is kept. null: it was not saved.
 */
function save({ ask, write }: Way, told: Append): Promise<Walkthrough | null> {
  const { revision, known } = told
  const { names = {} } = told.row
  const isNamed = Object.keys(names).length > 0
  if (known.length === revision && !isNamed) return appended(ask, told)
  return write(async ask => {
    const now = await appended(ask, told)
    // The row is locked since it was appended to, so nobody else changes its names meanwhile.
    return now && isNamed ? named(ask, now, names) : now
  })
}

function appended(ask: Ask, { id, revision, row, claim, known }: Append): Promise<Walkthrough | null> {
  const [answer, takesBack] = 'answer' in row ? [JSON.stringify(row.answer), null] : [null, row.takesBack]
  return grown(ask(APPEND, id, revision, row.by, row.at, answer, takesBack, claim, known.length), known)
}

async function named(ask: Ask, now: Walkthrough, more: Head['names']): Promise<Walkthrough> {
  const names = { ...now.names, ...more }
  await ask(NAME, now.id, JSON.stringify(names))
  return { ...now, names }
}

/** Read in this order: if the walkthrough has moved on by this very claim, the claim is there. */
async function overtaken({ read, readAmong }: Way, { id, revision, claim }: Append): Promise<Appended> {
  const now = await walkthrough(read, id)
  const own = await claimedOf(readAmong, claim)
  const before = own === null ? null : await walkthrough(read, own)
  if (before) return { result: 'repeated', walkthrough: before }
  if (!now) return { result: 'gone' }
  if (now.revision === revision) throw taken()
  return { result: 'behind', walkthrough: now }
}

/** Nobody waits for a lock: whoever finds a walkthrough locked comes again a little later. */
const taken = (): StoreFault =>
  new StoreFault('busy', new Error('somebody else is writing to this walkthrough'))

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
