// Opens a PostgreSQL database as one end of a move: as its source, which is only read, or as its target.
import { CopyFault, OlderSource } from '../copy.ts'
import {
  type Contents,
  columnsOf,
  type Destination,
  type Filling,
  ROWS_AT_A_TIME,
  type Source,
  TABLE_NAMES,
  TABLES,
  type TableName,
  type Values,
} from '../tables.ts'
import { type Ask, connect, type ServerConnection } from './connection.ts'
import { databaseVersion, demandEncoding, migrateServer } from './migrations.ts'

/**
 * Opens the database to read it.
 * @throws OlderSource if it would have to be changed for that
 * @throws StoreFault as `openPostgres` does
 */
export const postgresSource = (url: string): Promise<Source> =>
  orClosed(connect(url), async ({ ask, unhurried, close }) => {
    await demandEncoding(ask)
    const { version, latest } = await databaseVersion(ask)
    if (version < latest) throw new OlderSource(version)
    return {
      read: work =>
        unhurried(async ask => {
          await ask({ text: 'SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY' })
          await withoutLimits(ask)
          return work({ count: countsBy(ask), rows: rowsBy(ask) })
        }),
      close,
    }
  })

/**
 * Opens the database, and creates missing tables or migrates older ones if it holds nothing.
 * @throws CopyFault if it holds something, and has not been changed
 * @throws StoreFault as `openPostgres` does
 */
export const postgresTarget = (url: string): Promise<Destination> =>
  orClosed(connect(url), async connection => {
    const { ask, unhurried, close } = connection
    await demandEmpty(ask)
    await migrateServer(connection)
    return {
      fill: work =>
        unhurried(async ask => {
          await withoutLimits(ask)
          // The lock keeps the empty tables empty: other writers wait until the move is over.
          await ask({ text: `LOCK TABLE ${TABLE_NAMES.join(', ')} IN EXCLUSIVE MODE` })
          return work({ count: countsBy(ask), insert: insertsBy(ask) })
        }),
      close,
    }
  })

async function orClosed<T>(
  connection: ServerConnection,
  work: (connection: ServerConnection) => Promise<T>,
): Promise<T> {
  try {
    return await work(connection)
  } catch (error) {
    await connection.close()
    throw error
  }
}

const OURS =
  'SELECT tablename AS name FROM pg_tables WHERE schemaname = ANY (current_schemas(FALSE)) AND tablename = ANY ($1)'

/** By reading alone, since a database that was named by mistake has to stay as it is. */
async function demandEmpty(ask: Ask): Promise<void> {
  const names = new Set((await ask({ text: OURS }, TABLE_NAMES)).map(({ name }) => name))
  for (const table of TABLE_NAMES.filter(name => names.has(name))) {
    const rows = await ask({ text: `SELECT FROM ${table} LIMIT 1` })
    if (rows.length > 0) throw new CopyFault('notEmpty', table)
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
