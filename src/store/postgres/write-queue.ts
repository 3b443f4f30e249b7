// Those who write to the same walkthrough from this process stand in a line, so that no crowd takes all connections.
import { faultOf } from './faults.ts'
import { within } from './pool.ts'

/** What those in the line of one walkthrough tell each other: the revision that it has reached for certain. */
export type Line = { reached: number }
export type InLine = <T>(id: string, deadline: number, work: (line: Line) => Promise<T>) => Promise<T>

type Standing = Line & { last: Promise<void>; length: number }

/** Lines, one for each walkthrough that is written to. @throws StoreFault busy, whoever waits past the deadline */
export function lines(): InLine {
  const all = new Map<string, Standing>()
  return async (id, deadline, work) => {
    const line = all.get(id) ?? { reached: 0, last: Promise.resolve(), length: 0 }
    all.set(id, line)
    line.length += 1
    const before = line.last
    const turn = Promise.withResolvers<void>()
    // Who leaves before it is their turn lets nobody past those in front.
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
