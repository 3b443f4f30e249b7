// Opens a file of SQLite as one end of a move: as its source, which is only read, or as its target.
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { countsBy, demandEmpty, insertsBy } from '../sql/moving.ts'
import type { Slot } from '../sql/work.ts'
import {
  type Contents,
  columnsOf,
  type Destination,
  ROWS_AT_A_TIME,
  type Source,
  type TableName,
  type Values,
} from '../tables.ts'
import { openFile, setUp } from './connection.ts'
import { answererOf } from './driver.ts'
import { sqliteFault } from './faults.ts'
import { fileVersion, migrateFile } from './migrations.ts'
import { openToRead } from './state.ts'
import { patiently } from './transactions.ts'

/**
 * Opens the file to read it. An older one stays as it is: its contents are those of a copy that is brought up to date.
 * @throws StoreFault if it cannot be opened, or comes from a newer version of this program
 */
export const sqliteSource = (path: string): Promise<Source> =>
  patiently(() => {
    const database = openToRead(path)
    return orClose(database, () => {
      const { version, latest } = fileVersion(database)
      if (version === latest) return sourceIn(database)
      const copy = copyOf(database)
      database.close()
      return copy
    })
  })

/**
 * Opens the file, creates it if it is missing, and migrates it if it holds nothing.
 * @throws CopyFault if it holds something, and has not been changed
 * @throws StoreFault if it cannot be opened
 */
export const sqliteTarget = (path: string): Promise<Destination> =>
  patiently(async () => {
    if (existsSync(path)) await demandEmptyFile(path)
    const { database } = openFile(path)
    return orClose(database, () => {
      setUp(database)
      const filling = { count: countsBy(textsBy(database)), insert: insertsBy(textsBy(database)) }
      return {
        fill: work => whole(database, 'IMMEDIATE', () => work(filling)),
        close: async () => database.close(),
      }
    })
  })

function orClose<T>(database: DatabaseSync, work: () => T): T {
  try {
    return work()
  } catch (error) {
    database.close()
    throw error
  }
}

function sourceIn(database: DatabaseSync): Source {
  const contents = { count: countsBy(textsBy(database)), rows: rowsIn(database) }
  return {
    read: work => whole(database, 'DEFERRED', () => work(contents)),
    close: async () => database.close(),
  }
}

/** One state of the database in a file of its own, brought up to date; closing it, or the end of the process, deletes it. */
function copyOf(database: DatabaseSync): Source {
  const folder = mkdtempSync(join(tmpdir(), 'riposte-copy-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', remove)
  try {
    const path = join(folder, 'copy.sqlite')
    database.prepare('VACUUM INTO ?').run(path)
    const copy = new DatabaseSync(path)
    return orClose(copy, () => {
      migrateFile(copy)
      const { read } = sourceIn(copy)
      return {
        read,
        close: async () => {
          copy.close()
          remove()
        },
      }
    })
  } catch (error) {
    remove()
    throw error
  }
}

async function demandEmptyFile(path: string): Promise<void> {
  const database = openToRead(path)
  try {
    const there = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all()
    await demandEmpty(
      textsBy(database),
      there.map(({ name }) => name),
    )
  } finally {
    database.close()
  }
}

/** Keeps one transaction open over asynchronous work; no other code uses this connection. */
async function whole<T>(
  database: DatabaseSync,
  kind: 'DEFERRED' | 'IMMEDIATE',
  work: () => Promise<T>,
): Promise<T> {
  await patiently(() => database.exec(`BEGIN ${kind}`))
  try {
    const result = await work()
    await patiently(() => database.exec('COMMIT'))
    return result
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK')
    throw sqliteFault(error)
  }
}

function textsBy(database: DatabaseSync) {
  const answer = answererOf(database)
  return async (text: string, ...slots: Slot[]) => answer({ text, slots })
}

function rowsIn(database: DatabaseSync): Contents['rows'] {
  return async function* rows(table: TableName) {
    let batch: Values[] = []
    for (const row of database.prepare(`SELECT ${columnsOf(table)} FROM ${table}`).iterate()) {
      batch.push(Object.values(row) as Values[number][])
      if (batch.length < ROWS_AT_A_TIME) continue
      yield batch
      batch = []
    }
    if (batch.length > 0) yield batch
  }
}
