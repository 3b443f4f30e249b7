// Looks at a database whose tables may be of an earlier version.
import { FORGETTING_SINCE, type StoreState, type Version } from '../state.ts'
import { StoreFault } from '../store.ts'
import { query, type Work } from './work.ts'

/** @throws StoreFault unavailable, if the database is of a version that this program does not know yet */
export function knownVersion(version: number, latest: number): Version {
  if (version <= latest) return { version, latest }
  const reason = `the database has version ${version}, and this program knows versions up to ${latest}: it was written by a newer one`
  throw new StoreFault('unavailable', new Error(reason))
}

/** By columns that every version has. */
const OPEN = 'SELECT count(*) AS number FROM walkthroughs WHERE closed = FALSE'

/** What a database of this version holds. */
export function* databaseState(known: Version): Work<StoreState> {
  const [open] = known.version === 0 ? [] : yield query(OPEN)
  const [marked] =
    known.version < FORGETTING_SINCE ? [] : yield query('SELECT count(*) AS number FROM forgetting')
  return { ...known, open: Number(open?.number ?? 0), deletions: Number(marked?.number ?? 0) }
}
