// Creates the tables of a file, or brings them to the latest version.
import type { DatabaseSync } from 'node:sqlite'
import { knownVersion, type Version } from '../sql/known-version.ts'
import { type TableWords, VERSIONS } from '../sql/versions.ts'
import { transaction } from './transactions.ts'

/** SQLite keeps dates as numbers, and yes or no as 1 or 0. */
const WORDS: TableWords = {
  user: 'user',
  time: 'INTEGER',
  flag: (name, more = '') =>
    `${name} INTEGER${more.replace('FALSE', '0').replace('TRUE', '1')} CHECK (${name} IN (0, 1))`,
  rows: ' STRICT',
  keyed: ' STRICT, WITHOUT ROWID',
  object: fields => `json_object(${fields})`,
  guardsOfLog: `CREATE TRIGGER log_is_append_only BEFORE UPDATE OF walkthrough, number, at, answer, takes_back ON log
    BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
  CREATE TRIGGER log_only_loses_persons BEFORE UPDATE OF by ON log WHEN NEW.by IS NOT NULL
    BEGIN SELECT RAISE(ABORT, 'a person in the log can only be blanked'); END;`,
  indexOfLog: '',
}

/** The version that this program works on. */
const LATEST = VERSIONS.length

/**
 * Brings the database to the latest version, all of it or nothing.
 * @throws StoreFault unavailable, if it is of a version that this program does not know yet
 */
export function migrateFile(database: DatabaseSync): void {
  if (fileVersion(database).version === LATEST) return
  transaction(database, 'IMMEDIATE', () => {
    // Reads again, since another process may have migrated meanwhile.
    for (const version of VERSIONS.slice(fileVersion(database).version)) database.exec(version(WORDS))
    database.exec(`PRAGMA user_version = ${LATEST}`)
  })
}

/** @throws StoreFault unavailable, if it is of a version that this program does not know yet */
export function fileVersion(database: DatabaseSync): Version {
  const version = Number(database.prepare('PRAGMA user_version').get()?.user_version)
  return knownVersion(version, LATEST)
}
