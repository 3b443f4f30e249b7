// Caches results by text, with limits: typed texts are not kept for ever, nor at any length.

/** Results for longer texts are not cached. */
const LONGEST = 200

/**
 * Caches `workOut`, which must return the same for the same text. After `most` texts the cache is emptied. The cache
 * copies each text, because a piece of a longer string would keep all of that string in memory.
 */
export function remembered<V extends NonNullable<unknown> | null>(
  most: number,
  workOut: (text: string) => V,
): (text: string) => V {
  const known = new Map<string, V>()
  return text => {
    const before = known.get(text)
    if (before !== undefined) return before
    if (text.length > LONGEST) return workOut(text)
    if (known.size >= most) known.clear()
    const own = copied(text)
    const value = workOut(own)
    known.set(own, value)
    return value
  }
}

/** Forces a copy: the engine makes a string of one more letter, and the copy refers to that one alone. */
const copied = (text: string): string => `.${text}`.slice(1)
