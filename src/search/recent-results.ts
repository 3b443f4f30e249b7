// Remembers what was worked out for a text, within limits: what people type is not kept for ever, nor at any length.

/** A text that is longer is worked out anew each time. */
const LONGEST = 200

/**
 * The same as `workOut`, which must give the same for the same text. After `most` texts it begins anew. A text is kept
 * as a copy: a piece of a longer one would keep all of that one in memory.
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

/** Of one more letter than the text, and nothing more. */
const copied = (text: string): string => `.${text}`.slice(1)
