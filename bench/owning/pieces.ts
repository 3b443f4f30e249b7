// Measures work by the processor time of this thread, and of the longest piece in which nobody else is answered.

export type Cost = { readonly longest: number; readonly whole: number; readonly wall: number }

/** Runs the work; all times are in milliseconds. */
export async function costOf(work: () => Promise<unknown>): Promise<Cost> {
  let [longest, whole, isOver] = [0, 0, false]
  const since = performance.now()
  let last = process.threadCpuUsage()
  const note = () => {
    const { user, system } = process.threadCpuUsage(last)
    last = process.threadCpuUsage()
    longest = Math.max(longest, (user + system) / 1000)
    whole += (user + system) / 1000
  }
  const turn = () => {
    note()
    if (!isOver) setImmediate(turn)
  }
  setImmediate(turn)
  await work()
  isOver = true
  note()
  return { longest, whole, wall: performance.now() - since }
}
