// Looks at a PostgreSQL database without changing it.
import { databaseState, type StoreState } from '../sql/state.ts'
import { StoreFault } from '../store.ts'
import { TABLE_NAMES } from '../tables.ts'
import { type Ask, connect } from './connection.ts'
import { finishWriting } from './driver.ts'
import { databaseVersion, demandEncoding } from './migrations.ts'

/**
 * What the database holds, as it stands between two writes of others.
 * @throws StoreFault as `openPostgres` does, and if this user may not write there
 */
export async function postgresState(url: string): Promise<StoreState> {
  const connection = connect(url)
  try {
    await demandEncoding(connection.ask)
    return await connection.write(look)
  } finally {
    await connection.close()
  }
}

async function look(ask: Ask): Promise<StoreState> {
  await ask({ text: 'SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY' })
  const known = await databaseVersion(ask)
  await demandRights(ask, known.version < known.latest)
  return finishWriting(ask, databaseState(known))
}

/** For every table of ours that is there: all rights on it; to bring it up to date, it has to belong to this user. */
const RIGHTS = `
  SELECT
    current_setting('default_transaction_read_only') = 'on' OR pg_is_in_recovery() AS "isReadOnly",
    coalesce(has_schema_privilege(current_schema(), 'CREATE'), FALSE) AS "mayCreate",
    coalesce(bool_and(pg_has_role(tableowner, 'USAGE')), TRUE) AS "mayAlter",
    coalesce(bool_and(
      has_table_privilege(quote_ident(schemaname) || '.' || quote_ident(tablename), 'INSERT')
      AND has_table_privilege(quote_ident(schemaname) || '.' || quote_ident(tablename), 'UPDATE')
      AND has_table_privilege(quote_ident(schemaname) || '.' || quote_ident(tablename), 'DELETE')), TRUE) AS "mayWrite"
  FROM pg_tables WHERE schemaname = ANY (current_schemas(FALSE)) AND tablename = ANY ($1)`

/** @throws StoreFault if a start, which may have to bring the database up to date, could not write what it has to */
async function demandRights(ask: Ask, mustMigrate: boolean): Promise<void> {
  const [may] = await ask({ text: RIGHTS }, TABLE_NAMES)
  if (may?.isReadOnly) throw new StoreFault('readOnly', new Error('the database is read-only'))
  if (!may?.mayWrite) throw refusal('its user may not write to all of its tables')
  if (!mustMigrate) return
  if (!may.mayCreate) throw refusal('its user may not create tables in it')
  if (!may.mayAlter) throw refusal('its tables belong to another user, so they cannot be brought up to date')
}

const refusal = (reason: string): StoreFault => new StoreFault('unavailable', new Error(reason))
