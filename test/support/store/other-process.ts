// Another process at the same file, for tests: it holds the lock, writes until it is killed, or has a small disk of its own.

import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { createInterface } from 'node:readline'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate as turn } from 'node:timers/promises'
import { openSqlite } from '../../../src/store/sqlite/store.ts'
import { type Store, StoreFault } from '../../../src/store/store.ts'
import { appendTo } from './append-to.ts'
import { answers, fresh, sample } from './contract/samples.ts'

const TASKS = { open, hold, holdAlone, readOn, append, appendUntilLost, fillDisk, readOnlyDisk }

export type OtherProcess = {
  /** The lines of its output so far; complete after it has been killed or has ended. */
  readonly said: readonly string[]
  /** Waits for its first output. */
  readonly speaks: () => Promise<void>
  /** Kills it at once. */
  readonly kill: () => Promise<void>
  /** Waits for it to end by itself. */
  readonly ends: () => Promise<void>
}

/** Whether a process here may mount a disk for itself; containers often forbid that. */
export const canMount = spawnSync('unshare', ['-Urm', 'mount', '-t', 'tmpfs', 'tmpfs', tmpdir()]).status === 0

/** @param mounts whether it may mount disks */
export function startOther(task: keyof typeof TASKS, path: string, { mounts = false } = {}): OtherProcess {
  const command = [process.execPath, import.meta.filename, task, path]
  const [program = '', ...args] = mounts ? ['unshare', '-Urm', ...command] : command
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  const said: string[] = []
  const lines = createInterface(child.stdout).on('line', line => said.push(line))
  const closed = once(child, 'close')
  return {
    said,
    speaks: async () => {
      if (said.length === 0) await once(lines, 'line')
    },
    kill: async () => {
      child.kill('SIGKILL')
      await closed
    },
    ends: async () => {
      await closed
    },
  }
}

const say = (line: string): void => void process.stdout.write(`${line}\n`)
/** Keeps the process and the database open for ever: a timer holds a reference to the database. */
const keep = (database: DatabaseSync): Promise<never> =>
  new Promise(() => setInterval(() => database.isOpen, 60_000))

async function open(path: string): Promise<void> {
  const store = await openSqlite(path)
  await store.close()
  say('opened')
}

function hold(path: string): Promise<never> {
  const database = new DatabaseSync(path)
  database.exec('BEGIN IMMEDIATE')
  say('held')
  return keep(database)
}

/** Holds a lock that keeps other processes even from reading. */
function holdAlone(path: string): Promise<never> {
  const database = new DatabaseSync(path)
  database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE; DELETE FROM left_guilds; COMMIT')
  say('held')
  return keep(database)
}

/** Reads one state of the database as long as the process lives. */
function readOn(path: string): Promise<never> {
  const database = new DatabaseSync(path)
  database.exec('BEGIN; SELECT count(*) FROM walkthroughs')
  say('held')
  return keep(database)
}

/** Adds rows until that fails, and prints the kind of the fault. */
async function appendUntilLost(path: string): Promise<void> {
  try {
    await append(path)
  } catch (error) {
    if (!(error instanceof StoreFault)) throw error
    say(error.kind)
  }
}

/** Adds row after row, and prints each with its number after it was saved. */
async function append(path: string): Promise<never> {
  const store = await openSqlite(path)
  let revision = 0
  for (let count = 1; ; count += 1) {
    const claim = `${process.pid}-${count}`
    for (let saved = false; !saved; ) {
      const appended = await appendTo(store, sample().id, revision, answers(claim), claim)
      if (appended.result === 'gone') throw new Error('the walkthrough is gone')
      revision = appended.walkthrough.revision
      saved = appended.result === 'saved'
    }
    say(`${claim} ${revision}`)
    await turn()
  }
}

const mount = (...args: string[]): unknown => execFileSync('mount', args)

/** Adds rows until that fails; returns how many were saved, and the fault. */
async function appendUntilFault(store: Store): Promise<{ saved: number; fault: string }> {
  const note = 'x'.repeat(20_000)
  for (let revision = 0; ; revision += 1) {
    const row = { ...answers('hero'), answer: { choice: 'hero', card: { note } } }
    const fault = await faultIn(() => appendTo(store, sample().id, revision, row, `i${revision}`))
    if (fault) return { saved: revision, fault }
  }
}

async function faultIn(work: () => Promise<unknown>): Promise<string | null> {
  try {
    await work()
    return null
  } catch (error) {
    if (error instanceof StoreFault) return error.kind
    throw error
  }
}

const revisionIn = async (store: Store): Promise<number | undefined> =>
  (await store.read(sample().id))?.revision

/** Fills a disk of one megabyte, reads from the full disk, makes room and writes again. */
async function fillDisk(folder: string): Promise<void> {
  mount('-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder)
  const store = await openSqlite(`${folder}/a.sqlite`)
  await store.start(sample(), 'start')
  const { saved, fault } = await appendUntilFault(store)
  const kept = await revisionIn(store)
  const making = await faultIn(() => openSqlite(`${folder}/b.sqlite`))
  mount('-o', 'remount,size=8m', folder)
  const later = await appendTo(store, sample().id, saved, answers('hero'), 'later')
  await store.close()
  spawnSync('dd', ['if=/dev/zero', `of=${folder}/ballast`])
  const opening = await faultIn(() => openSqlite(`${folder}/a.sqlite`))
  say(JSON.stringify({ fault, making, lost: saved - (kept ?? 0), later: later.result, opening }))
}

/** Makes a file read-only, then the whole disk. */
async function readOnlyDisk(folder: string): Promise<void> {
  const file = `${folder}/a.sqlite`
  mount('-t', 'tmpfs', 'tmpfs', folder)
  const writable = await openSqlite(file)
  await writable.start(sample(), 'start')
  await writable.close()
  mount('--bind', file, file)
  mount('-o', 'remount,bind,ro', file)
  const store = await openSqlite(file)
  const found = (await revisionIn(store)) === fresh().revision
  const fault = await faultIn(() => appendTo(store, sample().id, 0, answers('hero'), 'i1'))
  await store.close()
  execFileSync('umount', [file])
  mount('-o', 'remount,ro', folder)
  say(JSON.stringify({ found, fault, opening: await faultIn(() => openSqlite(file)) }))
}

if (import.meta.main) {
  // Ends with the test that began it.
  process.stdin.on('end', () => process.exit(1)).resume()
  const [task, path = ''] = process.argv.slice(2)
  await TASKS[task as keyof typeof TASKS](path)
  process.exit(0)
}
