// Checkpoints the write-ahead log into the database file: a damaged log then costs little, and an emptied one holds no deleted data.
import { setTimeout as wait } from 'node:timers/promises'
import { BUDGET } from '../retry.ts'
import { StoreFault } from '../store.ts'
import type { Connection } from './connection.ts'
import { unlessBusy } from './faults.ts'
import type { Guard, Tell } from './guarded-connection.ts'

export type Folding = ReturnType<typeof foldingIn>

/** How long `fold` tries, in milliseconds. */
const PATIENCE = 60_000
const LONGEST_PAUSE = 1_000
const IN_USE = 'the write-ahead log is in use: what was deleted stands in it still'

export function foldingIn({ database }: Connection, guard: Guard, tell: Tell) {
  const passive = database.prepare('PRAGMA wal_checkpoint(PASSIVE)')
  const truncate = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)')
  let isStopped = false
  const attempt = (): boolean => {
    guard.demandFiles()
    return unlessBusy(() => truncate.get()?.busy === 0) ?? false
  }
  const copyIn = (): void => {
    try {
      guard.demandFiles()
      unlessBusy(() => passive.get())
    } catch (error) {
      tell(error)
    }
  }
  const fold = async (): Promise<void> => {
    const deadline = performance.now() + PATIENCE
    for (let pause = 10; !isStopped; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
      if (attempt()) return
      if (performance.now() >= deadline) throw new StoreFault('busy', new Error(IN_USE))
      await wait(pause, undefined, { ref: false })
    }
  }
  return {
    /** Copies what it can into the file, waits for nobody, and leaves the log as it is. Reports a failure to `tell`. */
    copyIn,
    /** Repeats the checkpoint for a minute at most while others read or write. Reports a failure to `tell`. */
    fold: (): Promise<void> => fold().catch(tell),
    stop: (): void => {
      isStopped = true
    },
  }
}

/** Runs the work, then the folding. The caller waits for both within one budget; the folding may go on afterwards. */
export const thenFold =
  <Given extends unknown[], Result>(work: (...given: Given) => Promise<Result>, { fold }: Folding) =>
  async (...given: Given): Promise<Result> => {
    const began = performance.now()
    const result = await work(...given)
    await atMost(BUDGET - (performance.now() - began), fold())
    return result
  }

async function atMost(milliseconds: number, piece: Promise<void>): Promise<void> {
  const over = new AbortController()
  const { signal } = over
  await Promise.race([piece, wait(Math.max(0, milliseconds), undefined, { signal }).catch(() => {})])
  over.abort()
}
