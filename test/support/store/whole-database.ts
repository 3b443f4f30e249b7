// Reads all that a database holds, to compare it before and after something that may not change it.
import { DatabaseSync } from 'node:sqlite'
import type { Server } from './postgres-server.ts'

/** The version, the tables and every row of a file, as it stands between two writes. */
export function wholeFile(path: string): unknown {
  const database = new DatabaseSync(path, { readOnly: true })
  const all = (sql: string) => database.prepare(sql).all()
  const tables = all("SELECT name, sql FROM sqlite_schema WHERE type = 'table' ORDER BY name")
  const rows = tables.map(({ name }) => all(`SELECT * FROM ${name}`))
  const version = all('PRAGMA user_version')
  database.close()
  return { version, tables, rows }
}

const TABLES = `
  SELECT table_name AS name, array_agg(column_name || ' ' || data_type ORDER BY ordinal_position)::text AS columns
  FROM information_schema.columns WHERE table_schema = 'public' GROUP BY table_name ORDER BY table_name`

/** The tables and every row of a PostgreSQL database, those of the versions among them. */
export async function wholeDatabase(server: Server, url: string): Promise<unknown> {
  const tables = await server.asked(url, TABLES)
  const rows = []
  for (const { name } of tables) {
    const all = await server.asked(url, `SELECT to_json(it)::text AS row FROM ${name} AS it`)
    rows.push(all.map(({ row }) => String(row)).toSorted())
  }
  return { tables, rows }
}
