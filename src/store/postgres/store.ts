// Opens the store in a PostgreSQL database, for several processes or machines that share the work.
import type { Store } from '../store.ts'
import { append } from './append.ts'
import { changingIn } from './board.ts'
import { type Connection, connect } from './connection.ts'
import { forgettingIn } from './forgetting.ts'
import { migrate } from './migrations.ts'
import { handingIn } from './offers.ts'
import { readingIn } from './reader.ts'
import { reopensIn } from './reopening.ts'
import { settingsAndPersonsIn } from './settings-and-persons.ts'
import { keysIn, startsIn } from './starting.ts'
import { sweepingIn } from './sweeping.ts'

/**
 * Opens the store in the database at this address (`postgres://` or `postgresql://`), creates missing tables and migrates
 * older ones. The store finds a server again that was down meanwhile, without opening anew.
 * @throws StoreFault if the server cannot be reached or refuses the login, if the database is not in UTF-8, or if it comes
 *   from a newer version of this program. No fault names the password.
 */
export async function openPostgres(url: string): Promise<Store> {
  const connection = connect(url)
  try {
    await migrate(connection)
    return storeIn(connection)
  } catch (error) {
    await connection.close()
    throw error
  }
}

function storeIn(connection: Connection): Store {
  const reading = readingIn(connection)
  const keyOf = keysIn()
  return {
    ...reading,
    start: startsIn(connection, keyOf),
    append: (press, row, known = [], mostRows = Number.POSITIVE_INFINITY) =>
      connection.patiently(way => append(way, { press, row, known, mostRows, keyOf })),
    reopen: reopensIn(connection, keyOf),
    ...changingIn(connection),
    ...handingIn(connection),
    ...settingsAndPersonsIn(connection),
    ...forgettingIn(connection),
    ...sweepingIn(connection),
    check: async () => void (await reading.countOpen()),
    close: connection.close,
  }
}
