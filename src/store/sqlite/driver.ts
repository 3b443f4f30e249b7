// Runs the works of the store on a file: each to its end without a pause.
import type { DatabaseSync } from 'node:sqlite'
import type { Dialect, Driver, Locks } from '../sql/driver.ts'
import type { DatabaseRow, Query, Slot, Work } from '../sql/work.ts'
import type { Connection } from './connection.ts'

const SQLITE: Dialect = {
  isAmong: slot => `IN (SELECT value FROM json_each(${slot}))`,
  isKey: '= $1',
  rowsOf: (slot, columns) => {
    const fields = Object.keys(columns).map(column => `value ->> '${column}' AS "${column}"`)
    return `(SELECT key + 1 AS number, ${fields.join(', ')} FROM json_each(${slot})) AS given`
  },
  // An ORDER BY within the aggregate would sort what its index gives in this order already.
  list: (fields, from, order) =>
    `(SELECT json_group_array(json_object(${fields})) FROM (SELECT * FROM ${from} ORDER BY ${order}))`,
  merged: (before, slot) => `json_patch(${before}, ${slot})`,
  now: "CAST(unixepoch('subsec') * 1000 AS INTEGER)",
  byBytes: '',
  locks: () => '',
}

function* nothing(): Work<void> {}

/** There is one writer at a time, who holds the whole file. */
const NO_LOCKS: Locks = { lockPerson: nothing, lockCounts: nothing }

export function sqliteDriver({ database, read, write }: Connection): Driver {
  const answer = answererOf(database)
  const ask: Driver['ask'] = (text, ...slots) => write(() => answer({ text, slots }))
  return {
    sql: SQLITE,
    locks: NO_LOCKS,
    together,
    read: work => read(() => finish(work(), answer)),
    write: work => write(() => finish(work(), answer)),
    ask,
    change: async (id, text, ...slots) => (await ask(text, id, ...slots)).length > 0,
  }
}

/** Runs a work inside the transaction of the caller. */
export const finishOn = <T>(database: DatabaseSync, work: Work<T>): T => finish(work, answererOf(database))

function finish<T>(work: Work<T>, answer: (query: Query) => readonly DatabaseRow[]): T {
  let step = work.next()
  while (!step.done) step = work.next(answer(step.value))
  return step.value
}

/** Prepares each statement once. */
export function answererOf(database: DatabaseSync) {
  const prepared = new Map<string, ReturnType<typeof preparedIn>>()
  const ready = (text: string) => {
    const made = prepared.get(text) ?? preparedIn(database, text)
    prepared.set(text, made)
    return made
  }
  return ({ text, slots }: Query): readonly DatabaseRow[] => {
    const { statement, count } = ready(text)
    return statement.all(...slots.slice(0, count).map(inSqlite))
  }
}

/** SQLite would number slots named $1 in the order in which they come, and takes no more values than a statement has slots. */
function preparedIn(database: DatabaseSync, text: string) {
  const numbers = [...text.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number))
  const statement = database.prepare(text.replaceAll(/\$(\d+)/g, '?$1'))
  return { statement, count: Math.max(0, ...numbers) }
}

function inSqlite(slot: Slot): string | number | null {
  if (typeof slot === 'boolean') return Number(slot)
  if (typeof slot !== 'object' || slot === null) return slot
  return JSON.stringify('rows' in slot ? slot.rows : slot)
}

/** One after another; lists are made to JSON once for all. */
function* together(texts: readonly string[], ...slots: Slot[]): Work<void> {
  const values = slots.map(inSqlite)
  for (const text of texts) yield { text, slots: values }
}
