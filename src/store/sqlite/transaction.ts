// Runs work on a database that another connection may have locked: as one transaction, retried until the lock is free.
import type { DatabaseSync } from 'node:sqlite'
import { withPatience } from '../retry.ts'
import { faultOf } from './faults.ts'

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
export const patiently = <T>(attempt: () => T): Promise<T> =>
  withPatience(attempt, { faultOf, longestPause: 20 })
