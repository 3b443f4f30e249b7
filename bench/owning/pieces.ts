// Measures work by its longest piece in which nobody else is answered.
import { took } from '../rounds.ts'

/** In milliseconds: the most processor time of this thread without a turn of the event loop, and all of it by the clock. */
export type Cost = { readonly longest: number; readonly wall: number }

export async function costOf(work: () => Promise<unknown>): Promise<Cost> {
  let [longest, isOver] = [0, false]
  let last = process.threadCpuUsage()
  const note = () => {
    const { user, system } = process.threadCpuUsage(last)
    last = process.threadCpuUsage()
    longest = Math.max(longest, (user + system) / 1000)
  }
  const turn = () => {
    note()
    if (!isOver) setImmediate(turn)
  }
  setImmediate(turn)
  const wall = await took(work)
  isOver = true
  note()
  return { longest, wall }
}
