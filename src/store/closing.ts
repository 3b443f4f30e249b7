// What both stores share when they close a walkthrough. The SQL works in SQLite and in PostgreSQL.

/** The part of an UPDATE that closes; what is closed already keeps its ending. */
export const CLOSED_AS = (ending: string): string =>
  `closed = TRUE, ending = CASE WHEN closed THEN ending ELSE ${ending} END`
