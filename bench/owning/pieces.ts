// Measures work by its longest piece in which nobody else is answered.

/** Milliseconds: the most processor time of this thread without a turn of the event loop. */
export async function longestPiece(work: () => Promise<unknown>): Promise<number> {
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
  await work()
  isOver = true
  note()
  return longest
}
