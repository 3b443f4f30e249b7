// Reads the output of a bot: its log, one record per line, and words for the operator between.
export type Output = {
  /** The log records so far. */
  readonly log: () => readonly Record<string, unknown>[]
  /** The whole output so far. */
  readonly output: () => string
  /** Takes a piece of the output. */
  readonly take: (chunk: string) => void
}

export function readOutput(): Output {
  const records: Record<string, unknown>[] = []
  let all = ''
  let unfinished = ''
  return {
    output: () => all,
    log: () => records.slice(),
    take: chunk => {
      all += chunk
      const lines = (unfinished + chunk).split('\n')
      unfinished = lines.pop() ?? ''
      for (const line of lines) if (line.startsWith('{')) records.push(JSON.parse(line))
    },
  }
}
