// Opens the store in one file of SQLite: for one process, or for two while one takes over from the other.
import { keysOf } from '../sql/limits.ts'
import { storeParts } from '../sql/parts.ts'
import { storeOn } from '../sql/store.ts'
import type { Store } from '../store.ts'
import { sqliteAdder, sqliteAppend } from './append.ts'
import { type Connection, openFile, setUp } from './connection.ts'
import { sqliteDriver } from './driver.ts'
import { guardOf, type Tell } from './guarded-connection.ts'
import { patiently } from './transactions.ts'
import { foldingIn, thenFold } from './write-ahead-log.ts'

/**
 * Opens the store in this file, creates the file and its folder if they are missing, and migrates an older file.
 * @param tell receives each fault that occurs between calls
 * @throws StoreFault if the file cannot be opened, is no database of the bot, or comes from a newer version of this program
 */
export const openSqlite = (path: string, tell: Tell = () => {}): Promise<Store> =>
  patiently(() => open(path, tell))

function open(path: string, tell: Tell): Store {
  const connection = openFile(path)
  try {
    setUp(connection.database)
    return storeIn(connection, path, tell)
  } catch (error) {
    connection.database.close()
    throw error
  }
}

/** In milliseconds: the check notices within a minute that the files are lost, also while nobody plays. */
const CHECKED_EVERY = 30_000
/** A damaged log costs at most what was saved in this time. */
const COPIED_EVERY = 60_000
const FOLDED_EVERY = 3_600_000

function storeIn(opened: Connection, path: string, tell: Tell): Store {
  const tellOnce = once(tell)
  const guard = guardOf(opened, path, tellOnce)
  const folding = foldingIn(opened, guard, tellOnce)
  // No key is remembered: writes that share a commit may be rolled back with the one that has made it.
  const driver = sqliteDriver(guard.connection)
  const parts = storeParts(driver, keysOf(false), sqliteAdder)
  const store = storeOn(driver, parts)
  const timers = [
    setInterval(() => guard.check().catch(tellOnce), CHECKED_EVERY).unref(),
    setInterval(folding.copyIn, COPIED_EVERY).unref(),
    setInterval(folding.fold, FOLDED_EVERY).unref(),
  ]
  return {
    ...store,
    append: sqliteAppend(driver, parts),
    forget: thenFold(store.forget, folding),
    forgetMarked: thenFold(store.forgetMarked, folding),
    sweep: thenFold(store.sweep, folding),
    check: guard.check,
    close: async () => {
      for (const timer of timers) clearInterval(timer)
      folding.stop()
      guard.close()
    },
  }
}

/** Drops faults that were reported before: the check and the folding may find the same one. */
function once(tell: Tell): Tell {
  const told = new WeakSet<Error>()
  return fault => {
    if (fault instanceof Error && told.has(fault)) return
    if (fault instanceof Error) told.add(fault)
    tell(fault)
  }
}
