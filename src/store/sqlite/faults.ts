// What SQLite and the file system say when they cannot, told in the words of the store.
import { StoreFault } from '../store.ts'

/** SQLite's result codes, https://sqlite.org/rescode.html; the lower eight bits are the primary code. */
const BUSY = 5
const READONLY = 8
const FULL = 13
/** Two connections began a read at the same moment, and this one lost too often. */
const PROTOCOL = 15
/** No room for the index of the write-ahead log: how a full disk shows itself on opening. */
const IOERR_SHMSIZE = 4874

const KINDS: Readonly<Record<number, StoreFault['kind']>> = {
  [BUSY]: 'busy',
  [PROTOCOL]: 'busy',
  [READONLY]: 'readOnly',
  [FULL]: 'full',
  [IOERR_SHMSIZE]: 'full',
}

const SYSTEM_KINDS: Readonly<Record<string, StoreFault['kind']>> = {
  EROFS: 'readOnly',
  EACCES: 'readOnly',
  EPERM: 'readOnly',
  ENOSPC: 'full',
}

/**
 * What was thrown, as a StoreFault with the original as its cause. What comes from neither SQLite nor the file system is
 * a mistake of ours and is given back as it is.
 */
export function faultOf(thrown: unknown): unknown {
  if (!(thrown instanceof Error) || thrown instanceof StoreFault) return thrown
  const { code, errcode, syscall } = thrown as NodeJS.ErrnoException & { errcode?: number }
  if (code === 'ERR_SQLITE_ERROR' && errcode !== undefined)
    return new StoreFault(KINDS[errcode] ?? KINDS[errcode & 0xff] ?? 'unavailable', thrown)
  if (syscall !== undefined && code !== undefined)
    return new StoreFault(SYSTEM_KINDS[code] ?? 'unavailable', thrown)
  return thrown
}
