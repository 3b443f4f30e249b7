// How far anything is read that somebody typed or wrote to have it looked up, wherever it comes from.

/** No query is read beyond this: every stage stays quick, and no name is longer. */
export const LONGEST_QUERY = 200

/** No text of a message is read beyond this: it is what one message of Discord holds. */
const LONGEST_MESSAGE = 4000

/** What is looked up of what was typed: its first 200 characters, not counting blanks before them. */
export const queryOf = (typed: string): string => typed.trimStart().slice(0, LONGEST_QUERY)

/** What is looked up of a message: the beginning of all its texts together. */
export const messageOf = (written: string): string => written.slice(0, LONGEST_MESSAGE)
