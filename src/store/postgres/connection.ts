// The way to the server: connections for reading and others for writing, all within the store's budget.
import { BUDGET, withPatience } from '../retry.ts'
import { type Ask, onClient, poolFor, type Row, type Statement, within } from './pool.ts'
import { jointly } from './shared-query.ts'
import { type Line, lines } from './write-queue.ts'

export type { Ask, Row, Statement } from './pool.ts'

/** Ways of working on the database, within the time that is left. */
export type Way = {
  /** Runs one statement that changes nothing. Those who wait to read the same read it together. */
  readonly read: Ask
  /** Runs one statement that changes nothing and takes a list of keys: this one, and those of all who wait beside. */
  readonly readAmong: (statement: Statement, key: string) => Promise<readonly Row[]>
  /** Runs one statement: it sees one state of the database, and all that it does is kept or nothing. */
  readonly ask: Ask
  /** Runs the work as one transaction: all of it is kept afterwards, or nothing. */
  readonly write: <T>(work: (ask: Ask) => Promise<T>) => Promise<T>
  /** Does the work when nobody else in this process writes to this walkthrough. */
  readonly inLine: <T>(id: string, work: (line: Line) => Promise<T>) => Promise<T>
}

export type Connection = Pick<Way, 'read' | 'readAmong' | 'ask' | 'write'> & {
  /** Several ways together, within one budget. It may run again from the beginning. */
  readonly patiently: <T>(work: (way: Way) => Promise<T>) => Promise<T>
  /** As `write`, once, and for as long as it takes. */
  readonly unhurried: <T>(work: (ask: Ask) => Promise<T>) => Promise<T>
  readonly close: () => Promise<void>
}

/**
 * Several processes share the server, which has a hundred connections unless told otherwise. Who writes may have to
 * wait for others; nobody who reads waits for them.
 */
const [READING, WRITING] = [8, 4]

/** Prepares the way; nothing is sent yet. @throws StoreFault unavailable, if this is no address */
export function connect(url: string): Connection {
  const [reading, writing] = [poolFor(url, READING), poolFor(url, WRITING)]
  const [joint, inLine] = [jointly<readonly Row[]>(), lines()]
  const wayUntil = (deadline: number): Way => ({
    read: (statement, ...values) =>
      joint(JSON.stringify([statement.text, values]), '', take =>
        onClient(reading, deadline, ask => {
          take()
          return ask(statement, ...values)
        }),
      ),
    readAmong: (statement, key) =>
      joint(statement.text, key, take => onClient(reading, deadline, ask => ask(statement, take()))),
    ask: (statement, ...values) => onClient(writing, deadline, ask => ask(statement, ...values)),
    write: work => onClient(writing, deadline, ask => inTransaction(ask, work)),
    inLine: (id, work) => inLine(id, deadline, work),
  })
  const patiently: Connection['patiently'] = work =>
    withPatience(deadline => work(wayUntil(deadline)), { faultOf: asIs, longestPause: 50 })
  return {
    patiently,
    read: (statement, ...values) => patiently(({ read }) => read(statement, ...values)),
    readAmong: (statement, key) => patiently(({ readAmong }) => readAmong(statement, key)),
    ask: (statement, ...values) => patiently(({ ask }) => ask(statement, ...values)),
    write: work => patiently(({ write }) => write(work)),
    unhurried: work =>
      wayUntil(Number.POSITIVE_INFINITY).write(async ask => {
        await ask({ text: 'SET LOCAL lock_timeout = 0' })
        return work(ask)
      }),
    close: async () => {
      // A server that says nothing would not say good-bye either.
      await within(performance.now() + BUDGET, Promise.all([reading.end(), writing.end()])).catch(() => {})
    },
  }
}

/** What the driver throws has become a fault where it was thrown. */
const asIs = (thrown: unknown): unknown => thrown

async function inTransaction<T>(ask: Ask, work: (ask: Ask) => Promise<T>): Promise<T> {
  await ask({ text: 'BEGIN' })
  const result = await work(ask)
  await ask({ text: 'COMMIT' })
  return result
}
