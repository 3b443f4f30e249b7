// Looks whether what this process has saved still stands at its path: SQLite itself goes on writing into a file that is gone.
import { statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { LostFile } from '../lost-file.ts'
import { StoreFault } from '../store.ts'
import { faultOf } from './faults.ts'

export type Watch = {
  /** Whether the files are those that were opened, in a few microseconds; null: they are. Not inside a transaction. */
  readonly filesLost: () => LostFile | null
  /** Remembers what was saved last. Not inside a transaction. */
  readonly note: () => void
  /** Whether that is found by whoever opens the file anew; null: it is. @throws StoreFault if it cannot be looked at */
  readonly rowsLost: () => LostFile | null
}

/** Begins with the files as they are: the database has to be open and its tables made. */
export function watchOf(database: DatabaseSync, path: string): Watch {
  const log = `${database.location()}-wal`
  const opened = [path, log, `${database.location()}-shm`].map(file => ({ file, was: identityOf(file) }))
  const isCut = cutting(database, log)
  const rows = rowsIn(database, path)
  return {
    filesLost: () => {
      for (const { file, was } of opened) {
        if (was === null) continue
        const is = identityOf(file)
        if (is !== was) return new LostFile(is === null ? 'gone' : 'replaced', file)
      }
      return isCut() ? new LostFile('cut', log) : null
    },
    note: rows.note,
    rowsLost: () => (rows.areThere() ? null : new LostFile('rows', path)),
  }
}

/** By stat alone: to open the file and close it again would free the locks that SQLite holds on it in this process. */
function identityOf(file: string): string | null {
  const stat = statSync(file, { bigint: true, throwIfNoEntry: false })
  return stat ? `${stat.dev} ${stat.ino}` : null
}

/** https://sqlite.org/fileformat2.html#walformat */
const LOG_HEAD = 32
const FRAME_HEAD = 24

/** Whether the write-ahead log has less in it than its index says. */
function cutting(database: DatabaseSync, log: string): () => boolean {
  // NOOP tells how many frames there are, and does nothing with them.
  const count = database.prepare('PRAGMA wal_checkpoint(NOOP)')
  const page = Number(database.prepare('PRAGMA page_size').get()?.page_size)
  const frames = (): number => unlessBusy(() => Number(count.get()?.log)) ?? 0
  return () => {
    const before = frames()
    if (before <= 0) return false
    const size = statSync(log, { throwIfNoEntry: false })?.size ?? 0
    // Another process may have folded it in between the two looks.
    return size < LOG_HEAD + before * (FRAME_HEAD + page) && frames() === before
  }
}

const LAST = `
  SELECT
    (SELECT json_array(id, at) FROM claims ORDER BY at DESC, id DESC LIMIT 1) AS claim,
    (SELECT json_array(id, revision, touched) FROM walkthroughs ORDER BY touched DESC, rowid DESC LIMIT 1) AS walkthrough`

/** How often it is compared again because another process has written in between. */
const ATTEMPTS = 3

function rowsIn(database: DatabaseSync, path: string) {
  // Changes with each commit of another connection, and with none of our own.
  const version = database.prepare('PRAGMA data_version')
  const versionNow = (): number => Number(version.get()?.data_version)
  const last = database.prepare(LAST)
  const noted = { version: 0, last: '' }
  const note = (): void => {
    noted.version = versionNow()
    noted.last = JSON.stringify(last.get())
  }
  note()
  const areThere = (): boolean => {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      if (versionNow() !== noted.version) note()
      if (lastAt(path) === noted.last) return true
      if (versionNow() === noted.version) return false
    }
    return true
  }
  return { note: () => void unlessBusy(note), areThere: () => unlessBusy(areThere) ?? true }
}

/** SQLite's codes for what is no database, or not the one that it was: no such table, malformed, too short. */
const NOT_OURS: ReadonlySet<number> = new Set([1, 11, 26, 522])

/** What was saved last for somebody who opens the file by its name; null if that is no database of ours any more. */
function lastAt(path: string): string | null {
  const fresh = new DatabaseSync(path, { readOnly: true, timeout: 0 })
  try {
    return JSON.stringify(fresh.prepare(LAST).get())
  } catch (error) {
    if (NOT_OURS.has((error as { errcode?: number }).errcode ?? 0)) return null
    throw error
  } finally {
    fresh.close()
  }
}

/** undefined: somebody holds the lock, so that nothing can be said. @throws StoreFault of another kind */
function unlessBusy<T>(look: () => T): T | undefined {
  try {
    return look()
  } catch (error) {
    const fault = faultOf(error)
    if (fault instanceof StoreFault && fault.kind === 'busy') return undefined
    throw fault
  }
}
