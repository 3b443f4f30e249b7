// Opens and shares connections to the server. A call waits for a connection until its deadline at most. Every string
// that is sent returns unchanged, and rows look like SQLite's.
import { hash } from 'node:crypto'
import pg from 'pg'
import { BUDGET } from '../retry.ts'
import type { DatabaseRow, Slot } from '../sql/work.ts'
import { StoreFault } from '../store.ts'
import { Late, postgresFault } from './faults.ts'

/** A statement. The server prepares a named one once for each connection. */
export type Statement = { readonly name?: string; readonly text: string }

/** A statement that is prepared, under a name made of its text. */
export const preparedStatement = (text: string): Statement => ({ name: hash('sha1', text), text })

export type Ask = (statement: Statement, ...slots: Slot[]) => Promise<readonly DatabaseRow[]>

/** In milliseconds; a connection costs more to make than to keep. */
const KEPT_IDLE = 5 * 60_000
/** In milliseconds; a statement that waits longer for a lock is retried, and frees the connection meanwhile. */
const LOCK_WAIT = 250

/** Prepares a pool of so many connections; sends nothing yet. @throws StoreFault unavailable, if the address is malformed */
export function poolFor(url: string, connections: number): pg.Pool {
  readAddress(url)
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'riposte',
    max: connections,
    idleTimeoutMillis: KEPT_IDLE,
    connectionTimeoutMillis: BUDGET,
    keepAlive: true,
    statement_timeout: BUDGET,
    lock_timeout: LOCK_WAIT,
    // The server ends the transaction of a vanished process after this time, which frees its locks.
    idle_in_transaction_session_timeout: 2 * BUDGET,
    types,
  })
  // The pool replaces a broken connection when it needs one. Without a listener the error would end the process.
  pool.on('error', () => {})
  pool.on('connect', client => client.on('error', () => {}))
  return pool
}

/** Checks the address as the driver will read it. The driver's error may quote the password, so it is replaced. */
function readAddress(url: string): void {
  try {
    new pg.Client({ connectionString: url })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (error instanceof URIError || code === 'ERR_INVALID_URL')
      throw new StoreFault('unavailable', new Error('this is not the address of a database'))
    throw postgresFault(error)
  }
}

/** Runs the work on one connection. A failure discards the connection, and the server rolls back its transaction. */
export async function onClient<T>(
  pool: pg.Pool,
  deadline: number,
  work: (ask: Ask) => Promise<T>,
): Promise<T> {
  const client = await clientOf(pool, deadline)
  const ask: Ask = async ({ name, text }, ...slots) => {
    const query = { text, values: slots.map(toDriver), ...(name && { name }) }
    const { rows } = await fromDriver(withinDeadline(deadline, client.query(query)))
    return rows
  }
  try {
    const result = await work(ask)
    client.release()
    return result
  } catch (error) {
    client.release(true)
    throw error
  }
}

/** Takes a connection from the pool. One that arrives after the deadline goes straight back to the pool. */
async function clientOf(pool: pg.Pool, deadline: number): Promise<pg.PoolClient> {
  const coming = pool.connect()
  try {
    return await fromDriver(withinDeadline(deadline, coming))
  } catch (error) {
    coming.then(client => client.release()).catch(() => {})
    throw error
  }
}

async function fromDriver<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked
  } catch (error) {
    throw postgresFault(error)
  }
}

/** @throws Late if the promise is still pending at the deadline; its later outcome is ignored */
export async function withinDeadline<T>(deadline: number, asked: Promise<T>): Promise<T> {
  if (deadline === Number.POSITIVE_INFINITY) return asked
  const left = Math.max(0, deadline - performance.now())
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Late('the server did not answer in time')), left)
  })
  try {
    return await Promise.race([asked, late])
  } finally {
    clearTimeout(timer)
  }
}

/** PostgreSQL's text holds every character but U+0000. ESCAPE and a 0 stand for that one, ESCAPE and a 1 for ESCAPE itself. */
const ESCAPE = '\u001a'
const ZERO = '\u0000'

const escaped = (text: string): string =>
  text.includes(ZERO) || text.includes(ESCAPE)
    ? text.replaceAll(ESCAPE, `${ESCAPE}1`).replaceAll(ZERO, `${ESCAPE}0`)
    : text

const unescaped = (text: string): string =>
  text.includes(ESCAPE) ? text.replaceAll(`${ESCAPE}0`, ZERO).replaceAll(`${ESCAPE}1`, ESCAPE) : text

/** Converts a value for the driver. */
function toDriver(slot: Slot): unknown {
  if (typeof slot === 'string') return escaped(slot)
  if (typeof slot !== 'object' || slot === null) return slot
  if ('rows' in slot)
    return JSON.stringify(slot.rows, (_key, value) => (typeof value === 'string' ? escaped(value) : value))
  return slot.map(toDriver)
}

/** ESCAPE as PostgreSQL writes it in JSON. */
const ESCAPE_IN_JSON = '\\u001a'

/** Hardly any text holds ESCAPE, and looking at each value takes many times as long. */
const json = (text: string): unknown =>
  text.includes(ESCAPE_IN_JSON)
    ? JSON.parse(text, (_key, value) => (typeof value === 'string' ? unescaped(value) : value))
    : JSON.parse(text)

/** Parsers by the object ids of the types in pg_type. Times fit into a number; JSON is built of our own columns only. */
const PARSERS: Readonly<Record<number, (text: string) => unknown>> = {
  [pg.types.builtins.BOOL]: text => Number(text === 't'),
  [pg.types.builtins.INT8]: Number,
  [pg.types.builtins.TEXT]: unescaped,
  [pg.types.builtins.JSON]: json,
}

/** Tells the driver how to read the columns of an answer. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => PARSERS[oid] ?? pg.types.getTypeParser(oid, format),
}
