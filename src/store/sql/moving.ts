// Counts and fills tables for a move from one database to another.
import { CopyFault } from '../copy.ts'
import { type Contents, columnsOf, type Filling, TABLE_NAMES, TABLES } from '../tables.ts'
import type { DatabaseRow, Slot } from './work.ts'

type Ask = (text: string, ...slots: Slot[]) => Promise<readonly DatabaseRow[]>

export const countsBy =
  (ask: Ask): Contents['count'] =>
  async table => {
    const [counted] = await ask(`SELECT count(*) AS rows FROM ${table}`)
    return Number(counted?.rows)
  }

/** One INSERT for the whole batch, which has 10,000 values at most: SQLite takes 32,766, and PostgreSQL 65,535. */
export const insertsBy =
  (ask: Ask): Filling['insert'] =>
  async (table, rows) => {
    const width = TABLES[table].length
    const tuples = rows.map(
      (_, row) => `(${TABLES[table].map((_, column) => `$${row * width + column + 1}`).join(', ')})`,
    )
    await ask(`INSERT INTO ${table} (${columnsOf(table)}) VALUES ${tuples.join(', ')}`, ...rows.flat())
  }

/**
 * By reading alone, since a database that was named by mistake has to stay as it is.
 * @param there the tables that it has
 * @throws CopyFault if it holds something
 */
export async function demandEmpty(ask: Ask, there: readonly unknown[]): Promise<void> {
  for (const table of TABLE_NAMES.filter(name => there.includes(name))) {
    const rows = await ask(`SELECT 1 FROM ${table} LIMIT 1`)
    if (rows.length > 0) throw new CopyFault('notEmpty', table)
  }
}
