// What a database holds, read without changing anything in it, also where an earlier version has written it.
import type { Version } from './known-version.ts'
import { query, type Work } from './work.ts'

export type StoreState = Version & {
  /** The number of open walkthroughs. */
  readonly open: number
  /** The number of persons whose deletion has begun and has not come to its end. */
  readonly deletions: number
}

/** The first version of the tables that knows of deletions which are under way. */
const FORGETTING_SINCE = 4

/** By columns that every version has. */
const OPEN = 'SELECT count(*) AS number FROM walkthroughs WHERE closed = FALSE'

/** What a database of this version holds. */
export function* databaseState(known: Version): Work<StoreState> {
  const [open] = known.version === 0 ? [] : yield query(OPEN)
  const [marked] =
    known.version < FORGETTING_SINCE ? [] : yield query('SELECT count(*) AS number FROM forgetting')
  return { ...known, open: Number(open?.number ?? 0), deletions: Number(marked?.number ?? 0) }
}
