// Adds rows to logs. No other file does, so that no log outgrows MOST_ROWS.
import type { Appended, Head, NewRow, Row, Store } from '../../store/store.ts'

/** The most rows of a walkthrough, with those taken back and those that take back. Logs of older versions may be longer. */
export const MOST_ROWS = 1_000

/** The last rows of a log are reserved for answers: nothing is taken back there, so that the attack can still end. */
export const KEPT_FREE = 100

/** Whether the log has room for this many more rows. */
export const hasRoom = ({ revision }: Pick<Head, 'revision'>, rows: number): boolean =>
  revision + rows <= MOST_ROWS

/** full: the log has no room for the row, and nothing has been saved. */
export type Added = Appended | { readonly result: 'full' }

/**
 * Adds a row to the log of a walkthrough, if it is still at this revision and has room.
 * @param known its rows, if they have just been read
 * @throws StoreFault
 */
export async function add(
  store: Store,
  { id, revision }: Pick<Head, 'id' | 'revision'>,
  row: NewRow,
  claim: string,
  known?: readonly Row[],
): Promise<Added> {
  // A press that is delivered again was saved at a lower revision, so this check never hides it.
  if (!hasRoom({ revision }, 1)) return { result: 'full' }
  return store.append(id, revision, row, claim, known)
}
