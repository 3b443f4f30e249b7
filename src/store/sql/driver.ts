// What the two databases do differently, for the works and statements that they share.
import type { DatabaseRow, Slot, Work } from './work.ts'

/** The pieces of a statement that differ. */
export type Dialect = {
  /** Compares with each text of a list. */
  readonly isAmong: (slot: string) => string
  /** Compares with the key of `among`, or with those of all who ask at once. */
  readonly isKey: string
  /** The rows of a slot as a table `given`, with a `number` from 1 on. SQLite takes their types as it finds them. */
  readonly rowsOf: (slot: string, columns: Readonly<Record<string, 'text' | 'bigint'>>) => string
  /** Selects a JSON list of objects. @param fields names and columns in turn */
  readonly list: (fields: string, from: string, order: string) => string
  /** A JSON object with the fields of another one, without those that are then null. */
  readonly merged: (before: string, slot: string) => string
  /** The present in milliseconds, by the clock of the database. */
  readonly now: string
  /** Sorts by bytes, whatever the language of the database. */
  readonly byBytes: string
  /** How a SELECT locks its rows, where several write at once. SQLite has one writer, who holds the whole file. */
  readonly locks: (clause: string) => string
}

/** Locks that order what several write at once for a person or a server; they last until the transaction ends. */
export type Locks = {
  /** For one write at a time: a start, a seat, the mark of a deletion. */
  readonly lockPerson: (user: string) => Work<void>
  /** For counting walkthroughs: the person first, then the server. */
  readonly lockCounts: (person: string | null, server: string | null) => Work<void>
}

export type Driver = {
  readonly sql: Dialect
  readonly locks: Locks
  /** Runs several writes as one statement if the database can: none of them sees what the others write. */
  readonly together: (texts: readonly string[], ...slots: Slot[]) => Work<void>
  /** Runs a work that only reads; each of its queries sees one state of the database. */
  readonly read: <T>(work: () => Work<T>) => Promise<T>
  /** Runs a work as one transaction: all of it is kept afterwards, or nothing. */
  readonly write: <T>(work: () => Work<T>) => Promise<T>
  /** Runs one statement that writes, a transaction of its own. */
  readonly ask: (text: string, ...slots: Slot[]) => Promise<readonly DatabaseRow[]>
  /**
   * Changes one walkthrough by one statement, whose slot $1 is the id, and which leaves one alone that another transaction
   * is writing to: that is tried again. False: there is no such walkthrough.
   */
  readonly change: (id: string, text: string, ...slots: Slot[]) => Promise<boolean>
}
