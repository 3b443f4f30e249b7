// Limits what the search reads of typed texts, whichever command or button they come from, and what it remembers of them.

/** The search reads no query beyond this: every stage stays quick, and no name is longer. */
export const LONGEST_QUERY = 200

/** The search reads no message beyond this, which is the most that a message of Discord holds. */
const LONGEST_MESSAGE = 4000

/** Cuts a query to its first 200 characters, not counting blanks before them. */
export const queryOf = (typed: string): string => typed.trimStart().slice(0, LONGEST_QUERY)

/** Cuts the joined texts of a message. */
export const cutMessage = (written: string): string => written.slice(0, LONGEST_MESSAGE)

/**
 * Caches `workOut`, which must return the same for the same text, but for texts longer than a query. After `most` texts
 * the cache is emptied. It copies each text, because a piece of a longer string would keep all of that string in memory.
 */
export function remembered<V extends NonNullable<unknown> | null>(
  most: number,
  workOut: (text: string) => V,
): (text: string) => V {
  const known = new Map<string, V>()
  return text => {
    const before = known.get(text)
    if (before !== undefined) return before
    if (text.length > LONGEST_QUERY) return workOut(text)
    if (known.size >= most) known.clear()
    const own = copied(text)
    const value = workOut(own)
    known.set(own, value)
    return value
  }
}

/** Forces a copy: the engine makes a string of one more letter, and the copy refers to that one alone. */
const copied = (text: string): string => `.${text}`.slice(1)
