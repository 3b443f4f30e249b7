// Checks whether saved data still stands at its path, since SQLite itself goes on writing into a deleted file.
import { statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { unlessBusy } from './faults.ts'

/** gone: no such file; replaced: another file has its name; cut: the log is too short; rows: the latest rows are missing. */
type Loss = 'gone' | 'replaced' | 'cut' | 'rows'

/** The path no longer leads to the files that this process opened, so a restart would not find what it saves now. */
export class LostFile extends Error {
  readonly loss: Loss
  readonly file: string

  constructor(loss: Loss, file: string) {
    super(`${file}: ${loss}`)
    this.name = 'LostFile'
    this.loss = loss
    this.file = file
  }
}

export type Watch = {
  /** Compares the files with the opened ones, in a few microseconds; null: they are the same. Not inside a transaction. */
  readonly filesLost: () => LostFile | null
  /** Remembers the latest saved rows. Not inside a transaction. */
  readonly note: () => void
  /** Checks whether a fresh connection finds the latest saved rows; null: it does. @throws StoreFault if the check fails */
  readonly rowsLost: () => LostFile | null
}

/** Remembers the files as they are now: the database has to be open and its tables made. */
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

/** Uses stat alone: opening and closing the file would free the locks that SQLite holds on it in this process. */
function identityOf(file: string): string | null {
  const stat = statSync(file, { bigint: true, throwIfNoEntry: false })
  return stat ? `${stat.dev} ${stat.ino}` : null
}

/** https://sqlite.org/fileformat2.html#walformat */
const LOG_HEAD = 32
const FRAME_HEAD = 24

/** Whether the write-ahead log is shorter than its index says. A size that was enough the last time is still enough. */
function cutting(database: DatabaseSync, log: string): () => boolean {
  // NOOP returns the number of frames and does nothing with them.
  const count = database.prepare('PRAGMA wal_checkpoint(NOOP)')
  const page = Number(database.prepare('PRAGMA page_size').get()?.page_size)
  const frames = (): number => unlessBusy(() => Number(count.get()?.log)) ?? 0
  const sizeNow = (): number => statSync(log, { throwIfNoEntry: false })?.size ?? 0
  let enough: number | null = null
  return () => {
    if (sizeNow() === enough) return false
    const before = frames()
    if (before <= 0) return false
    const size = sizeNow()
    // Another process may have checkpointed the log between the two counts.
    if (size < LOG_HEAD + before * (FRAME_HEAD + page) && frames() === before) return true
    enough = size
    return false
  }
}

const LAST = `
  SELECT
    (SELECT json_array(id, at) FROM claims ORDER BY at DESC, id DESC LIMIT 1) AS claim,
    (SELECT json_array(id, revision, touched) FROM walkthroughs WHERE is_tip
      ORDER BY touched DESC, rowid DESC LIMIT 1) AS walkthrough`

/** How often the rows are compared again because another process has written in between. */
const ATTEMPTS = 3

function rowsIn(database: DatabaseSync, path: string) {
  // data_version changes with each commit of another connection, and never with a commit of this one.
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

/** SQLite's codes for a file that is not this database: no such table, malformed, not a database, too short. */
const NOT_OURS: ReadonlySet<number> = new Set([1, 11, 26, 522])

/** The latest saved rows, read through a fresh connection to the path; null if the file is not this store's database. */
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
