// Connects to the server: separate pools for reading and for writing, all within the store's time budget.
import { BUDGET, withPatience } from '../retry.ts'
import type { Slot } from '../sql/work.ts'
import { type Ask, onClient, poolFor, type Statement, withinDeadline } from './pool.ts'
import { jointly, lines, type QueueState } from './queues.ts'

export type { Ask } from './pool.ts'

/** Ways of working on the database, within the time that is left. */
export type Way = {
  /** Runs one statement that changes nothing. Waiting callers with the same statement and values share one query. */
  readonly read: Ask
  /** Runs one read-only statement that takes a list of keys: this key, and the keys of all callers waiting beside it. */
  readonly readAmong: (statement: Statement, key: string, ...slots: Slot[]) => ReturnType<Ask>
  /** Runs one statement: it sees one state of the database, and all of its effects are kept or none. */
  readonly ask: Ask
  /** Runs the work as one transaction: all of it is kept afterwards, or nothing. */
  readonly write: <T>(work: (ask: Ask) => Promise<T>) => Promise<T>
  /** Runs the work while no other call in this process writes to this walkthrough. */
  readonly inLine: <T>(id: string, work: (line: QueueState) => Promise<T>) => Promise<T>
}

export type ServerConnection = Pick<Way, 'ask' | 'write'> & {
  /** Runs several statements within one budget. The work may run again from the beginning. */
  readonly patiently: <T>(work: (way: Way) => Promise<T>) => Promise<T>
  /** Like `write`, but runs once, without a deadline. */
  readonly unhurried: <T>(work: (ask: Ask) => Promise<T>) => Promise<T>
  readonly close: () => Promise<void>
}

/**
 * The sizes of the two pools. Several processes share the server, whose default is a hundred connections. Writers may
 * have to wait for locks; a pool of their own keeps readers from waiting for them.
 */
const [READING, WRITING] = [8, 4]

/** Prepares the pools; sends nothing yet. @throws StoreFault unavailable, if the address is malformed */
export function connect(url: string): ServerConnection {
  const [reading, writing] = [poolFor(url, READING), poolFor(url, WRITING)]
  const [joint, inLine] = [jointly(), lines()]
  const wayUntil = (deadline: number): Way => ({
    read: (statement, ...values) =>
      joint(JSON.stringify([statement.text, values]), '', take =>
        onClient(reading, deadline, ask => {
          take()
          return ask(statement, ...values)
        }),
      ),
    readAmong: (statement, key, ...slots) =>
      joint(JSON.stringify([statement.text, slots]), key, take =>
        onClient(reading, deadline, ask => ask(statement, take(), ...slots)),
      ),
    ask: (statement, ...values) => onClient(writing, deadline, ask => ask(statement, ...values)),
    write: work => onClient(writing, deadline, ask => inTransaction(ask, work)),
    inLine: (id, work) => inLine(id, deadline, work),
  })
  const patiently: ServerConnection['patiently'] = work =>
    withPatience(deadline => work(wayUntil(deadline)), 50)
  return {
    patiently,
    ask: (statement, ...values) => patiently(({ ask }) => ask(statement, ...values)),
    write: work => patiently(({ write }) => write(work)),
    unhurried: work =>
      wayUntil(Number.POSITIVE_INFINITY).write(async ask => {
        await ask({ text: 'SET LOCAL lock_timeout = 0' })
        return work(ask)
      }),
    close: async () => {
      // A server that does not answer would not confirm the end either, so closing has a deadline.
      await withinDeadline(performance.now() + BUDGET, Promise.all([reading.end(), writing.end()])).catch(
        () => {},
      )
    },
  }
}

async function inTransaction<T>(ask: Ask, work: (ask: Ask) => Promise<T>): Promise<T> {
  await ask({ text: 'BEGIN' })
  const result = await work(ask)
  await ask({ text: 'COMMIT' })
  return result
}
