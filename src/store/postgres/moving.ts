// Opens a PostgreSQL database as one end of a move: as its source, which is only read, or as its target.
import { OlderSource } from '../copy.ts'
import { countsBy, demandEmpty, insertsBy } from '../sql/moving.ts'
import type { Slot } from '../sql/work.ts'
import {
  type Contents,
  columnsOf,
  type Destination,
  ROWS_AT_A_TIME,
  type Source,
  TABLE_NAMES,
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
          return work({ count: countsBy(textsBy(ask)), rows: rowsBy(ask) })
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
    const there = await ask({ text: OURS }, TABLE_NAMES)
    await demandEmpty(
      textsBy(ask),
      there.map(({ name }) => name),
    )
    await migrateServer(connection)
    return {
      fill: work =>
        unhurried(async ask => {
          await withoutLimits(ask)
          // The lock keeps the empty tables empty: other writers wait until the move is over.
          await ask({ text: `LOCK TABLE ${TABLE_NAMES.join(', ')} IN EXCLUSIVE MODE` })
          return work({ count: countsBy(textsBy(ask)), insert: insertsBy(textsBy(ask)) })
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

/** Lifts the time limits, since a move takes long and each end waits for the other one. */
async function withoutLimits(ask: Ask): Promise<void> {
  await ask({ text: 'SET LOCAL statement_timeout = 0' })
  await ask({ text: 'SET LOCAL idle_in_transaction_session_timeout = 0' })
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

const textsBy =
  (ask: Ask) =>
  (text: string, ...slots: Slot[]) =>
    ask({ text }, ...slots)
