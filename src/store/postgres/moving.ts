// Opens a PostgreSQL database as one end of a move.
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
import { type Ask, connect } from './connection.ts'
import { migrate } from './migrations.ts'

/**
 * Opens the database, creates missing tables and migrates older ones.
 * @throws StoreFault as `openPostgres` does
 */
export async function postgresEnd(url: string): Promise<MovingEnd> {
  const connection = connect(url)
  try {
    await migrate(connection)
  } catch (error) {
    await connection.close()
    throw error
  }
  const { unhurried, close } = connection
  return {
    read: work =>
      unhurried(async ask => {
        await ask({ text: 'SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY' })
        await withoutLimits(ask)
        return work({ count: countsBy(ask), rows: rowsBy(ask) })
      }),
    fill: work =>
      unhurried(async ask => {
        await withoutLimits(ask)
        // The lock keeps the empty tables empty: other writers wait until the move is over.
        await ask({ text: `LOCK TABLE ${Object.keys(TABLES).join(', ')} IN EXCLUSIVE MODE` })
        return work({ count: countsBy(ask), insert: insertsBy(ask) })
      }),
    close,
  }
}

/** Lifts the time limits, since a move takes long and each end waits for the other one. */
async function withoutLimits(ask: Ask): Promise<void> {
  await ask({ text: 'SET LOCAL statement_timeout = 0' })
  await ask({ text: 'SET LOCAL idle_in_transaction_session_timeout = 0' })
}

const countsBy =
  (ask: Ask): Contents['count'] =>
  async table => {
    const [counted] = await ask({ text: `SELECT count(*) AS rows FROM ${table}` })
    return Number(counted?.rows)
  }

function rowsBy(ask: Ask): Contents['rows'] {
  return async function* rows(table: TableName) {
    await ask({ text: `DECLARE moved CURSOR FOR SELECT ${columnsOf(table)} FROM ${table}` })
    for (;;) {
      const batch = await ask({ text: `FETCH ${ROWS_AT_A_TIME} FROM moved` })
      if (batch.length === 0) break
      yield batch.map(row => Object.values(row) as Values)
    }
    await ask({ text: 'CLOSE moved' })
  }
}

/** One INSERT for the whole batch: a statement takes 65,535 values at most, and a batch has 10,000 at most. */
function insertsBy(ask: Ask): Filling['insert'] {
  return async (table, rows) => {
    const width = TABLES[table].length
    const tuples = rows.map(
      (_, row) => `(${TABLES[table].map((_, column) => `$${row * width + column + 1}`).join(', ')})`,
    )
    await ask(
      { text: `INSERT INTO ${table} (${columnsOf(table)}) VALUES ${tuples.join(', ')}` },
      ...rows.flat(),
    )
  }
}
