// Opens the store in a PostgreSQL database, for several processes or machines that share the work.
import { keysOf } from '../sql/limits.ts'
import { storeParts } from '../sql/parts.ts'
import { storeOn } from '../sql/store.ts'
import type { Store } from '../store.ts'
import { postgresAdder, postgresAppend } from './append.ts'
import { connect, type ServerConnection } from './connection.ts'
import { postgresDriver } from './driver.ts'
import { migrateServer } from './migrations.ts'

/**
 * Opens the store in the database at this address (`postgres://` or `postgresql://`), creates missing tables and migrates
 * older ones. The store finds a server again that was down meanwhile, without opening anew.
 * @throws StoreFault if the server cannot be reached or refuses the login, if the database is not in UTF-8, or if it comes
 *   from a newer version of this program. No fault names the password.
 */
export async function openPostgres(url: string): Promise<Store> {
  const connection = connect(url)
  try {
    await migrateServer(connection)
    return storeIn(connection)
  } catch (error) {
    await connection.close()
    throw error
  }
}

function storeIn(connection: ServerConnection): Store {
  const driver = postgresDriver(connection)
  const parts = storeParts(driver, keysOf(true), postgresAdder)
  const store = storeOn(driver, parts)
  return {
    ...store,
    append: postgresAppend(connection, parts),
    check: async () => void (await store.countOpen()),
    close: connection.close,
  }
}
