// Queues this process's writes to the same walkthrough, so that one busy walkthrough cannot take all connections.
import { faultOf } from './faults.ts'
import { within } from './pool.ts'

/** Shared by the calls in one walkthrough's queue: the revision that it has certainly reached. */
export type Line = { reached: number }
export type InLine = <T>(id: string, deadline: number, work: (line: Line) => Promise<T>) => Promise<T>

type Standing = Line & { last: Promise<void>; length: number }

/** Makes one queue for each walkthrough. The returned function throws StoreFault busy if its turn comes after the deadline. */
export function lines(): InLine {
  const all = new Map<string, Standing>()
  return async (id, deadline, work) => {
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
    await within(deadline, before)
  } catch (late) {
    throw faultOf(late)
  }
}
