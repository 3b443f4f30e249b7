// For tests and benchmarks alone: a log as an older version may have left it, written past the store into its file.

import { DatabaseSync } from 'node:sqlite'
import type { OwnRow } from './append-to.ts'

/** Makes these rows the log of a walkthrough that has none yet. */
export function writeLog(path: string, id: string, rows: readonly OwnRow[]): void {
  const database = new DatabaseSync(path)
  const insert = database.prepare(
    'INSERT INTO log (walkthrough, number, by, at, answer, takes_back) VALUES (?, ?, ?, ?, ?, ?)',
  )
  database.exec('BEGIN IMMEDIATE')
  for (const [index, row] of rows.entries()) {
    const [answer, takesBack] = 'answer' in row ? [JSON.stringify(row.answer), null] : [null, row.takesBack]
    insert.run(id, index + 1, row.by, row.at, answer, takesBack)
  }
  database.prepare('UPDATE walkthroughs SET revision = ? WHERE id = ?').run(rows.length, id)
  database.exec('COMMIT')
  database.close()
}
