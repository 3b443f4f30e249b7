// Refuses all work on a database whose files are no longer at their path, and reports that once.
import type { DatabaseSync } from 'node:sqlite'
import { StoreFault } from '../store.ts'
import type { Connection } from './connection.ts'
import { sqliteFault } from './faults.ts'
import { type LostFile, type Watch, watchOf } from './file-watch.ts'

/** Receives each fault that occurs between calls, once: a StoreFault, or a mistake of this program. */
export type Tell = (fault: unknown) => void

export type Guard = ReturnType<typeof guardOf>

/** Databases that stay open, since closing one would checkpoint its log into a file that does not belong to it. */
const abandoned = new Set<DatabaseSync>()

/**
 * As soon as the files are lost every call throws StoreFault unavailable, with a LostFile as its cause, reads included,
 * since they would be unreliable too. Only opening the store anew helps.
 */
export function guardOf(connection: Connection, path: string, tell: Tell) {
  const { database } = connection
  const watch = watchOf(database, path)
  let fault: StoreFault | null = null
  const demand = (look: () => LostFile | null): void => {
    if (fault) throw fault
    const lost = asFault(look)
    if (!lost) return
    fault = new StoreFault('unavailable', lost)
    abandoned.add(database)
    if (lost.loss === 'gone' && lost.file.endsWith('-wal')) rescue(database, tell)
    tell(fault)
    throw fault
  }
  const demandFiles = (): void => demand(watch.filesLost)
  return {
    /** @throws StoreFault unavailable, if the files are lost */
    demandFiles,
    /** Also whether a fresh connection finds the latest saved rows. @throws StoreFault if files or rows are lost */
    check: async (): Promise<void> => {
      demandFiles()
      demand(watch.rowsLost)
    },
    connection: guardedBy(demandFiles, connection, watch),
    close: (): void => {
      if (!fault) database.close()
    },
  }
}

function guardedBy(demandFiles: () => void, connection: Connection, watch: Watch): Connection {
  const demandOnce = oncePerTurn(demandFiles)
  return {
    database: connection.database,
    read: async work => {
      demandOnce()
      return connection.read(work)
    },
    write: async work => {
      demandOnce()
      const result = await connection.write(work)
      // A write counts only if a restart will find it.
      demandFiles()
      watch.note()
      return result
    },
  }
}

/** What comes in the same turn of the event loop sees the same files, which are compared once for all of it. */
function oncePerTurn(demand: () => void): () => void {
  let isDone = false
  return () => {
    if (isDone) return
    demand()
    isDone = true
    setImmediate(() => {
      isDone = false
    })
  }
}

/** Saves the content of a deleted log, which is still open, by a checkpoint into the database. */
function rescue(database: DatabaseSync, tell: Tell): void {
  try {
    // Nothing but this rescue uses the connection any more, so it may block the process for a moment.
    database.exec('PRAGMA busy_timeout = 2000')
    const { busy } = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() ?? {}
    if (busy !== 0)
      throw new Error('another connection reads or writes: the deleted log may not be saved whole')
  } catch (error) {
    tell(sqliteFault(error))
  }
}

function asFault<T>(look: () => T): T {
  try {
    return look()
  } catch (error) {
    throw sqliteFault(error)
  }
}
