// The write-ahead log is copied into the file every minute, and emptied after a deletion and every hour, whoever else reads.

import {
  copyFileSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as turn } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { appendTo } from '../../../test/support/store/append-to.ts'
import { ANA, answers, BEN, sample } from '../../../test/support/store/contract/samples.ts'
import { type OtherProcess, startOther } from '../../../test/support/store/other-process.ts'
import { toldAbout } from '../../../test/support/store/told-about.ts'
import { PATIENCE, waitFor } from '../../loopback/wait-for.ts'
import type { Store } from '../store.ts'
import { openSqlite } from './store.ts'

const { id } = sample()
const MINUTE = 60_000
const HOUR = 60 * MINUTE

let folder: string
let path: string
let store: Store
let told: unknown[]

const open = async () => {
  store = await openSqlite(path, fault => told.push(fault))
}
const logSize = () => statSync(`${path}-wal`).size

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'riposte-folding-'))
  path = join(folder, 'riposte.sqlite')
  told = []
})
afterEach(async () => {
  vi.useRealTimers()
  await store.close()
  rmSync(folder, { recursive: true })
})

it('every hour the log is folded into the file', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  await open()
  await store.start(sample(), 'i1')
  expect(logSize()).toBeGreaterThan(0)
  await vi.advanceTimersByTimeAsync(HOUR)
  expect(logSize()).toBe(0)
  expect(await appendTo(store, id, 0, answers('hero'), 'i2')).toMatchObject({ result: 'saved' })
  expect(told).toEqual([])
})

describe('every minute', () => {
  const SAVED = { language: 'de' } as const

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    await open()
    await store.setUserSettings(ANA, SAVED)
    await vi.advanceTimersByTimeAsync(MINUTE)
    await store.setUserSettings(BEN, SAVED)
  })

  /** What stands in a copy of the file, as if this process had been killed, with its log as it has become. */
  async function afterDamage(damage: (log: string) => void): Promise<unknown[]> {
    const copy = join(folder, 'copy.sqlite')
    copyFileSync(path, copy)
    copyFileSync(`${path}-wal`, `${copy}-wal`)
    damage(`${copy}-wal`)
    const found = await openSqlite(copy)
    const languages = [await found.userSettings(ANA), await found.userSettings(BEN)]
    await found.close()
    return languages.map(({ language }) => language)
  }

  it('what is in the log goes into the file, so that a damaged log costs no more than a minute', async () => {
    expect(await afterDamage(() => {})).toEqual(['de', 'de'])
    expect(await afterDamage(log => truncateSync(log))).toEqual(['de', null])
    const flipped = (log: string) =>
      writeFileSync(
        log,
        readFileSync(log).map(byte => byte ^ 1),
      )
    expect(await afterDamage(flipped)).toEqual(['de', null])
    expect(told).toEqual([])
  })

  it('also while others read and write, for whom nothing waits', async () => {
    const others = [startOther('readOn', path), startOther('hold', path)]
    await Promise.all(others.map(other => other.speaks()))
    await vi.advanceTimersByTimeAsync(MINUTE)
    expect(await afterDamage(log => truncateSync(log))).toEqual(['de', 'de'])
    await Promise.all(others.map(other => other.kill()))
    expect(told).toEqual([])
  })
})

describe('while another process reads', () => {
  let reader: OtherProcess

  beforeEach(async () => {
    await open()
    await store.start(sample(), 'i1')
    reader = startOther('readOn', path)
    await reader.speaks()
  })
  afterEach(() => reader.kill())

  it('a deletion is done and answered for in time, others are served, and the log follows by itself', async () => {
    let isAnswered = false
    const deletion = store.forget(ANA).then(() => {
      isAnswered = true
    })
    let served = 0
    for (; !isAnswered; served += 1) {
      await store.read(id)
      await turn(5)
    }
    await deletion
    expect(await toldAbout(store, ANA)).toEqual({ settings: null, walkthroughs: [], offers: [] })
    expect(served).toBeGreaterThan(10)
    expect(logSize()).toBeGreaterThan(0)
    await reader.kill()
    await waitFor(() => logSize() === 0, PATIENCE, 'the log is not folded in')
    expect(told).toEqual([])
  })

  it('for longer than a minute, it is told that what was deleted is still in the log', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    // forget() resolves while the log is still being checkpointed.
    await store.forget(BEN)
    expect(told).toEqual([])
    vi.advanceTimersByTime(61_000)
    while (told.length === 0) await turn(5)
    expect(told).toMatchObject([
      { kind: 'busy', cause: { message: expect.stringContaining('what was deleted') } },
    ])
  })

  it('closing waits for nobody', async () => {
    await store.forget(ANA)
    await store.close()
    await open()
    await reader.kill()
    await store.forget(BEN)
    expect(logSize()).toBe(0)
    expect(told).toEqual([])
  })
})
