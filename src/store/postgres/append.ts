// Adds to the log of a walkthrough: of many at once one is faster, and nobody waits for a lock.
import {
  type Appended,
  type LogRow,
  type NewRow,
  type Press,
  StoreFault,
  type Walkthrough,
} from '../store.ts'
import type { Ask, Way } from './connection.ts'
import { takeSeats } from './offers.ts'
import { preparedStatement } from './pool.ts'
import { claimedOf, grown, grownIn, walkthrough } from './reader.ts'
import { SEAT_ROWS, seatValues } from './starting.ts'

/** One conditional write. SKIP LOCKED makes it do nothing while another transaction is writing, instead of waiting. */
const APPEND = preparedStatement(`
  WITH free AS (
    SELECT id FROM walkthroughs
    WHERE id = $1 AND revision = $2 AND NOT EXISTS (SELECT FROM claims WHERE id = $7)
    FOR NO KEY UPDATE SKIP LOCKED),
  advanced AS (
    UPDATE walkthroughs
    SET revision = revision + 1, touched = greatest(touched, $4::bigint), outcome = $9::text, closed = $9::text IS NOT NULL
    FROM free WHERE walkthroughs.id = free.id
    RETURNING walkthroughs.*),
  logged AS (
    INSERT INTO log (walkthrough, number, by, at, answer, takes_back)
    SELECT id, revision, $3, $4::bigint, $5, $6::integer FROM advanced
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

type Append = { readonly press: Press; readonly row: NewRow; readonly known: readonly LogRow[] }

/** Among calls of this process at one revision only the first one writes; the others share one read of its outcome. */
export async function append(way: Way, told: Append): Promise<Appended> {
  const { press } = told
  const tried = await way.inLine(press.walkthrough, async line => {
    if (line.reached > press.revision) return null
    const saved = await save(way, told)
    const appended: Appended = saved ? { result: 'saved', walkthrough: saved } : await overtaken(way, press)
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
  const { names = {}, seats = [], takes } = row
  const isNamed = Object.keys(names).length > 0
  const isMore = isNamed || seats.length > 0 || takes !== undefined
  if (known.length === press.revision && !isMore) return appended(ask, told)
  return write(async ask => {
    const now = await appended(ask, told)
    // APPEND has locked the walkthrough, so no other transaction changes its names meanwhile.
    if (now && isNamed) await name(ask, now, names)
    if (now && seats.length > 0) await ask(JOIN, press.walkthrough, ...seatValues(seats))
    if (now && takes) await takeSeats(ask, press, takes.players, takes.name)
    return now && isMore ? walkthrough(ask, press.walkthrough) : now
  })
}

function appended(ask: Ask, { press, row, known }: Append): Promise<Walkthrough | null> {
  const { walkthrough: id, revision, userId, at, interaction } = press
  const [answer, takesBack] = 'answer' in row ? [JSON.stringify(row.answer), null] : [null, row.takesBack]
  const outcome = row.outcome ? JSON.stringify(row.outcome) : null
  return grown(
    ask(APPEND, id, revision, userId, at, answer, takesBack, interaction, known.length, outcome),
    known,
  )
}

async function name(ask: Ask, { id, names }: Walkthrough, more: Walkthrough['names']): Promise<void> {
  await ask(NAME, id, JSON.stringify({ ...names, ...more }))
}

/** Read in this order: if the walkthrough has moved on by this very claim, the claim is there. */
async function overtaken({ read, readAmong }: Way, press: Press): Promise<Appended> {
  const { walkthrough: id, revision, interaction } = press
  const now = await walkthrough(read, id)
  const own = await claimedOf(readAmong, interaction)
  const before = own === id ? await walkthrough(read, id) : null
  if (before) return { result: 'repeated', walkthrough: before }
  if (!now) return { result: 'gone' }
  // A claim that has written to another walkthrough writes nothing here.
  if (now.revision === revision && own === null) throw lockTaken()
  return { result: 'behind', walkthrough: now }
}

/** Another transaction has locked the walkthrough: the caller retries instead of waiting for the lock. */
export const lockTaken = (): StoreFault =>
  new StoreFault('busy', new Error('somebody else is writing to this walkthrough'))
