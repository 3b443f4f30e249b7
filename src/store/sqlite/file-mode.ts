// Who of this machine may read the files: nobody but the user that the bot runs as.
import { chmodSync, existsSync, statSync, writeFileSync } from 'node:fs'

const OWN = 0o600
/** The right of all others to read. */
const ALL_READ = 0o004

/**
 * Makes a missing file, since SQLite gives its own ones the mode of the database, and takes from the world what the
 * world could read. A group that may read was let in by somebody, and stays in.
 * @throws Error of the file system, if that is not possible
 */
export function keepToItself(path: string): void {
  if (!existsSync(path)) make(path)
  for (const file of [path, `${path}-wal`, `${path}-shm`]) {
    const stat = statSync(file, { throwIfNoEntry: false })
    if (stat?.isFile() && (stat.mode & ALL_READ) !== 0) tighten(file)
  }
}

/** Never opens a file that is there: to close it would free the locks of SQLite. */
function make(path: string): void {
  try {
    writeFileSync(path, '', { flag: 'wx', mode: OWN })
  } catch (error) {
    // Another process was faster.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

/** The file of another user stays as they have it, and so does one on a disk that may only be read. */
function tighten(file: string): void {
  try {
    chmodSync(file, OWN)
  } catch (error) {
    if (!['EPERM', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
}
