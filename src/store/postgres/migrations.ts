// Creates the tables, version by version. A released version never changes; a new one is added below.
import { knownVersion } from '../sql/state.ts'
import type { Version } from '../state.ts'
import { StoreFault } from '../store.ts'
import type { Ask, ServerConnection } from './connection.ts'

/** The same tables and columns as SQLite's, so that data can be moved between the two. */
const VERSION_1 = `
  CREATE TABLE walkthroughs (
    id TEXT NOT NULL PRIMARY KEY,
    flow TEXT NOT NULL,
    language TEXT NOT NULL,
    guild TEXT,
    channel TEXT NOT NULL,
    thread TEXT,
    board TEXT,
    board_posted BIGINT,
    is_private BOOLEAN NOT NULL,
    starter TEXT,
    names TEXT NOT NULL,
    set_up TEXT NOT NULL,
    revision INTEGER NOT NULL DEFAULT 0,
    closed BOOLEAN NOT NULL DEFAULT FALSE,
    created BIGINT NOT NULL,
    touched BIGINT NOT NULL
  );
  CREATE INDEX walkthroughs_place ON walkthroughs (coalesce(thread, channel));
  CREATE INDEX walkthroughs_starter ON walkthroughs (starter);
  CREATE INDEX walkthroughs_guild ON walkthroughs (guild);
  CREATE INDEX walkthroughs_touched ON walkthroughs (touched);

  CREATE TABLE seats (
    walkthrough TEXT NOT NULL REFERENCES walkthroughs ON DELETE CASCADE,
    position INTEGER NOT NULL,
    player TEXT NOT NULL,
    "user" TEXT,
    name TEXT,
    PRIMARY KEY (walkthrough, position)
  );
  CREATE INDEX seats_user ON seats ("user");

  CREATE TABLE log (
    walkthrough TEXT NOT NULL REFERENCES walkthroughs ON DELETE CASCADE,
    number INTEGER NOT NULL CHECK (number > 0),
    by TEXT,
    at BIGINT NOT NULL,
    answer TEXT,
    takes_back INTEGER CHECK (takes_back BETWEEN 1 AND number - 1),
    PRIMARY KEY (walkthrough, number),
    CHECK ((answer IS NULL) <> (takes_back IS NULL))
  );
  CREATE INDEX log_by ON log (by);
  CREATE FUNCTION refuse_change_of_log() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'the log is append-only'; END $$;
  CREATE TRIGGER log_is_append_only BEFORE UPDATE OF walkthrough, number, at, answer, takes_back ON log
    FOR EACH ROW EXECUTE FUNCTION refuse_change_of_log();
  CREATE FUNCTION refuse_person_in_log() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'a person in the log can only be blanked'; END $$;
  CREATE TRIGGER log_only_loses_persons BEFORE UPDATE OF by ON log
    FOR EACH ROW WHEN (NEW.by IS NOT NULL) EXECUTE FUNCTION refuse_person_in_log();

  CREATE TABLE claims (
    id TEXT NOT NULL PRIMARY KEY,
    walkthrough TEXT NOT NULL REFERENCES walkthroughs ON DELETE CASCADE,
    at BIGINT NOT NULL
  );
  CREATE INDEX claims_walkthrough ON claims (walkthrough);
  CREATE INDEX claims_at ON claims (at);

  CREATE TABLE user_settings (
    "user" TEXT NOT NULL PRIMARY KEY,
    language TEXT,
    is_private BOOLEAN
  );

  CREATE TABLE guild_settings (
    guild TEXT NOT NULL PRIMARY KEY,
    language TEXT,
    game TEXT,
    edition TEXT,
    is_private BOOLEAN,
    starters TEXT
  );

  CREATE TABLE left_guilds (
    guild TEXT NOT NULL PRIMARY KEY,
    at BIGINT NOT NULL
  );
  CREATE INDEX left_guilds_at ON left_guilds (at);
`

/** Adds the beginner of each walkthrough, the counts per day, and indexes for counting and finding open walkthroughs. */
const VERSION_2 = `
  ALTER TABLE walkthroughs ADD COLUMN beginner TEXT;
  UPDATE walkthroughs SET beginner = starter;
  CREATE INDEX walkthroughs_beginner ON walkthroughs (beginner, closed);
  DROP INDEX walkthroughs_guild;
  CREATE INDEX walkthroughs_guild ON walkthroughs (guild, closed, is_private, touched);
  DROP INDEX walkthroughs_place;
  CREATE INDEX walkthroughs_place ON walkthroughs (coalesce(thread, channel), closed, touched);

  CREATE TABLE start_days (
    day INTEGER NOT NULL PRIMARY KEY,
    key TEXT NOT NULL
  );
  CREATE TABLE starts (
    day INTEGER NOT NULL,
    who TEXT NOT NULL,
    number INTEGER NOT NULL,
    PRIMARY KEY (day, who)
  );
`

/** Adds the outcomes of walkthroughs, the editions of servers and users by game, and what a server has been told once. */
const VERSION_3 = `
  ALTER TABLE walkthroughs ADD COLUMN outcome TEXT;
  ALTER TABLE guild_settings ADD COLUMN editions TEXT NOT NULL DEFAULT '{}';
  UPDATE guild_settings SET editions = json_build_object('marvel-champions', edition)::text WHERE edition IS NOT NULL;
  ALTER TABLE guild_settings DROP COLUMN edition;
  ALTER TABLE user_settings ADD COLUMN editions TEXT NOT NULL DEFAULT '{}';

  CREATE TABLE told (
    guild TEXT NOT NULL,
    what TEXT NOT NULL,
    teller TEXT NOT NULL,
    PRIMARY KEY (guild, what)
  );
`

/**
 * Adds why a walkthrough was closed, what lists show of it, the seats offered to persons, and the persons whose deletion is
 * under way. What earlier versions closed counts as stopped.
 */
const VERSION_4 = `
  ALTER TABLE walkthroughs ADD COLUMN ending TEXT CHECK (ending IN ('over', 'stopped', 'manager'));
  UPDATE walkthroughs SET ending = 'stopped' WHERE closed;
  ALTER TABLE walkthroughs ADD COLUMN listed TEXT;

  CREATE TABLE offers (
    walkthrough TEXT NOT NULL REFERENCES walkthroughs ON DELETE CASCADE,
    player TEXT NOT NULL,
    "user" TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (walkthrough, player)
  );
  CREATE INDEX offers_user ON offers ("user");
  CREATE INDEX offers_at ON offers (at);
  CREATE FUNCTION end_offers() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN DELETE FROM offers WHERE walkthrough = NEW.id; RETURN NULL; END $$;
  CREATE TRIGGER offers_end_with_walkthrough AFTER UPDATE OF closed ON walkthroughs
    FOR EACH ROW WHEN (NEW.closed) EXECUTE FUNCTION end_offers();

  CREATE TABLE forgetting (
    "user" TEXT NOT NULL PRIMARY KEY,
    at BIGINT NOT NULL
  );

  DROP INDEX log_by;
  CREATE INDEX log_by ON log (by, walkthrough);
`

/** The first migration makes version 1 of an empty database, each further one makes the next version. */
const MIGRATIONS = [VERSION_1, VERSION_2, VERSION_3, VERSION_4]

/** The version that this program works on. */
const LATEST = MIGRATIONS.length

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
    for (const [index, text] of MIGRATIONS.entries()) if (index >= version) await apply(ask, index + 1, text)
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
