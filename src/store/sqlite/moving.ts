// Opens a file of SQLite as one end of a move.
import type { DatabaseSync } from 'node:sqlite'
import {
  type Contents,
  columnsOf,
  type Filling,
  type MovingEnd,
  ROWS_AT_A_TIME,
  TABLES,
  type TableName,
  type Values,
} from '../tables.ts'
import { openFile, setUp } from './connection.ts'
import { faultOf } from './faults.ts'
import { patiently } from './transactions.ts'

/**
 * Opens the file, creates it if it is missing, and migrates it.
 * @throws StoreFault if it cannot be opened
 */
export const sqliteEnd = (path: string): Promise<MovingEnd> => patiently(() => open(path))

function open(path: string): MovingEnd {
  const { database } = openFile(path)
  try {
    setUp(database)
  } catch (error) {
    database.close()
    throw error
  }
  const count = countsIn(database)
  return {
    read: work => whole(database, 'DEFERRED', () => work({ count, rows: rowsIn(database) })),
    fill: work => whole(database, 'IMMEDIATE', () => work({ count, insert: insertsIn(database) })),
    close: async () => database.close(),
  }
}

/** Keeps one transaction open over asynchronous work; no other code uses this connection. */
async function whole<T>(
  database: DatabaseSync,
  kind: 'DEFERRED' | 'IMMEDIATE',
  work: () => Promise<T>,
): Promise<T> {
  await patiently(() => database.exec(`BEGIN ${kind}`))
  try {
    const result = await work()
    await patiently(() => database.exec('COMMIT'))
    return result
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK')
    throw faultOf(error)
  }
}

const countsIn =
  (database: DatabaseSync): Contents['count'] =>
  async table =>
    Number(database.prepare(`SELECT count(*) AS rows FROM ${table}`).get()?.rows)

function rowsIn(database: DatabaseSync): Contents['rows'] {
  return async function* rows(table: TableName) {
    let batch: Values[] = []
    for (const row of database.prepare(`SELECT ${columnsOf(table)} FROM ${table}`).iterate()) {
      batch.push(Object.values(row) as Values[number][])
      if (batch.length < ROWS_AT_A_TIME) continue
      yield batch
      batch = []
    }
    if (batch.length > 0) yield batch
  }
}

function insertsIn(database: DatabaseSync): Filling['insert'] {
  return async (table, rows) => {
    const places = TABLES[table].map(() => '?').join(', ')
    const insert = database.prepare(`INSERT INTO ${table} (${columnsOf(table)}) VALUES (${places})`)
    for (const row of rows) insert.run(...row)
  }
}
