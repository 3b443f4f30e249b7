// What the store does, written once for both databases: a work yields queries one by one and goes on with their rows. SQLite
// runs it to its end without a pause, so that nothing else comes into its transaction; PostgreSQL waits for each answer.

/** What a statement takes in its slots $1, $2 …: a list for `Dialect.isAmong`, rows for `Dialect.rowsOf`. */
export type Slot = string | number | boolean | null | readonly (string | null)[] | SlotRows

type SlotRows = { readonly rows: readonly Readonly<Record<string, string | number | null>>[] }

export type DatabaseRow = Readonly<Record<string, unknown>>

export type Query = {
  readonly text: string
  readonly slots: readonly Slot[]
  /** The first slot is a key. Who waits with another key, and the same other slots, may be read for by the same query. */
  readonly isAmong?: true
}

/**
 * Yields queries and goes on with the rows that each selects or, with RETURNING, has changed. It catches nothing: if a
 * query fails, the work ends. It may run again from the beginning.
 */
export type Work<T> = Generator<Query, T, readonly DatabaseRow[]>

export const query = (text: string, ...slots: Slot[]): Query => ({ text, slots })

/** Gives the rows of this key and perhaps of others. @param text compares by `Dialect.isKey` */
export const among = (text: string, key: string, ...slots: Slot[]): Query => ({
  ...{ text, isAmong: true },
  slots: [key, ...slots],
})

/** A work of one query. */
export function* oneQuery(text: string, ...slots: Slot[]): Work<readonly DatabaseRow[]> {
  return yield { text, slots }
}
