// Writes a log into the store's file past the store, as an older version may have left it.
import { DatabaseSync } from 'node:sqlite'
import type { NewRow } from '../../src/store/store.ts'

/** Makes these rows the log of a walkthrough that has no rows yet. */
export function writeLog(path: string, id: string, rows: readonly NewRow[]): void {
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
