// Opens the database file, sets it up, and offers the ways of working on it.
import { accessSync, constants, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { keepToItself } from './file-mode.ts'
import { migrate } from './migrations.ts'
import { writingTogether } from './shared-transaction.ts'
import { patiently, transaction } from './transaction.ts'

export type Connection = {
  readonly database: DatabaseSync
  /** Runs the work on one state of the database, which no other connection changes meanwhile. */
  readonly read: <T>(work: () => T) => Promise<T>
  /** Runs a single statement, which sees one state by itself. */
  readonly look: <T>(statement: () => T) => Promise<T>
  /** Runs the work as the only writer: all of it is on disk afterwards, or nothing. */
  readonly write: <T>(work: () => T) => Promise<T>
}

/** Opens the file, and creates it and its folder if they are missing. */
export function connect(path: string): Connection {
  makeFolder(dirname(path))
  keepToItself(path)
  // No timeout: SQLite would sleep through it and block the whole process.
  const database = new DatabaseSync(path, { timeout: 0 })
  return {
    database,
    read: work => patiently(() => transaction(database, 'DEFERRED', work)),
    look: patiently,
    write: writingTogether(database),
  }
}

/** Checks the folder itself, since SQLite's error for an unwritable one is only "unable to open". */
function makeFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  accessSync(folder, constants.W_OK)
}

/** Sets the options of this connection, and creates the tables of the latest version. */
export function setUp(database: DatabaseSync): void {
  database.exec('PRAGMA journal_mode = WAL')
  database.exec('PRAGMA synchronous = FULL')
  database.exec('PRAGMA foreign_keys = ON')
  // SQLite overwrites deleted content with zeros.
  database.exec('PRAGMA secure_delete = ON')
  migrate(database)
}
