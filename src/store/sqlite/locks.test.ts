// Somebody else has the file locked: another process, as on a restart by overlap or while a copy is made.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { answers, sample } from '../contract/samples.ts'
import { openSqlite } from '../sqlite.ts'
import type { Store } from '../store.ts'
import { type OtherProcess, startOther } from './other-process.ts'

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
  folder = mkdtempSync(join(tmpdir(), 'riposte-locks-'))
  path = join(folder, 'riposte.sqlite')
})
afterEach(async () => {
  await other.kill()
  rmSync(folder, { recursive: true })
})

/** Beats every few milliseconds as long as nothing blocks the process. */
function heartbeat() {
  let last = performance.now()
  let longest = 0
  let beats = 0
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last)
    last = performance.now()
    beats += 1
  }, 5)
  return {
    stop: () => {
      clearInterval(timer)
      return { longest, beats }
    },
  }
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
    const saving = store.append(id, 0, answers('hero'), 'i1')
    await wait(300)
    await other.kill()
    expect(await saving).toMatchObject({ result: 'saved', walkthrough: { revision: 1 } })
  })

  it('does not keep anybody from reading', async () => {
    const saving = store.append(id, 0, answers('hero'), 'i1')
    expect(await store.read(id)).toMatchObject({ revision: 0 })
    await other.kill()
    await saving
  })

  it('is given up after two seconds, for a hundred presses as for one, and other work goes on meanwhile', async () => {
    const heart = heartbeat()
    const began = performance.now()
    const presses = Array.from({ length: 100 }, (_, number) =>
      store.append(id, 0, answers('hero'), `i${number}`),
    )
    const ends = await Promise.allSettled(presses)
    const took = performance.now() - began
    const { longest, beats } = heart.stop()
    for (const end of ends) expect(end).toMatchObject({ status: 'rejected', reason: BUSY })
    expect(took).toBeGreaterThan(1900)
    expect(took).toBeLessThan(4000)
    // A process that slept in the lock would not have beaten for two seconds. What is left is for a busy machine.
    expect(longest).toBeLessThan(1000)
    expect(beats).toBeGreaterThan(50)

    await other.kill()
    expect(await store.append(id, 0, answers('hero'), 'i0')).toMatchObject({ result: 'saved' })
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
    await wait(300)
    await other.kill()
    const store = await opening
    expect(await store.read(id)).toMatchObject({ id })
    await store.close()
  })

  it('is busy after two seconds, and other work goes on meanwhile', async () => {
    const heart = heartbeat()
    await expect(openSqlite(path)).rejects.toMatchObject(BUSY)
    expect(heart.stop().longest).toBeLessThan(1000)
  })
})
