// Runs the works of the store on a server, and waits for each of its answers.
import { lockTaken } from '../sql/appending.ts'
import type { Dialect, Driver, Locks } from '../sql/driver.ts'
import { type DatabaseRow, type Query, query, type Slot, type Work } from '../sql/work.ts'
import type { Ask, ServerConnection, Way } from './connection.ts'
import { preparedStatement } from './pool.ts'

export const POSTGRES: Dialect = {
  isAmong: slot => `= ANY(${slot}::text[])`,
  isKey: '= ANY($1::text[])',
  rowsOf: (slot, columns) => {
    const names = Object.keys(columns).map(column => `"${column}"`)
    const types = Object.entries(columns).map(([column, type]) => `"${column}" ${type}`)
    return `ROWS FROM (json_to_recordset(${slot}::json) AS (${types.join(', ')}))
      WITH ORDINALITY AS given (${names.join(', ')}, number)`
  },
  list: (fields, from, order) =>
    `(SELECT coalesce(json_agg(json_build_object(${fields}) ORDER BY ${order}), '[]') FROM ${from})`,
  merged: (before, slot) => `jsonb_strip_nulls(${before}::jsonb || ${slot}::jsonb)::text`,
  now: '(extract(epoch FROM now()) * 1000)::bigint',
  byBytes: ' COLLATE "C"',
  locks: clause => clause,
}

/** Advisory locks: always of a person before that of a server, which prevents deadlocks. */
const LOCKS: Locks = {
  lockPerson: function* (user) {
    yield query('SELECT pg_advisory_xact_lock(1, hashtext($1))', user)
  },
  lockCounts: function* (person, server) {
    yield query(
      'SELECT pg_advisory_xact_lock(1, hashtext($1)), pg_advisory_xact_lock(2, hashtext($2))',
      person,
      server,
    )
  },
}

/** For rows, of which several may be written at once, but none while a deletion begins or ends. @param user its place */
export const sharing = (user: string): string => `pg_advisory_xact_lock_shared(1, hashtext(${user}))`

/** In one statement, and so in one round trip. */
function* together(texts: readonly string[], ...slots: Slot[]): Work<void> {
  const parts = texts.slice(0, -1).map((text, index) => `part_${index} AS (${text})`)
  yield query(`WITH ${parts.join(', ')} ${texts.at(-1)}`, ...slots)
}

export const postgresDriver = ({ patiently, write, ask }: ServerConnection): Driver => ({
  sql: POSTGRES,
  locks: LOCKS,
  together,
  read: work => patiently(way => finishReading(way, work())),
  write: work => write(ask => finishWriting(ask, work())),
  ask: (text, ...slots) => ask(preparedStatement(text), ...slots),
  change: (id, text, ...slots) => patiently(way => changed(way, id, text, slots)),
})

/** Runs a work that only reads: who waits for the same rows shares a query. */
export const finishReading = <T>({ read, readAmong }: Way, work: Work<T>): Promise<T> =>
  finish(work, ({ text, slots, isAmong }) =>
    isAmong
      ? readAmong(preparedStatement(text), String(slots[0]), ...slots.slice(1))
      : read(preparedStatement(text), ...slots),
  )

/** Runs a work inside the transaction of the caller. */
export const finishWriting = <T>(ask: Ask, work: Work<T>): Promise<T> =>
  finish(work, ({ text, slots, isAmong }) =>
    ask(preparedStatement(text), ...(isAmong ? [[String(slots[0])], ...slots.slice(1)] : slots)),
  )

async function finish<T>(
  work: Work<T>,
  answer: (query: Query) => Promise<readonly DatabaseRow[]>,
): Promise<T> {
  let step = work.next()
  while (!step.done) step = work.next(await answer(step.value))
  return step.value
}

/** Tries again a little later instead of waiting for the lock of another transaction. */
async function changed({ inLine, read, ask }: Way, id: string, text: string, slots: readonly Slot[]) {
  const changed = await inLine(id, () => ask(preparedStatement(text), id, ...slots))
  if (changed.length > 0) return true
  const there = await read(preparedStatement('SELECT 1 FROM walkthroughs WHERE id = $1'), id)
  if (there.length > 0) throw lockTaken()
  return false
}
