// Somebody else has the file locked: another process, as on a restart by overlap or while a copy is made.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as turn } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { appendTo } from '../../../test/support/store/append-to.ts'
import { answers, sample } from '../../../test/support/store/contract/samples.ts'
import { type OtherProcess, startOther } from '../../../test/support/store/other-process.ts'
import { BUDGET } from '../retry.ts'
import type { Store } from '../store.ts'
import { openSqlite } from './store.ts'

const { id } = sample()
const BUSY = { name: 'StoreFault', kind: 'busy', cause: { code: 'ERR_SQLITE_ERROR' } }

let folder: string
let path: string
let other: OtherProcess

async function locked(task: 'hold' | 'holdAlone'): Promise<void> {
  other = startOther(task, path)
  await other.speaks()
}

beforeEach(() => {
  // The store's time budget runs only when a test advances it, however busy the machine is.
  vi.useFakeTimers({ toFake: ['performance'] })
  folder = mkdtempSync(join(tmpdir(), 'riposte-locks-'))
  path = join(folder, 'riposte.sqlite')
})
afterEach(async () => {
  vi.useRealTimers()
  await other.kill()
  rmSync(folder, { recursive: true })
})

/** Reports whether the work has ended so far. */
function watched(work: Promise<unknown>): { readonly hasEnded: () => boolean } {
  let hasEnded = false
  const end = () => {
    hasEnded = true
  }
  work.then(end, end)
  return { hasEnded: () => hasEnded }
}

/** Lets timers fire, which they would not in a process that sleeps in the lock. */
async function otherWork(): Promise<void> {
  for (let turns = 0; turns < 20; turns += 1) await turn(5)
}

describe('a lock held by another process', () => {
  let store: Store
  beforeEach(async () => {
    store = await openSqlite(path)
    await store.start(sample(), 'start')
    await locked('hold')
  })
  afterEach(() => store.close())

  it('makes an answer wait until it is free, and saves it then', async () => {
    const saving = appendTo(store, id, 0, answers('hero'), 'i1')
    const { hasEnded } = watched(saving)
    await otherWork()
    expect(hasEnded()).toBe(false)
    await other.kill()
    expect(await saving).toMatchObject({ result: 'saved', walkthrough: { revision: 1 } })
  })

  it('does not keep anybody from reading', async () => {
    const saving = appendTo(store, id, 0, answers('hero'), 'i1')
    expect(await store.read(id)).toMatchObject({ revision: 0 })
    await other.kill()
    await saving
  })

  it('is given up after two seconds, for a hundred presses as for one, and other work goes on meanwhile', async () => {
    const presses = Promise.allSettled(
      Array.from({ length: 100 }, (_, number) => appendTo(store, id, 0, answers('hero'), `i${number}`)),
    )
    const { hasEnded } = watched(presses)
    await otherWork()
    vi.advanceTimersByTime(BUDGET - 1)
    await otherWork()
    expect(await store.read(id)).toMatchObject({ revision: 0 })
    expect(hasEnded()).toBe(false)
    vi.advanceTimersByTime(1)
    for (const end of await presses) expect(end).toMatchObject({ status: 'rejected', reason: BUSY })

    await other.kill()
    expect(await appendTo(store, id, 0, answers('hero'), 'i0')).toMatchObject({ result: 'saved' })
  })
})

describe('a file that another process has for itself', () => {
  beforeEach(async () => {
    const store = await openSqlite(path)
    await store.start(sample(), 'start')
    await store.close()
    await locked('holdAlone')
  })

  it('is opened once it is free', async () => {
    const opening = openSqlite(path)
    const { hasEnded } = watched(opening)
    await otherWork()
    expect(hasEnded()).toBe(false)
    await other.kill()
    const store = await opening
    expect(await store.read(id)).toMatchObject({ id })
    await store.close()
  })

  it('is busy after two seconds, and other work goes on meanwhile', async () => {
    const opening = openSqlite(path)
    const { hasEnded } = watched(opening)
    await otherWork()
    expect(hasEnded()).toBe(false)
    vi.advanceTimersByTime(BUDGET)
    await expect(opening).rejects.toMatchObject(BUSY)
  })
})
