// How work is done on a database that others may hold locked: as one transaction, again until the lock is free.
import type { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { StoreFault } from '../store.ts'
import { faultOf } from './faults.ts'

/** How long we try, in milliseconds. Discord waits three seconds for an answer. */
const BUDGET = 2000

/**
 * Runs the work as one transaction: all of it is on disk afterwards, or nothing.
 * @param kind IMMEDIATE if it may write: it takes the lock before it looks at anything, so that what it saw still holds
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
 * Tries again while somebody else holds the lock, and waits by timers in between, so that other work goes on.
 * @throws StoreFault busy, if the lock is held for all of the budget; another kind at once
 */
export async function patiently<T>(attempt: () => T): Promise<T> {
  const deadline = performance.now() + BUDGET
  for (;;) {
    try {
      return attempt()
    } catch (error) {
      const fault = faultOf(error)
      const isBusy = fault instanceof StoreFault && fault.kind === 'busy'
      if (!isBusy || performance.now() >= deadline) throw fault
    }
    await wait(Math.min(2 + Math.random() * 18, deadline - performance.now()))
  }
}
