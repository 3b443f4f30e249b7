// Adds rows to a log; every row goes through add, which limits the length of the log.
import type { Appended, Head, NewRow, Press, Row, Store } from '../../store/store.ts'

/** The most rows of a log, including rows that are taken back or take back. Older versions wrote longer logs. */
export const MOST_ROWS = 1_000

/** The last rows of a log take only answers and no undo, so that the attack can still end. */
export const KEPT_FREE = 100

/** Whether the log has room for this many more rows. */
export const hasRoom = ({ revision }: Pick<Head, 'revision'>, rows: number): boolean =>
  revision + rows <= MOST_ROWS

/** full: the log has no room for the row, and nothing has been saved. */
export type Added = Appended | { readonly result: 'full' }

/**
 * Adds a row to the log of the pressed walkthrough, if the log is still at the revision of the press and has room.
 * @param known the rows of the log, if they have just been read
 * @throws StoreFault
 */
export async function add(store: Store, press: Press, row: NewRow, known?: readonly Row[]): Promise<Added> {
  // A repeated press was saved at a lower revision, so this check never refuses it.
  if (!hasRoom(press, 1)) return { result: 'full' }
  return store.append(press, row, known)
}
