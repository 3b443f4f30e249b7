// Those who wait to ask the same question ask it once, for all of them, and share the answer.

/**
 * @param key what it is asked about; others may ask the same about something else
 * @param begin asks, when it can. By `take` it takes the keys of all who wait; whoever comes later waits for the next time
 */
export type Jointly<T> = (
  question: string,
  key: string,
  begin: (take: () => string[]) => Promise<T>,
) => Promise<T>

/** Nobody is given an answer to what was asked before they came: it might be older than what they know. */
export function jointly<T>(): Jointly<T> {
  const waiting = new Map<string, { readonly keys: Set<string>; readonly answer: Promise<T> }>()
  return (question, key, begin) => {
    const others = waiting.get(question)
    others?.keys.add(key)
    if (others) return others.answer
    const keys = new Set([key])
    const leave = () => {
      if (waiting.get(question)?.keys === keys) waiting.delete(question)
    }
    const answer = begin(() => {
      leave()
      return [...keys]
    }).finally(leave)
    waiting.set(question, { keys, answer })
    return answer
  }
}
