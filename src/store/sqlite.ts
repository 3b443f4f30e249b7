// The store in one file of SQLite: for one process, or for two while one takes over from the other.
import { patiently } from './sqlite/attempts.ts'
import { changingIn } from './sqlite/changing.ts'
import { type Connection, connect, setUp } from './sqlite/connection.ts'
import { personsIn } from './sqlite/persons.ts'
import { readerOf } from './sqlite/reader.ts'
import { settingsIn } from './sqlite/settings.ts'
import { sweepingIn } from './sqlite/sweeping.ts'
import { walkthroughsIn } from './sqlite/walkthroughs.ts'
import type { Store } from './store.ts'

/**
 * Opens the store in this file. The file and its folder are made if they are missing, a file of an older version is
 * brought up to date.
 * @throws StoreFault if the file cannot be opened, is not ours, or comes from a newer version of this program
 */
export const openSqlite = (path: string): Promise<Store> => patiently(() => open(path))

function open(path: string): Store {
  const connection = connect(path)
  try {
    setUp(connection.database)
    return storeIn(connection)
  } catch (error) {
    connection.database.close()
    throw error
  }
}

function storeIn(connection: Connection): Store {
  const reader = readerOf(connection.database)
  return {
    ...walkthroughsIn(connection, reader),
    ...changingIn(connection, reader),
    ...settingsIn(connection),
    ...personsIn(connection, reader),
    ...sweepingIn(connection),
    close: async () => connection.database.close(),
  }
}
