// Opens the store in one file of SQLite: for one process, or for two while one takes over from the other.
import type { Store } from '../store.ts'
import { changingIn } from './board.ts'
import { type Connection, openFile, setUp } from './connection.ts'
import { forgettingIn } from './forgetting.ts'
import { guardOf, type Tell } from './guarded-connection.ts'
import { handingIn } from './offers.ts'
import { rowReaderOf } from './reader.ts'
import { settingsAndPersonsIn } from './settings-and-persons.ts'
import { sweepingIn } from './sweeping.ts'
import { patiently } from './transactions.ts'
import { walkthroughsIn } from './walkthroughs.ts'
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
  const reader = rowReaderOf(opened.database)
  const tellOnce = once(tell)
  const guard = guardOf(opened, path, tellOnce)
  const { connection, check } = guard
  const folding = foldingIn(opened, guard, tellOnce)
  const forgetting = forgettingIn(connection, reader)
  const sweeping = sweepingIn(connection)
  const timers = [
    setInterval(() => check().catch(tellOnce), CHECKED_EVERY).unref(),
    setInterval(folding.copyIn, COPIED_EVERY).unref(),
    setInterval(folding.fold, FOLDED_EVERY).unref(),
  ]
  return {
    ...walkthroughsIn(connection, reader),
    ...changingIn(connection, reader),
    ...handingIn(connection, reader),
    ...settingsAndPersonsIn(connection, reader),
    ...sweeping,
    markForgotten: forgetting.markForgotten,
    forget: thenFold(forgetting.forget, folding),
    forgetMarked: thenFold(forgetting.forgetMarked, folding),
    sweep: thenFold(sweeping.sweep, folding),
    check,
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
