// Writes that are asked for at the same time share one transaction: the disk is flushed once for all of them.
import type { DatabaseSync } from 'node:sqlite'
import { StoreFault } from '../store.ts'
import { patiently, transaction } from './attempts.ts'
import { faultOf } from './faults.ts'

type Outcome = { readonly result: unknown } | { readonly thrown: unknown }

type Job = {
  readonly work: () => unknown
  readonly settle: (outcome: Outcome) => void
}

/**
 * Runs each piece of work as the only one that writes. It is on disk before its promise resolves. One that throws
 * leaves nothing behind and does not concern the others.
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
      // Whatever else has arrived by now is looked at before the disk is waited for.
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
    // None of it is saved. Whichever of them can be saved, is saved by itself.
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

/** @throws what the work throws, if the whole transaction has gone with it */
function attempt(database: DatabaseSync, { work }: Job): Outcome {
  database.exec('SAVEPOINT one')
  try {
    const result = work()
    database.exec('RELEASE one')
    return { result }
  } catch (thrown) {
    if (!database.isTransaction) throw thrown
    database.exec('ROLLBACK TO one; RELEASE one')
    return { thrown: faultOf(thrown) }
  }
}
