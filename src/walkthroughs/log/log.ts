// The rows of a log: how many it takes, and which of its answers count.
import type { Head, LogRow } from '../../store/walkthroughs.ts'
import type { Chapter } from '../scene.ts'

/** The most rows of a log, including rows that are taken back or take back. Older versions wrote longer logs. */
export const MOST_ROWS = 1_000

/** The last rows of a log take only answers and no undo, so that the attack can still end. */
export const KEPT_FREE = 100

/** Whether the log has room for this many more rows. */
export const hasRoom = ({ revision }: Pick<Head, 'revision'>, rows: number): boolean =>
  revision + rows <= MOST_ROWS

export type AnswerRow = Extract<LogRow, { answer: unknown }>

/** An answer, and the answer before it; null for the first. */
export type LogEntry = {
  readonly row: AnswerRow
  readonly before: LogEntry | null
  takenBack: Chapter['takenBack']
}

/** `live`: the answers that are not taken back. */
export type Entries = { readonly entries: readonly LogEntry[]; readonly live: readonly LogEntry[] }

/** Lists all answers of a log, and those not taken back. Taking an answer back takes all later live answers back. */
export function entriesOf(rows: readonly LogRow[]): Entries {
  const entries: LogEntry[] = []
  const live: LogEntry[] = []
  for (const row of rows) {
    if ('answer' in row) {
      const entry = { row, before: live.at(-1) ?? null, takenBack: null }
      entries.push(entry)
      live.push(entry)
    } else {
      const at = live.findLastIndex(entry => entry.row.number === row.takesBack)
      for (const entry of at < 0 ? [] : live.splice(at)) entry.takenBack = { by: row.by }
    }
  }
  return { entries, live }
}
