// Looks at a file of SQLite without changing it.
import { accessSync, constants, existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { databaseState, type StoreState } from '../sql/state.ts'
import { finishOn } from './driver.ts'
import { fileVersion } from './migrations.ts'
import { patiently, transaction } from './transactions.ts'

/**
 * What the file holds, as it stands between two writes of others; a missing file holds nothing.
 * @throws StoreFault if it cannot be read or written, is no database, or comes from a newer version of this program
 */
export const sqliteState = (path: string): Promise<StoreState> => patiently(() => look(path))

function look(path: string): StoreState {
  demandWritable(path)
  const database = existsSync(path) ? openToRead(path) : new DatabaseSync(':memory:')
  try {
    return transaction(database, 'DEFERRED', () => finishOn(database, databaseState(fileVersion(database))))
  } finally {
    database.close()
  }
}

/**
 * Opens an existing file without a right to write to it. SQLite still makes the -shm file, and an empty log where there
 * is none; the next one that writes removes them. To promise SQLite that nobody writes would be untrue beside the bot.
 */
export const openToRead = (path: string): DatabaseSync =>
  new DatabaseSync(path, { readOnly: true, timeout: 0 })

/** SQLite makes further files beside the database, and a start makes the folders that are missing. */
function demandWritable(path: string): void {
  if (existsSync(path)) accessSync(path, constants.W_OK)
  let folder = dirname(path)
  while (!existsSync(folder)) folder = dirname(folder)
  // The point refuses a file in the place of the folder; join would drop it.
  accessSync(`${folder}/.`, constants.W_OK)
}
