// Turns errors of SQLite and the file system into faults of the store.
import { StoreFault } from '../store.ts'

/** By SQLite's result codes, https://sqlite.org/rescode.html; the lower eight bits are the primary code. */
const KINDS: Readonly<Record<number, StoreFault['kind']>> = {
  // BUSY, and PROTOCOL: two connections began a read at the same moment, and this one lost too often.
  5: 'busy',
  15: 'busy',
  // READONLY
  8: 'readOnly',
  // FULL, and IOERR_SHMSIZE: no room for the index of the write-ahead log, when it opens a database on a full disk.
  13: 'full',
  4874: 'full',
}

const SYSTEM_KINDS: Readonly<Record<string, StoreFault['kind']>> = {
  EROFS: 'readOnly',
  EACCES: 'readOnly',
  EPERM: 'readOnly',
  ENOSPC: 'full',
}

/**
 * Turns an error of SQLite or the file system into a StoreFault, with the original as its cause. Other errors are
 * mistakes of this program and are returned unchanged.
 */
export function sqliteFault(thrown: unknown): unknown {
  if (!(thrown instanceof Error) || thrown instanceof StoreFault) return thrown
  const { code, errcode, syscall } = thrown as NodeJS.ErrnoException & { errcode?: number }
  if (code === 'ERR_SQLITE_ERROR' && errcode !== undefined)
    return new StoreFault(KINDS[errcode] ?? KINDS[errcode & 0xff] ?? 'unavailable', thrown)
  if (syscall !== undefined && code !== undefined)
    return new StoreFault(SYSTEM_KINDS[code] ?? 'unavailable', thrown)
  return thrown
}

/** undefined: another connection holds the lock, so the work is impossible. @throws StoreFault of another kind */
export function unlessBusy<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch (error) {
    const fault = sqliteFault(error)
    if (fault instanceof StoreFault && fault.kind === 'busy') return undefined
    throw fault
  }
}
