// Restricts the database files to the user that the bot runs as.
import { chmodSync, existsSync, statSync, writeFileSync } from 'node:fs'

const OWN = 0o600
/** The permission of all other users to read. */
const ALL_READ = 0o004

/**
 * Creates a missing file, since SQLite gives its own files the mode of the database, and removes the permissions of all
 * others from a file that they could read. A file that only a group may read keeps its mode, which the operator chose.
 * @throws Error of the file system, if that is not possible
 */
export function keepToItself(path: string): void {
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
