// Folds the write-ahead log into the file and empties it: what was deleted stands in it until then.
import { setTimeout as wait } from 'node:timers/promises'
import { BUDGET } from '../retry.ts'
import { StoreFault } from '../store.ts'
import type { Connection } from './connection.ts'
import { faultOf } from './faults.ts'
import type { Guard, Tell } from './guarding.ts'

export type Folding = {
  /** Goes on until it is done, or for a minute while others read or write. Tells of it if that was in vain. */
  readonly fold: () => Promise<void>
  readonly stop: () => void
}

/** In milliseconds. */
const PATIENCE = 60_000
const LONGEST_PAUSE = 1_000

export function foldingIn({ database }: Connection, guard: Guard, tell: Tell): Folding {
  const truncate = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)')
  let isStopped = false
  const attempt = (): boolean => {
    guard.demandFiles()
    return unlessBusy(() => truncate.get()?.busy === 0)
  }
  const fold = async (): Promise<void> => {
    const deadline = performance.now() + PATIENCE
    for (let pause = 10; !isStopped; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
      if (attempt()) return
      if (performance.now() >= deadline) throw tooLong()
      await wait(pause, undefined, { ref: false })
    }
  }
  return {
    fold: () => fold().catch(tell),
    stop: () => {
      isStopped = true
    },
  }
}

const tooLong = (): StoreFault =>
  new StoreFault('busy', new Error('the write-ahead log is in use: what was deleted stands in it still'))

function unlessBusy(attempt: () => boolean): boolean {
  try {
    return attempt()
  } catch (error) {
    const fault = faultOf(error)
    if (fault instanceof StoreFault && fault.kind === 'busy') return false
    throw fault
  }
}

/** The work, and then the folding: whoever asked waits no longer for both than for any call. */
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
