// Measures contenders in turn, in rounds, so that other work of the machine affects all of them.

export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

export const median = (values: readonly number[]): number => percentile(values, 0.5)

/** Milliseconds by the clock. */
export async function took(call: () => unknown): Promise<number> {
  const since = performance.now()
  await call()
  return performance.now() - since
}

/** Milliseconds of processor time, of all threads. */
export async function worked(call: () => unknown): Promise<number> {
  const since = process.cpuUsage()
  await call()
  const { user, system } = process.cpuUsage(since)
  return (user + system) / 1000
}

/** The results of each contender in each round. Every second round runs in reverse order. */
export async function inTurn<T>(
  rounds: number,
  contenders: readonly ((round: number) => Promise<T> | T)[],
): Promise<T[][]> {
  const results: T[][] = contenders.map(() => [])
  for (let round = 0; round < rounds; round++) {
    const order = [...contenders.entries()]
    for (const [who, contender] of round % 2 === 0 ? order : order.reverse())
      results[who]?.push(await contender(round))
  }
  return results
}

/** One contender's measure divided by the other's in the same round: the median over the rounds. */
export const ratioOf = <T>(ours: readonly T[], others: readonly T[], measure: (one: T) => number): number =>
  median(
    ours.flatMap((one, round) => {
      const other = others[round]
      return other === undefined ? [] : [measure(one) / measure(other)]
    }),
  )

/** Makes `count` calls, so many at once, and returns their results. */
export async function manyAtOnce<T>(count: number, atOnce: number, one: () => Promise<T>): Promise<T[]> {
  const results: T[] = []
  let left = count
  const lane = async () => {
    while (left > 0) {
      left -= 1
      results.push(await one())
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, count) }, lane))
  return results
}
