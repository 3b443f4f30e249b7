// Opens the database file for the user that the bot runs as, sets it up, and offers the ways of working on it.
import { accessSync, chmodSync, constants, existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { migrateFile } from './migrations.ts'
import { patiently, writingTogether } from './transactions.ts'

export type Connection = {
  readonly database: DatabaseSync
  /** Runs work that only reads; each of its statements sees one state of the database. */
  readonly read: <T>(work: () => T) => Promise<T>
  /** Runs the work as the only writer: all of it is on disk afterwards, or nothing. */
  readonly write: <T>(work: () => T) => Promise<T>
}

/** Opens the file, and creates it and its folder if they are missing. */
export function openFile(path: string): Connection {
  makeFolder(dirname(path))
  keepToItself(path)
  // No timeout: SQLite would sleep through it and block the whole process.
  const database = new DatabaseSync(path, { timeout: 0 })
  return {
    database,
    read: patiently,
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
  migrateFile(database)
}

const OWN = 0o600
/** The permission of all other users to read. */
const ALL_READ = 0o004

/**
 * Creates a missing file, since SQLite gives its own files the mode of the database, and removes the permissions of all
 * others from a file that they could read. A file that only a group may read keeps its mode, which the operator chose.
 * @throws Error of the file system, if that is not possible
 */
function keepToItself(path: string): void {
  if (!existsSync(path)) make(path)
  for (const file of [path, `${path}-wal`, `${path}-shm`]) {
    const stat = statSync(file, { throwIfNoEntry: false })
    if (stat?.isFile() && (stat.mode & ALL_READ) !== 0) tighten(file)
  }
}

/** Never opens an existing file: closing it would free the locks of SQLite. */
function make(path: string): void {
  try {
    writeFileSync(path, '', { flag: 'wx', mode: OWN })
  } catch (error) {
    // Another process has created the file meanwhile.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

/** Leaves the mode of a file unchanged if another user owns it, or if its disk is read-only. */
function tighten(file: string): void {
  try {
    chmodSync(file, OWN)
  } catch (error) {
    if (!['EPERM', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
}
