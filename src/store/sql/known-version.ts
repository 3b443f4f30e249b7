// The version of a database, which may have been written by another version of this program.
import { StoreFault } from '../store.ts'

export type Version = {
  /** The version of its tables; 0: there are none yet. */
  readonly version: number
  /** The version that the next start of this program makes of it. */
  readonly latest: number
}

/** @throws StoreFault unavailable, if the database is of a version that this program does not know yet */
export function knownVersion(version: number, latest: number): Version {
  if (version <= latest) return { version, latest }
  const reason = `the database has version ${version}, and this program knows versions up to ${latest}: it was written by a newer one`
  throw new StoreFault('unavailable', new Error(reason))
}
