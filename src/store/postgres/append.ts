// Adds to the log of a walkthrough: of many at once one is faster, and nobody waits for another's lock.
import { dayOf, rowsCountedAs } from '../limits.ts'
import { type Appended, type LogStore, rowsIn } from '../log.ts'
import { type Append, bringsMore, rowsReachedBy, type Save } from '../sql/appending.ts'
import type { Keys } from '../sql/limits.ts'
import type { StoreParts } from '../sql/parts.ts'
import { walkthroughFrom, wholeColumns } from '../sql/reader.ts'
import { query } from '../sql/work.ts'
import type { Walkthrough } from '../walkthroughs.ts'
import type { ServerConnection, Way } from './connection.ts'
import { finishReading, finishWriting, POSTGRES, sharing } from './driver.ts'

/**
 * One conditional write. SKIP LOCKED makes it do nothing while another transaction is writing, instead of waiting. The
 * user's count is changed where it stands, so that presses of one user at once do not exceed the limit.
 */
const APPEND = `
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
    SET revision = revision + cardinality($5::text[]), touched = greatest(touched, $4::bigint), outcome = coalesce($9::text, outcome),
      closed = $9::text IS NOT NULL, ending = CASE WHEN $9::text IS NOT NULL THEN 'over' END,
      listed = coalesce($10::text, listed)
    FROM free, counted WHERE walkthroughs.id = free.id
    RETURNING walkthroughs.*),
  logged AS (
    INSERT INTO log (walkthrough, number, by, at, answer, takes_back)
    SELECT id, $2 + given.number, $3, $4::bigint, answer, takes_back::integer
    FROM advanced, unnest($5::text[], $6::text[]) WITH ORDINALITY AS given (answer, takes_back, number)
    RETURNING *),
  claimed AS (INSERT INTO claims (id, walkthrough, at) SELECT $7, id, $4::bigint FROM advanced)
  SELECT ${wholeColumns(POSTGRES, '$8', '(TABLE log UNION ALL TABLE logged) AS log')} FROM advanced AS walkthroughs`

export const postgresAdder = (keyOf: Keys): Save =>
  function* ({ press, row, known, mostRows }) {
    const { walkthrough: id, revision, userId, at, interaction } = press
    const rows = rowsIn(row)
    const answers = rows.map(one => ('answer' in one ? JSON.stringify(one.answer) : null))
    const takesBack = rows.map(one => ('takesBack' in one ? String(one.takesBack) : null))
    const outcome = row.outcome ? JSON.stringify(row.outcome) : null
    const listed = row.listed ? JSON.stringify(row.listed) : null
    const written = [answers, takesBack, interaction, known.length, outcome, listed]
    const counted = [dayOf(at), rowsCountedAs(userId, yield* keyOf(dayOf(at))), mostRows]
    const [grown] = yield query(APPEND, id, revision, userId, at, ...written, ...counted)
    return grown ? walkthroughFrom(grown, known) : null
  }

/** See Store. */
export const postgresAppend =
  ({ patiently }: ServerConnection, parts: StoreParts): LogStore['append'] =>
  (press, row, known = [], mostRows = Number.POSITIVE_INFINITY) =>
    patiently(way => append(way, parts, { press, row, known, mostRows }))

/** Among calls of this process at one revision only the first one writes; the others share one read of its outcome. */
async function append(way: Way, { keyOf, save, overtaken }: StoreParts, told: Append): Promise<Appended> {
  const { press } = told
  const tried = await way.inLine(press.walkthrough, async line => {
    if (line.reached > press.revision) return null
    const walkthrough = await saved(way, save, told)
    const appended: Appended = walkthrough
      ? { result: 'saved', walkthrough }
      : await finishReading(
          way,
          overtaken(press, () => rowsReachedBy(told, keyOf)),
        )
    if ('walkthrough' in appended && appended.walkthrough.id === press.walkthrough)
      line.reached = appended.walkthrough.revision
    return appended
  })
  return tried ?? finishReading(way, overtaken(press))
}

/**
 * Uses a single statement, which holds no lock during a round trip, if the caller has read every row and the row brings
 * nothing more. Otherwise a transaction reads the walkthrough before it commits. Returns null if nothing was saved.
 */
const saved = ({ ask, write }: Way, save: Save, told: Append): Promise<Walkthrough | null> =>
  told.known.length === told.press.revision && !bringsMore(told.row)
    ? finishWriting(ask, save(told))
    : write(ask => finishWriting(ask, save(told)))
