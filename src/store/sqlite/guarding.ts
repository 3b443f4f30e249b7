// Lets nobody work on a database whose files are not at their path any more, and says so once.
import type { DatabaseSync } from 'node:sqlite'
import type { LostFile } from '../lost-file.ts'
import { StoreFault } from '../store.ts'
import type { Connection } from './connection.ts'
import { faultOf } from './faults.ts'
import { type Watch, watchOf } from './file-watch.ts'

/** Is told what goes wrong between calls: a StoreFault, or what only we can have caused. Each fault once. */
export type Tell = (fault: unknown) => void

export type Guard = {
  /** @throws StoreFault unavailable, if the files are lost */
  readonly demandFiles: () => void
  /** The same, and whether what was saved last is found by whoever opens the file anew. @throws StoreFault */
  readonly check: () => Promise<void>
  /** The same connection, which saves and reads only as long as the files are there. */
  readonly connection: Connection
  readonly close: () => void
}

/** What is closed folds its log into the file, and these two do not belong together any more. */
const abandoned = new Set<DatabaseSync>()

/**
 * From the moment that the files are lost everything throws StoreFault unavailable, with a LostFile as its cause: what is
 * read could not be relied on either. Only opening anew helps.
 */
export function guardOf(connection: Connection, path: string, tell: Tell): Guard {
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
    demandFiles,
    check: async () => {
      demandFiles()
      demand(watch.rowsLost)
    },
    connection: guardedBy(demandFiles, connection, watch),
    close: () => {
      if (!fault) database.close()
    },
  }
}

function guardedBy(demandFiles: () => void, connection: Connection, watch: Watch): Connection {
  return {
    database: connection.database,
    read: async work => {
      demandFiles()
      return connection.read(work)
    },
    look: async statement => {
      demandFiles()
      return connection.look(statement)
    },
    write: async work => {
      demandFiles()
      const result = await connection.write(work)
      // It counts only if it is where it will be looked for.
      demandFiles()
      watch.note()
      return result
    },
  }
}

/** The log has lost its name, but is open still: what was saved so far reaches the database. */
function rescue(database: DatabaseSync, tell: Tell): void {
  try {
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  } catch (error) {
    tell(faultOf(error))
  }
}

function asFault<T>(look: () => T): T {
  try {
    return look()
  } catch (error) {
    throw faultOf(error)
  }
}
