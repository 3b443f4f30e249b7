// Connections to the server, kept and shared; none is waited for longer than whoever needs it can wait.
import pg from 'pg'
import { BUDGET } from '../retry.ts'
import { StoreFault } from '../store.ts'
import { faultOf, Late } from './faults.ts'
import { toDriver, types, type Value } from './values.ts'

/** With a name, the server prepares it once for each connection. */
export type Statement = { readonly name?: string; readonly text: string }
export type Row = Readonly<Record<string, unknown>>
export type Ask = (statement: Statement, ...values: Value[]) => Promise<readonly Row[]>

/** In milliseconds; a connection costs more to make than to keep. */
const KEPT_IDLE = 5 * 60_000
/** In milliseconds; who meets a lock that is held for longer comes again, and leaves the connection to others meanwhile. */
const LOCK_WAIT = 250

/** Prepares so many connections; nothing is sent yet. @throws StoreFault unavailable, if this is no address */
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
    // Of a process that has vanished, no lock outlives this.
    idle_in_transaction_session_timeout: 2 * BUDGET,
    types,
  })
  // A connection that breaks is let go, and another one made when it is needed. Without a listener it ends the process.
  pool.on('error', () => {})
  pool.on('connect', client => client.on('error', () => {}))
  return pool
}

/** The driver reads the address when it makes a client. Its complaint may quote the address, and with it the password. */
function readAddress(url: string): void {
  try {
    new pg.Client({ connectionString: url })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (error instanceof URIError || code === 'ERR_INVALID_URL')
      throw new StoreFault('unavailable', new Error('this is not the address of a database'))
    throw faultOf(error)
  }
}

/** A connection on which anything has gone wrong is not used again; what it had begun, the server undoes. */
export async function onClient<T>(
  pool: pg.Pool,
  deadline: number,
  work: (ask: Ask) => Promise<T>,
): Promise<T> {
  const client = await clientOf(pool, deadline)
  const ask: Ask = async ({ name, text }, ...values) => {
    const query = { text, values: values.map(toDriver), ...(name && { name }) }
    const { rows } = await fromDriver(within(deadline, client.query(query)))
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

/** A connection that comes too late goes back for the next one who needs it. */
async function clientOf(pool: pg.Pool, deadline: number): Promise<pg.PoolClient> {
  const coming = pool.connect()
  try {
    return await fromDriver(within(deadline, coming))
  } catch (error) {
    coming.then(client => client.release()).catch(() => {})
    throw error
  }
}

async function fromDriver<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked
  } catch (error) {
    throw faultOf(error)
  }
}

/** @throws Late if it is not done at the deadline; what becomes of it then is nobody's matter any more */
export async function within<T>(deadline: number, asked: Promise<T>): Promise<T> {
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
