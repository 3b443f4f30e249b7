// Combines waiting callers that ask the same question into one query with a shared answer.

/**
 * @param key what this caller asks about; other callers may ask the same question with other keys
 * @param begin sends the query as soon as it can. `take` returns the keys of all waiting callers, and closes the group
 */
export type Jointly<T> = (
  question: string,
  key: string,
  begin: (take: () => string[]) => Promise<T>,
) => Promise<T>

/** A caller never shares a query that was sent before it asked: that answer could be older than what the caller knows. */
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
