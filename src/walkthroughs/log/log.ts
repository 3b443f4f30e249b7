// The one place where a log grows: it has room for so many rows and no more, whoever writes them.
import type { Appended, Head, NewRow, Press, Row, Store } from '../../store/store.ts'

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
 * Adds a row to the log of the walkthrough that is pressed, if it is still at the revision of the press and has room.
 * @param known its rows, if they have just been read
 * @throws StoreFault
 */
export async function add(store: Store, press: Press, row: NewRow, known?: readonly Row[]): Promise<Added> {
  // What is delivered again was saved at a lower revision, so that this never hides it.
  if (!hasRoom(press, 1)) return { result: 'full' }
  return store.append(press, row, known)
}
