// Adds to the log of a walkthrough: of many at once one is faster, and nobody waits for another's lock.
import { dayOf, type Reached, rowsCountedAs, rowsReached } from '../limits.ts'
import {
  type Appended,
  type LogRow,
  type NewRow,
  type Press,
  rowsIn,
  StoreFault,
  type Walkthrough,
} from '../store.ts'
import type { Ask, Way } from './connection.ts'
import { takeSeats } from './offers.ts'
import { sharing } from './persons.ts'
import { preparedStatement } from './pool.ts'
import { claimedOf, demandKnown, grown, grownIn, walkthrough } from './reader.ts'
import { type Keys, SEAT_ROWS, seatValues } from './starting.ts'

/**
 * One conditional write. SKIP LOCKED makes it do nothing while another transaction is writing, instead of waiting. The
 * user's count is changed where it stands, so that presses of one user at once do not exceed the limit.
 */
const APPEND = preparedStatement(`
  WITH free AS (
    SELECT id FROM walkthroughs, (SELECT ${sharing('$3')}) AS person
    WHERE id = $1 AND revision = $2 AND NOT closed AND NOT EXISTS (SELECT FROM claims WHERE id = $7)
      AND NOT EXISTS (SELECT FROM forgetting WHERE "user" = $3)
    FOR NO KEY UPDATE OF walkthroughs SKIP LOCKED),
  counted AS (
    INSERT INTO starts (day, who, number)
    SELECT $11::integer, $12, cardinality($5::text[]) FROM free WHERE cardinality($5::text[]) <= $13::float8
    ON CONFLICT (day, who) DO UPDATE SET number = starts.number + excluded.number
      WHERE starts.number + excluded.number <= $13::float8
    RETURNING who),
  advanced AS (
    UPDATE walkthroughs
    SET revision = revision + cardinality($5::text[]), touched = greatest(touched, $4::bigint), outcome = $9::text,
      closed = $9::text IS NOT NULL, ending = CASE WHEN $9::text IS NOT NULL THEN 'over' END,
      listed = coalesce($10::text, listed)
    FROM free, counted WHERE walkthroughs.id = free.id
    RETURNING walkthroughs.*),
  logged AS (
    INSERT INTO log (walkthrough, number, by, at, answer, takes_back)
    SELECT id, $2 + number, $3, $4::bigint, answer, takes_back::integer
    FROM advanced, unnest($5::text[], $6::text[]) WITH ORDINALITY AS row (answer, takes_back, number)
    RETURNING *),
  claimed AS (INSERT INTO claims (id, walkthrough, at) SELECT $7, id, $4::bigint FROM advanced)
  ${grownIn('advanced', 'logged', '$8')}`)
/** Adds seats behind all others, for players who have no seat yet. */
const JOIN = preparedStatement(`
  INSERT INTO seats (walkthrough, position, player, "user", name)
  SELECT $1, (SELECT count(*) FROM seats WHERE walkthrough = $1) + row_number() OVER (ORDER BY position) - 1,
    player, "user", name
  FROM (${SEAT_ROWS(2)}) AS come (walkthrough, position, player, "user", name)
  WHERE player NOT IN (SELECT player FROM seats WHERE walkthrough = $1)`)
const NAME = preparedStatement('UPDATE walkthroughs SET names = $2 WHERE id = $1')

const ROWS_SO_FAR = preparedStatement('SELECT number FROM starts WHERE day = $1 AND who = $2')

export type Append = {
  readonly press: Press
  readonly row: NewRow
  readonly known: readonly LogRow[]
  /** The most rows that the user writes on the day of the press. */
  readonly mostRows: number
  readonly keyOf: Keys
}

/** Among calls of this process at one revision only the first one writes; the others share one read of its outcome. */
export async function append(way: Way, told: Append): Promise<Appended> {
  const { press } = told
  const tried = await way.inLine(press.walkthrough, async line => {
    if (line.reached > press.revision) return null
    const saved = await save(way, told)
    const appended: Appended = saved
      ? { result: 'saved', walkthrough: saved }
      : await overtaken(way, press, () => rowsReachedIn(way.read, told))
    if ('walkthrough' in appended && appended.walkthrough.id === press.walkthrough)
      line.reached = appended.walkthrough.revision
    return appended
  })
  return tried ?? overtaken(way, press)
}

/**
 * Uses a single statement, which holds no lock during a round trip, if the caller has read every row and the row brings
 * no names or seats and takes none. Otherwise a transaction reads the walkthrough before it commits. Returns null if nothing was saved.
 */
function save({ ask, write }: Way, told: Append): Promise<Walkthrough | null> {
  const { press, row, known } = told
  if (known.length === press.revision && !bringsMore(row)) return appended(ask, told)
  return write(ask => saveIn(ask, told))
}

const bringsMore = ({ names = {}, seats = [], takes }: NewRow): boolean =>
  Object.keys(names).length > 0 || seats.length > 0 || takes !== undefined

/** The same inside the transaction of the caller. */
export async function saveIn(ask: Ask, told: Append): Promise<Walkthrough | null> {
  const { press, row } = told
  const { names = {}, seats = [], takes } = row
  const { walkthrough: id } = press
  const now = await appended(ask, told)
  if (!now || !bringsMore(row)) return now
  // APPEND has locked the walkthrough, so no other transaction changes its names meanwhile.
  if (Object.keys(names).length > 0) await name(ask, now, names)
  if (seats.length > 0) await ask(JOIN, id, ...seatValues(seats))
  if (takes) await takeSeats(ask, press, takes.players, takes.name)
  return walkthrough(ask, id)
}

/** The limit on rows if the press would exceed it, or null. */
export async function rowsReachedIn(ask: Ask, told: Append): Promise<Reached | null> {
  const [found] = await ask(ROWS_SO_FAR, dayOf(told.press.at), await countedAs(ask, told))
  return rowsReached(Number(found?.number ?? 0), rowsIn(told.row).length, told.mostRows)
}

const countedAs = async (ask: Ask, { press, keyOf }: Append): Promise<string> =>
  rowsCountedAs(press.userId, await keyOf(ask, dayOf(press.at)))

async function appended(ask: Ask, told: Append): Promise<Walkthrough | null> {
  const { press, row, known, mostRows } = told
  const { walkthrough: id, revision, userId, at, interaction } = press
  const rows = rowsIn(row)
  const answers = rows.map(one => ('answer' in one ? JSON.stringify(one.answer) : null))
  const takesBack = rows.map(one => ('takesBack' in one ? String(one.takesBack) : null))
  const outcome = row.outcome ? JSON.stringify(row.outcome) : null
  const listed = row.listed ? JSON.stringify(row.listed) : null
  const written = [answers, takesBack, interaction, known.length, outcome, listed]
  const counted = [dayOf(at), await countedAs(ask, told), mostRows]
  return grown(ask(APPEND, id, revision, userId, at, ...written, ...counted), known)
}

async function name(ask: Ask, { id, names }: Walkthrough, more: Walkthrough['names']): Promise<void> {
  await ask(NAME, id, JSON.stringify({ ...names, ...more }))
}

/**
 * Read in this order: if the walkthrough has moved on by this very claim, the claim is there.
 * @param reached finds the limit that has kept the press from being saved, if it fits the walkthrough
 */
export async function overtaken(
  { read, readAmong }: Way,
  press: Press,
  reached: () => Promise<Reached | null> = async () => null,
): Promise<Appended> {
  const { walkthrough: id, revision, interaction, userId } = press
  await demandKnown(read, userId)
  const now = await walkthrough(read, id)
  const own = await claimedOf(readAmong, interaction)
  const before = own === id ? await walkthrough(read, id) : null
  if (before) return { result: 'repeated', walkthrough: before }
  if (!now) return { result: 'gone' }
  // A claim that has written to another walkthrough writes nothing here.
  if (now.revision !== revision || now.closed || own !== null) return { result: 'behind', walkthrough: now }
  const limit = await reached()
  if (!limit) throw lockTaken()
  return { result: 'tooMany', walkthrough: now, reached: limit }
}

/** Another transaction has locked the walkthrough: the caller retries instead of waiting for the lock. */
export const lockTaken = (): StoreFault =>
  new StoreFault('busy', new Error('somebody else is writing to this walkthrough'))
