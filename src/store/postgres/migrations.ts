// Creates the tables of a database, or brings them to the latest version.
import { knownVersion, type Version } from '../sql/known-version.ts'
import { type TableWords, VERSIONS } from '../sql/versions.ts'
import { StoreFault } from '../store.ts'
import type { Ask, ServerConnection } from './connection.ts'

const WORDS: TableWords = {
  user: '"user"',
  time: 'BIGINT',
  flag: (name, more = '') => `${name} BOOLEAN${more}`,
  rows: '',
  keyed: '',
  object: fields => `json_build_object(${fields})::text`,
  guardsOfLog: `CREATE FUNCTION refuse_change_of_log() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'the log is append-only'; END $$;
  CREATE TRIGGER log_is_append_only BEFORE UPDATE OF walkthrough, number, at, answer, takes_back ON log
    FOR EACH ROW EXECUTE FUNCTION refuse_change_of_log();
  CREATE FUNCTION refuse_person_in_log() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'a person in the log can only be blanked'; END $$;
  CREATE TRIGGER log_only_loses_persons BEFORE UPDATE OF by ON log
    FOR EACH ROW WHEN (NEW.by IS NOT NULL) EXECUTE FUNCTION refuse_person_in_log();`,
  indexOfLog: `DROP INDEX log_by;
  CREATE INDEX log_by ON log (by, walkthrough);`,
}

/** The version that this program works on. */
const LATEST = VERSIONS.length

/** The key of the advisory lock that a migrating process holds; any number would do, if it never changes. */
const LOCK = 7_240_916

/**
 * Brings the database to the latest version, all of it or nothing. Processes that start at once wait for each other.
 * @throws StoreFault unavailable, if it is of a version that this program does not know yet, or not in UTF-8
 */
export async function migrateServer({ ask, unhurried }: ServerConnection): Promise<void> {
  await demandEncoding(ask)
  if ((await databaseVersion(ask)).version === LATEST) return
  await unhurried(async ask => {
    await ask({ text: 'SET LOCAL statement_timeout = 0' })
    await ask({ text: `SELECT pg_advisory_xact_lock(${LOCK})` })
    // Asks again, since another process may have migrated meanwhile.
    const { version } = await databaseVersion(ask)
    for (const [index, made] of VERSIONS.entries())
      if (index >= version) await apply(ask, index + 1, made(WORDS))
  })
}

/** @throws StoreFault unavailable, if the database is not in UTF-8 */
export async function demandEncoding(ask: Ask): Promise<void> {
  const [encoding] = await ask({ text: `SELECT current_setting('server_encoding') AS "is"` })
  if (encoding?.is === 'UTF8') return
  throw new StoreFault('unavailable', new Error(`the encoding of the database is ${encoding?.is}, not UTF8`))
}

async function apply(ask: Ask, number: number, text: string): Promise<void> {
  await ask({ text })
  await ask({ text: 'CREATE TABLE IF NOT EXISTS migrations (number INTEGER NOT NULL PRIMARY KEY)' })
  await ask({ text: 'INSERT INTO migrations (number) VALUES ($1)' }, number)
}

/** Reads pg_tables, since to_regclass in the same transaction would repeat an earlier "not found". */
const IS_THERE = `
  SELECT EXISTS (
    SELECT FROM pg_tables WHERE tablename = 'migrations' AND schemaname = ANY (current_schemas(false))) AS "isThere"`

/** @throws StoreFault unavailable, if it is of a version that this program does not know yet */
export async function databaseVersion(ask: Ask): Promise<Version> {
  const [table] = await ask({ text: IS_THERE })
  if (!table?.isThere) return { version: 0, latest: LATEST }
  const [latest] = await ask({ text: 'SELECT max(number) AS number FROM migrations' })
  return knownVersion(Number(latest?.number), LATEST)
}
