// Calls of this process that wait for one another: the same question shares one query, writes to one walkthrough queue.
import type { DatabaseRow } from '../sql/work.ts'
import { postgresFault } from './faults.ts'
import { withinDeadline } from './pool.ts'

type Answer = Promise<readonly DatabaseRow[]>

/**
 * A caller never shares a query that was sent before it asked: that answer could be older than what the caller knows. Of
 * the returned function, `key` is what this caller asks about; others may ask the same question with other keys. `begin`
 * sends the query as soon as it can; `take` returns the keys of all waiting callers, and closes the group.
 */
export function jointly() {
  const waiting = new Map<string, { readonly keys: Set<string>; readonly answer: Answer }>()
  return (question: string, key: string, begin: (take: () => string[]) => Answer): Answer => {
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

/** Shared by the calls in one walkthrough's queue: the revision that it has certainly reached. */
export type QueueState = { reached: number }

type Standing = QueueState & { last: Promise<void>; length: number }

/** One queue for each walkthrough. The returned function throws StoreFault busy if its turn comes after the deadline. */
export function lines() {
  const all = new Map<string, Standing>()
  return async <T>(id: string, deadline: number, work: (line: QueueState) => Promise<T>): Promise<T> => {
    const line = all.get(id) ?? { reached: 0, last: Promise.resolve(), length: 0 }
    all.set(id, line)
    line.length += 1
    const before = line.last
    const turn = Promise.withResolvers<void>()
    // Even if this call gives up early, its successors wait for the calls before it.
    line.last = before.then(() => turn.promise)
    try {
      await turnOf(before, deadline)
      return await work(line)
    } finally {
      turn.resolve()
      line.length -= 1
      if (line.length === 0) all.delete(id)
    }
  }
}

async function turnOf(before: Promise<void>, deadline: number): Promise<void> {
  try {
    await withinDeadline(deadline, before)
  } catch (late) {
    throw postgresFault(late)
  }
}
