// Somebody takes the files away, or puts others in their place, while the store is open: nothing is said to be saved that
// nobody would find again. What honest neighbours do is no loss.

import { execFileSync } from 'node:child_process'
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { appendTo } from '../../../test/support/store/append-to.ts'
import { ANA, answers, sample } from '../../../test/support/store/contract/samples.ts'
import { startOther } from '../../../test/support/store/other-process.ts'
import { PATIENCE } from '../../loopback/wait-for.ts'
import { copyAll } from '../copy.ts'
import type { Store } from '../store.ts'
import { sqliteSource, sqliteTarget } from './moving.ts'
import { openSqlite } from './store.ts'

const { id } = sample()
/** Limits for a sweep that deletes nothing. */
const NOTHING = { now: 0, idle: 0, left: 0 }

let folder: string
let path: string
let store: Store
let told: unknown[]

async function open(at = path): Promise<void> {
  told = []
  store = await openSqlite(at, fault => told.push(fault))
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'riposte-lost-'))
  path = join(folder, 'riposte.sqlite')
  await open()
  await store.start(sample(), 'start')
  await appendTo(store, id, 0, answers('hero'), 'i1')
})
afterEach(async () => {
  vi.useRealTimers()
  await store.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Another process opens the file, runs this SQL, and closes the file again. */
function elsewhere(sql: string, at = path): void {
  const script = `const database = new (require('node:sqlite').DatabaseSync)(process.argv[1], { timeout: 1000 })
    database.exec(process.argv[2])
    database.close()`
  execFileSync(process.execPath, ['--disable-warning=ExperimentalWarning', '-e', script, at, sql])
}

const lost = (loss: string, end = '') => ({
  name: 'StoreFault',
  kind: 'unavailable',
  cause: { name: 'LostFile', loss, file: expect.stringMatching(`riposte.sqlite${end}$`) },
})

const half = (file: string) => truncateSync(file, Math.floor(statSync(file).size / 2))

/** A copy of the file as it is now, made by another process. */
function copied(): string {
  const copy = join(folder, 'copy.sqlite')
  elsewhere(`VACUUM INTO '${copy}'`)
  return copy
}

describe.each<[string, ReturnType<typeof lost>, () => void]>([
  ['the file is removed', lost('gone'), () => rmSync(path)],
  ['the file is moved away', lost('gone'), () => renameSync(path, `${path}.old`)],
  ['its folder is moved away', lost('gone'), () => renameSync(folder, `${folder}-old`)],
  ['another copy stands in its place', lost('replaced'), () => renameSync(copied(), path)],
  ['the write-ahead log is removed', lost('gone', '-wal'), () => rmSync(`${path}-wal`)],
  ['the write-ahead log is emptied', lost('cut', '-wal'), () => truncateSync(`${path}-wal`)],
  ['the write-ahead log is cut', lost('cut', '-wal'), () => half(`${path}-wal`)],
  [
    'another write-ahead log stands in its place',
    lost('replaced', '-wal'),
    () => {
      copyFileSync(`${path}-wal`, `${path}-copy`)
      renameSync(`${path}-copy`, `${path}-wal`)
    },
  ],
  ['the index of the log is removed', lost('gone', '-shm'), () => rmSync(`${path}-shm`)],
  ['all files are removed', lost('gone'), () => rmSync(folder, { recursive: true })],
])('if %s', (_, fault, happens) => {
  afterEach(() => rmSync(`${folder}-old`, { recursive: true, force: true }))

  it('the very next answer is refused, nothing is read any more, and that is told once', async () => {
    happens()
    await expect(appendTo(store, id, 1, answers('flip'), 'i2')).rejects.toMatchObject(fault)
    await expect(store.setUserSettings(ANA, { language: 'de' })).rejects.toMatchObject(fault)
    await expect(store.read(id)).rejects.toMatchObject(fault)
    await expect(store.userSettings(ANA)).rejects.toMatchObject(fault)
    await expect(store.forget(ANA)).rejects.toMatchObject(fault)
    await expect(store.check()).rejects.toMatchObject(fault)
    expect(told).toMatchObject([fault])
  })

  it('it is told within a minute, also while nobody does anything', async () => {
    await store.close()
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    await open()
    await appendTo(store, id, 1, answers('flip'), 'i2')
    happens()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(told).toMatchObject([fault])
  })
})

describe('a loss', () => {
  it('lasts until the store is opened anew, also if the right file is back', async () => {
    renameSync(path, `${path}.old`)
    await expect(store.check()).rejects.toMatchObject(lost('gone'))
    renameSync(`${path}.old`, path)
    await expect(appendTo(store, id, 1, answers('flip'), 'i2')).rejects.toMatchObject(lost('gone'))
    await store.close()
    await open()
    expect(await appendTo(store, id, 1, answers('flip'), 'i2')).toMatchObject({ result: 'saved' })
  })

  it('is noticed where a link leads to another file', async () => {
    await store.close()
    const link = join(folder, 'link.sqlite')
    symlinkSync(path, link)
    await open(link)
    await appendTo(store, id, 1, answers('flip'), 'i2')
    const other = copied()
    rmSync(link)
    symlinkSync(other, link)
    await expect(store.read(id)).rejects.toMatchObject({ cause: { loss: 'replaced', file: link } })
  })

  it('is noticed by the check where an older copy was written over the file itself', async () => {
    const copy = copied()
    await appendTo(store, id, 1, answers('flip'), 'i2')
    await store.sweep(NOTHING)
    await store.check()
    execFileSync('cp', [copy, path])
    await expect(store.check()).rejects.toMatchObject(lost('rows'))
    await expect(appendTo(store, id, 2, answers('flip'), 'i3')).rejects.toMatchObject(lost('rows'))
  })

  it('is noticed by the check where something else was written over the file itself', async () => {
    await store.sweep(NOTHING)
    execFileSync('sh', ['-c', 'yes "Dear diary," | head -c 200000 > "$0"', path])
    await expect(store.check()).rejects.toMatchObject(lost('rows'))
  })

  it('of the write-ahead log alone costs nothing that was saved', async () => {
    await store.close()
    const writer = startOther('appendUntilLost', path)
    await vi.waitUntil(() => writer.said.length > 200, { timeout: PATIENCE })
    rmSync(`${path}-wal`)
    await writer.ends()
    const said = writer.said.slice(0, -1)
    expect(writer.said.at(-1)).toBe('unavailable')
    await open()
    const kept = await store.read(id)
    expect(kept?.revision).toBeGreaterThanOrEqual(1 + said.length)
  })
})

describe('no loss is', () => {
  it.each<[string, () => void | Promise<void>]>([
    ['a copy that another process makes by VACUUM INTO', () => void copied()],
    ['a copy as the backup makes it', () => backedUp()],
    [
      'a copy of the files by their bytes',
      () => void execFileSync('sh', ['-c', `cp "$0"* "$1"`, path, other()]),
    ],
    ['another process that writes', () => elsewhere("REPLACE INTO left_guilds VALUES ('1', 1)")],
    ['another process that deletes what was saved last', () => elsewhere('DELETE FROM claims')],
    ['another process that folds the log in', () => elsewhere('PRAGMA wal_checkpoint(TRUNCATE)')],
    ['another process that writes the file anew', () => elsewhere('VACUUM')],
    ['a store that is opened beside it and closed again', async () => (await openSqlite(path)).close()],
    ['a process that takes over', async () => startOther('open', path).ends()],
  ])('%s', async (_, happens) => {
    for (const revision of [1, 2]) {
      await happens()
      await store.check()
      const appended = await appendTo(store, id, revision, answers('flip'), `i${revision + 1}`)
      expect(appended).toMatchObject({ result: 'saved' })
      await store.sweep(NOTHING)
      rmSync(other(), { recursive: true })
    }
    await store.check()
    expect(told).toEqual([])
  })

  it('what processes do that write and fold the log in at the same time', async () => {
    const writers = [startOther('appendUntilLost', path), startOther('appendUntilLost', path)]
    await Promise.all(writers.map(writer => writer.speaks()))
    for (let round = 0; round < 60; round += 1) {
      await store.sweep(NOTHING)
      await store.setUserSettings(ANA, { language: 'de' })
      await store.check()
    }
    await Promise.all(writers.map(writer => writer.kill()))
    expect(writers.flatMap(({ said }) => said.slice(-1))).not.toContain('unavailable')
    expect(told).toEqual([])
  })
})

/** A folder for copies. */
function other(): string {
  mkdirSync(join(folder, 'other'), { recursive: true })
  rmSync(join(folder, 'copy.sqlite'), { force: true })
  return join(folder, 'other')
}

async function backedUp(): Promise<void> {
  const [from, to] = [await sqliteSource(path), await sqliteTarget(join(other(), 'backup.sqlite'))]
  await copyAll(from, to)
  await Promise.all([from.close(), to.close()])
}
