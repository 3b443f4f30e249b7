// Transactions on a database that another connection may have locked. Simultaneous writes share one, so that the disk is
// flushed once for all of them.
import type { DatabaseSync } from 'node:sqlite'
import { withPatience } from '../retry.ts'
import { StoreFault } from '../store.ts'
import { sqliteFault } from './faults.ts'

/**
 * Runs the work as one transaction: all of it is on disk afterwards, or nothing.
 * @param kind IMMEDIATE if the work may write: the lock is taken before the first read, so that what it read stays true
 */
export function transaction<T>(database: DatabaseSync, kind: 'DEFERRED' | 'IMMEDIATE', work: () => T): T {
  database.exec(`BEGIN ${kind}`)
  try {
    const result = work()
    database.exec('COMMIT')
    return result
  } catch (error) {
    // A full disk may have ended the transaction already.
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}

/**
 * Repeats the attempt while another connection holds the lock.
 * @throws StoreFault busy, if the lock is held for all of the budget; another kind at once
 */
export const patiently = <T>(attempt: () => T | Promise<T>): Promise<T> =>
  withPatience(attempt, 20, sqliteFault)

type Outcome = { readonly result: unknown } | { readonly thrown: unknown }

type Job = { readonly work: () => unknown; readonly settle: (outcome: Outcome) => void }

/**
 * Runs each piece of work as the only writer. Its promise resolves after the work is on disk. Work that throws is rolled
 * back alone and does not affect the others.
 */
export function writingTogether(database: DatabaseSync): <T>(work: () => T) => Promise<T> {
  let waiting: Job[] = []
  const flush = () => {
    const jobs = waiting
    waiting = []
    void write(database, jobs)
  }
  return <T>(work: () => T) =>
    new Promise<T>((resolve, reject) => {
      const settle = (outcome: Outcome) =>
        'thrown' in outcome ? reject(outcome.thrown) : resolve(outcome.result as T)
      // setImmediate lets writes that have already arrived join this transaction, before the process waits for the disk.
      if (waiting.push({ work, settle }) === 1) setImmediate(flush)
    })
}

async function write(database: DatabaseSync, jobs: readonly Job[]): Promise<void> {
  const [only, ...others] = jobs
  if (!only || others.length === 0) return only && alone(database, only)
  try {
    const outcomes = await patiently(() =>
      transaction(database, 'IMMEDIATE', () => jobs.map(job => attempt(database, job))),
    )
    for (const [i, { settle }] of jobs.entries()) settle(outcomes[i] ?? { result: undefined })
  } catch (thrown) {
    if (thrown instanceof StoreFault && thrown.kind === 'busy') {
      for (const { settle } of jobs) settle({ thrown })
      return
    }
    // The whole transaction is rolled back. Each job then runs in a transaction of its own.
    for (const job of jobs) await alone(database, job)
  }
}

async function alone(database: DatabaseSync, { work, settle }: Job): Promise<void> {
  try {
    settle({ result: await patiently(() => transaction(database, 'IMMEDIATE', work)) })
  } catch (thrown) {
    settle({ thrown })
  }
}

/** @throws the error of the work, if SQLite has ended the whole transaction */
function attempt(database: DatabaseSync, { work }: Job): Outcome {
  database.exec('SAVEPOINT one')
  try {
    const result = work()
    database.exec('RELEASE one')
    return { result }
  } catch (thrown) {
    if (!database.isTransaction) throw thrown
    database.exec('ROLLBACK TO one; RELEASE one')
    return { thrown: sqliteFault(thrown) }
  }
}
