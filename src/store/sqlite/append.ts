// Adds to the log of a walkthrough, inside the transaction of the only writer.
import { dayOf, rowsCountedAs, rowsReached } from '../limits.ts'
import { type LogStore, rowsIn } from '../log.ts'
import { rowsReachedBy, type Save } from '../sql/appending.ts'
import type { Driver } from '../sql/driver.ts'
import { type Keys, rowsSoFar } from '../sql/limits.ts'
import type { StoreParts } from '../sql/parts.ts'
import type { WalkthroughReader } from '../sql/reader.ts'
import { query } from '../sql/work.ts'

const IS_FREE = `
  SELECT 1 FROM walkthroughs
  WHERE id = $1 AND revision = $2 AND closed = FALSE AND NOT EXISTS (SELECT 1 FROM claims WHERE id = $3)
    AND NOT EXISTS (SELECT 1 FROM forgetting WHERE "user" = $4)`
const COUNT = `
  INSERT INTO starts (day, who, number) VALUES ($1, $2, $3)
  ON CONFLICT (day, who) DO UPDATE SET number = starts.number + excluded.number`
const ADVANCE = `
  UPDATE walkthroughs
  SET revision = revision + $2, touched = max(touched, $3), outcome = coalesce($4, outcome), closed = $4 IS NOT NULL,
    ending = CASE WHEN $4 IS NOT NULL THEN 'over' END, listed = coalesce($5, listed)
  WHERE id = $1`
const LOG =
  'INSERT INTO log (walkthrough, number, by, at, answer, takes_back) VALUES ($1, $2, $3, $4, $5, $6)'
const CLAIM = 'INSERT INTO claims (id, walkthrough, at) VALUES ($1, $2, $3)'

/** See Store. */
export const sqliteAppend =
  ({ write }: Driver, { keyOf, save, overtaken }: StoreParts): LogStore['append'] =>
  (press, row, known = [], mostRows = Number.POSITIVE_INFINITY) =>
    write(function* () {
      const told = { press, row, known, mostRows }
      const walkthrough = yield* save(told)
      return walkthrough
        ? { result: 'saved', walkthrough }
        : yield* overtaken(press, () => rowsReachedBy(told, keyOf))
    })

export const sqliteAdder = (keyOf: Keys, reader: WalkthroughReader): Save =>
  function* ({ press, row, known, mostRows }) {
    const { walkthrough: id, revision, interaction, userId, at } = press
    const [free] = yield query(IS_FREE, id, revision, interaction, userId)
    if (!free) return null
    const [day, rows] = [dayOf(at), rowsIn(row)]
    const who = rowsCountedAs(userId, yield* keyOf(day))
    if (rowsReached(yield* rowsSoFar(day, who), rows.length, mostRows)) return null
    yield query(COUNT, day, who, rows.length)
    yield query(ADVANCE, id, rows.length, at, textOf(row.outcome), textOf(row.listed))
    for (const [index, one] of rows.entries()) {
      const added = 'answer' in one ? [JSON.stringify(one.answer), null] : [null, one.takesBack]
      yield query(LOG, id, revision + index + 1, userId, at, ...added)
    }
    yield query(CLAIM, interaction, id, at)
    return yield* reader.walkthrough(id, known)
  }

const textOf = (value: object | undefined): string | null => (value ? JSON.stringify(value) : null)
