// Creates the tables, version by version. A released version never changes; a new one is added below.
import type { DatabaseSync } from 'node:sqlite'
import { knownVersion } from '../sql/state.ts'
import type { Version } from '../state.ts'
import { transaction } from './transactions.ts'

const VERSION_1 = `
  CREATE TABLE walkthroughs (
    id TEXT NOT NULL PRIMARY KEY,
    flow TEXT NOT NULL,
    language TEXT NOT NULL,
    guild TEXT,
    channel TEXT NOT NULL,
    thread TEXT,
    board TEXT,
    board_posted INTEGER,
    is_private INTEGER NOT NULL CHECK (is_private IN (0, 1)),
    starter TEXT,
    names TEXT NOT NULL,
    set_up TEXT NOT NULL,
    revision INTEGER NOT NULL DEFAULT 0,
    closed INTEGER NOT NULL DEFAULT 0 CHECK (closed IN (0, 1)),
    created INTEGER NOT NULL,
    touched INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX walkthroughs_place ON walkthroughs (coalesce(thread, channel));
  CREATE INDEX walkthroughs_starter ON walkthroughs (starter);
  CREATE INDEX walkthroughs_guild ON walkthroughs (guild);
  CREATE INDEX walkthroughs_touched ON walkthroughs (touched);

  CREATE TABLE seats (
    walkthrough TEXT NOT NULL REFERENCES walkthroughs ON DELETE CASCADE,
    position INTEGER NOT NULL,
    player TEXT NOT NULL,
    user TEXT,
    name TEXT,
    PRIMARY KEY (walkthrough, position)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX seats_user ON seats (user);

  CREATE TABLE log (
    walkthrough TEXT NOT NULL REFERENCES walkthroughs ON DELETE CASCADE,
    number INTEGER NOT NULL CHECK (number > 0),
    by TEXT,
    at INTEGER NOT NULL,
    answer TEXT,
    takes_back INTEGER CHECK (takes_back BETWEEN 1 AND number - 1),
    PRIMARY KEY (walkthrough, number),
    CHECK ((answer IS NULL) <> (takes_back IS NULL))
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX log_by ON log (by);
  CREATE TRIGGER log_is_append_only BEFORE UPDATE OF walkthrough, number, at, answer, takes_back ON log
    BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
  CREATE TRIGGER log_only_loses_persons BEFORE UPDATE OF by ON log WHEN NEW.by IS NOT NULL
    BEGIN SELECT RAISE(ABORT, 'a person in the log can only be blanked'); END;

  CREATE TABLE claims (
    id TEXT NOT NULL PRIMARY KEY,
    walkthrough TEXT NOT NULL REFERENCES walkthroughs ON DELETE CASCADE,
    at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX claims_walkthrough ON claims (walkthrough);
  CREATE INDEX claims_at ON claims (at);

  CREATE TABLE user_settings (
    user TEXT NOT NULL PRIMARY KEY,
    language TEXT,
    is_private INTEGER CHECK (is_private IN (0, 1))
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE guild_settings (
    guild TEXT NOT NULL PRIMARY KEY,
    language TEXT,
    game TEXT,
    edition TEXT,
    is_private INTEGER CHECK (is_private IN (0, 1)),
    starters TEXT
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE left_guilds (
    guild TEXT NOT NULL PRIMARY KEY,
    at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
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
  ) STRICT;
  CREATE TABLE starts (
    day INTEGER NOT NULL,
    who TEXT NOT NULL,
    number INTEGER NOT NULL,
    PRIMARY KEY (day, who)
  ) STRICT, WITHOUT ROWID;
`

/** Adds the outcomes of walkthroughs, the editions of servers and users by game, and what a server has been told once. */
const VERSION_3 = `
  ALTER TABLE walkthroughs ADD COLUMN outcome TEXT;
  ALTER TABLE guild_settings ADD COLUMN editions TEXT NOT NULL DEFAULT '{}';
  UPDATE guild_settings SET editions = json_object('marvel-champions', edition) WHERE edition IS NOT NULL;
  ALTER TABLE guild_settings DROP COLUMN edition;
  ALTER TABLE user_settings ADD COLUMN editions TEXT NOT NULL DEFAULT '{}';

  CREATE TABLE told (
    guild TEXT NOT NULL,
    what TEXT NOT NULL,
    teller TEXT NOT NULL,
    PRIMARY KEY (guild, what)
  ) STRICT, WITHOUT ROWID;
`

/**
 * Adds why a walkthrough was closed, what lists show of it, the seats offered to persons, and the persons whose deletion is
 * under way. What earlier versions closed counts as stopped.
 */
const VERSION_4 = `
  ALTER TABLE walkthroughs ADD COLUMN ending TEXT CHECK (ending IN ('over', 'stopped', 'manager'));
  UPDATE walkthroughs SET ending = 'stopped' WHERE closed = 1;
  ALTER TABLE walkthroughs ADD COLUMN listed TEXT;

  CREATE TABLE offers (
    walkthrough TEXT NOT NULL REFERENCES walkthroughs ON DELETE CASCADE,
    player TEXT NOT NULL,
    user TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (walkthrough, player)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX offers_user ON offers (user);
  CREATE INDEX offers_at ON offers (at);
  CREATE TRIGGER offers_end_with_walkthrough AFTER UPDATE OF closed ON walkthroughs WHEN NEW.closed = 1
    BEGIN DELETE FROM offers WHERE walkthrough = NEW.id; END;

  CREATE TABLE forgetting (
    user TEXT NOT NULL PRIMARY KEY,
    at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
`

/** The first migration makes version 1 of an empty file, each further one makes the next version. */
const MIGRATIONS = [VERSION_1, VERSION_2, VERSION_3, VERSION_4]

/** The version that this program works on. */
const LATEST = MIGRATIONS.length

/**
 * Brings the database to the latest version, all of it or nothing.
 * @throws StoreFault unavailable, if it is of a version that this program does not know yet
 */
export function migrateFile(database: DatabaseSync): void {
  if (fileVersion(database).version === LATEST) return
  transaction(database, 'IMMEDIATE', () => {
    // Reads again, since another process may have migrated meanwhile.
    for (const sql of MIGRATIONS.slice(fileVersion(database).version)) database.exec(sql)
    database.exec(`PRAGMA user_version = ${LATEST}`)
  })
}

/** @throws StoreFault unavailable, if it is of a version that this program does not know yet */
export function fileVersion(database: DatabaseSync): Version {
  const version = Number(database.prepare('PRAGMA user_version').get()?.user_version)
  return knownVersion(version, LATEST)
}
