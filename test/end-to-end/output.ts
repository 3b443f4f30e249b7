// What a bot has written: its log, one record per line, and words for the operator between.
export type Output = {
  /** What it has logged so far, one record per line. */
  readonly log: () => readonly Record<string, unknown>[]
  /** Everything that it has written, as it came. */
  readonly output: () => string
  /** Takes what it writes. */
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
