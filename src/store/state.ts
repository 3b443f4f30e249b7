// What a database holds, read without changing anything in it, also where an earlier version has written it.

export type Version = {
  /** The version of its tables; 0: there are none yet. */
  readonly version: number
  /** The version that the next start of this program makes of it. */
  readonly latest: number
}

export type StoreState = Version & {
  /** The number of open walkthroughs. */
  readonly open: number
  /** The number of persons whose deletion has begun and has not come to its end. */
  readonly deletions: number
}

/** The first version of the tables that knows of deletions which are under way. */
export const FORGETTING_SINCE = 4
