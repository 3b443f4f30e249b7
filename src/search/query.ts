// Limits what the search reads of typed texts, whichever command or button they come from.

/** The search reads no query beyond this: every stage stays quick, and no name is longer. */
export const LONGEST_QUERY = 200

/** The search reads no message beyond this, which is the most that a message of Discord holds. */
const LONGEST_MESSAGE = 4000

/** Cuts a query to its first 200 characters, not counting blanks before them. */
export const queryOf = (typed: string): string => typed.trimStart().slice(0, LONGEST_QUERY)

/** Cuts the joined texts of a message. */
export const cutMessage = (written: string): string => written.slice(0, LONGEST_MESSAGE)
