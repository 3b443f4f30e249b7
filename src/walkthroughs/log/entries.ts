// Reads the answers in a log without playing them: the answer before each, and whether it was taken back.
import type { Row } from '../../store/store.ts'
import type { Chapter } from '../scene.ts'

export type AnswerRow = Extract<Row, { answer: unknown }>

/** An answer, and the answer before it; null for the first. */
export type Entry = {
  readonly row: AnswerRow
  readonly before: Entry | null
  takenBack: Chapter['takenBack']
}

/** `live`: the answers that are not taken back. */
export type Entries = { readonly entries: readonly Entry[]; readonly live: readonly Entry[] }

/** Lists all answers of a log, and those not taken back. Taking an answer back takes all later live answers back. */
export function entriesOf(rows: readonly Row[]): Entries {
  const entries: Entry[] = []
  const live: Entry[] = []
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
