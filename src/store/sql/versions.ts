// The tables, version by version, in which both databases have the same columns, so that data can be moved between the two.
// A released version never changes; a new one is added below.

/** What the two databases word differently. */
export type TableWords = {
  readonly user: string
  readonly time: string
  /** The column of this name for yes or no. @param more what follows its type */
  readonly flag: (
    name: string,
    more?: '' | ' NOT NULL' | ' NOT NULL DEFAULT FALSE' | ' NOT NULL DEFAULT TRUE',
  ) => string
  /** What follows the columns of a table, and of one that is stored by its key. */
  readonly rows: string
  readonly keyed: string
  /** Makes JSON of keys and columns in turn. */
  readonly object: (fields: string) => string
  /** The triggers by which rows are only added to the log, and persons only blanked. */
  readonly guardsOfLog: string
  /** Indexes the log for what a person has written, where that does not follow from how it is stored. */
  readonly indexOfLog: string
}

const version1 = ({ user, time, flag, rows, keyed, guardsOfLog }: TableWords): string => `
  CREATE TABLE walkthroughs (
    id TEXT NOT NULL PRIMARY KEY,
    flow TEXT NOT NULL,
    language TEXT NOT NULL,
    guild TEXT,
    channel TEXT NOT NULL,
    thread TEXT,
    board TEXT,
    board_posted ${time},
    ${flag('is_private', ' NOT NULL')},
    starter TEXT,
    names TEXT NOT NULL,
    set_up TEXT NOT NULL,
    revision INTEGER NOT NULL DEFAULT 0,
    ${flag('closed', ' NOT NULL DEFAULT FALSE')},
    created ${time} NOT NULL,
    touched ${time} NOT NULL
  )${rows};
  CREATE INDEX walkthroughs_place ON walkthroughs (coalesce(thread, channel));
  CREATE INDEX walkthroughs_starter ON walkthroughs (starter);
  CREATE INDEX walkthroughs_guild ON walkthroughs (guild);
  CREATE INDEX walkthroughs_touched ON walkthroughs (touched);

  CREATE TABLE seats (
    walkthrough TEXT NOT NULL REFERENCES walkthroughs ON DELETE CASCADE,
    position INTEGER NOT NULL,
    player TEXT NOT NULL,
    ${user} TEXT,
    name TEXT,
    PRIMARY KEY (walkthrough, position)
  )${keyed};
  CREATE INDEX seats_user ON seats (${user});

  CREATE TABLE log (
    walkthrough TEXT NOT NULL REFERENCES walkthroughs ON DELETE CASCADE,
    number INTEGER NOT NULL CHECK (number > 0),
    by TEXT,
    at ${time} NOT NULL,
    answer TEXT,
    takes_back INTEGER CHECK (takes_back BETWEEN 1 AND number - 1),
    PRIMARY KEY (walkthrough, number),
    CHECK ((answer IS NULL) <> (takes_back IS NULL))
  )${keyed};
  CREATE INDEX log_by ON log (by);
  ${guardsOfLog}

  CREATE TABLE claims (
    id TEXT NOT NULL PRIMARY KEY,
    walkthrough TEXT NOT NULL REFERENCES walkthroughs ON DELETE CASCADE,
    at ${time} NOT NULL
  )${keyed};
  CREATE INDEX claims_walkthrough ON claims (walkthrough);
  CREATE INDEX claims_at ON claims (at);

  CREATE TABLE user_settings (
    ${user} TEXT NOT NULL PRIMARY KEY,
    language TEXT,
    ${flag('is_private')}
  )${keyed};

  CREATE TABLE guild_settings (
    guild TEXT NOT NULL PRIMARY KEY,
    language TEXT,
    game TEXT,
    edition TEXT,
    ${flag('is_private')},
    starters TEXT
  )${keyed};

  CREATE TABLE left_guilds (
    guild TEXT NOT NULL PRIMARY KEY,
    at ${time} NOT NULL
  )${keyed};
  CREATE INDEX left_guilds_at ON left_guilds (at);
`

/** Adds the beginner of each walkthrough, the counts per day, and indexes for counting and finding open walkthroughs. */
const version2 = ({ rows, keyed }: TableWords): string => `
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
  )${rows};
  CREATE TABLE starts (
    day INTEGER NOT NULL,
    who TEXT NOT NULL,
    number INTEGER NOT NULL,
    PRIMARY KEY (day, who)
  )${keyed};
`

/** Adds the outcomes of walkthroughs, the editions of servers and users by game, and what a server has been told once. */
const version3 = ({ keyed, object }: TableWords): string => `
  ALTER TABLE walkthroughs ADD COLUMN outcome TEXT;
  ALTER TABLE guild_settings ADD COLUMN editions TEXT NOT NULL DEFAULT '{}';
  UPDATE guild_settings SET editions = ${object("'marvel-champions', edition")} WHERE edition IS NOT NULL;
  ALTER TABLE guild_settings DROP COLUMN edition;
  ALTER TABLE user_settings ADD COLUMN editions TEXT NOT NULL DEFAULT '{}';

  CREATE TABLE told (
    guild TEXT NOT NULL,
    what TEXT NOT NULL,
    teller TEXT NOT NULL,
    PRIMARY KEY (guild, what)
  )${keyed};
`

/**
 * Adds why a walkthrough was closed, what lists show of it, the seats offered to persons, and the persons whose deletion is
 * under way. What earlier versions closed without an outcome counts as stopped. Adds tables, whose lead and seats were those of walkthroughs: each
 * walkthrough of an earlier version is a table of one chapter. A table has one tip, which alone may be open. SQLite adds no
 * column that refers to another table and may not be null.
 */
const version4 = ({ user, time, flag, keyed, indexOfLog }: TableWords): string => `
  ALTER TABLE walkthroughs ADD COLUMN ending TEXT CHECK (ending IN ('over', 'stopped', 'manager'));
  UPDATE walkthroughs SET ending = CASE WHEN outcome IS NULL THEN 'stopped' ELSE 'over' END WHERE closed;
  ALTER TABLE walkthroughs ADD COLUMN listed TEXT;

  CREATE TABLE game_tables (
    id TEXT NOT NULL PRIMARY KEY,
    lead TEXT,
    last_number INTEGER NOT NULL CHECK (last_number > 0),
    language TEXT,
    edition TEXT,
    ended ${time}
  )${keyed};
  CREATE INDEX game_tables_lead ON game_tables (lead);
  INSERT INTO game_tables (id, lead, last_number) SELECT id, starter, 1 FROM walkthroughs;
  DROP INDEX walkthroughs_starter;
  ALTER TABLE walkthroughs DROP COLUMN starter;

  ALTER TABLE walkthroughs ADD COLUMN game_table TEXT REFERENCES game_tables ON DELETE CASCADE;
  UPDATE walkthroughs SET game_table = id;
  ALTER TABLE walkthroughs ADD COLUMN number INTEGER NOT NULL DEFAULT 1;
  ALTER TABLE walkthroughs ADD COLUMN rests_on TEXT;
  ALTER TABLE walkthroughs ADD COLUMN rests_at INTEGER;
  ALTER TABLE walkthroughs ADD COLUMN ${flag('is_tip', ' NOT NULL DEFAULT TRUE')} CHECK (is_tip OR closed);
  CREATE UNIQUE INDEX walkthroughs_number ON walkthroughs (game_table, number);
  CREATE UNIQUE INDEX walkthroughs_tip ON walkthroughs (game_table) WHERE is_tip;
  DROP INDEX walkthroughs_place;
  CREATE INDEX walkthroughs_place ON walkthroughs (coalesce(thread, channel), closed, touched) WHERE is_tip;
  DROP INDEX walkthroughs_touched;
  CREATE INDEX walkthroughs_touched ON walkthroughs (touched) WHERE is_tip;

  CREATE TABLE former_seats AS SELECT * FROM seats;
  DROP TABLE seats;
  CREATE TABLE seats (
    game_table TEXT NOT NULL REFERENCES game_tables ON DELETE CASCADE,
    position INTEGER NOT NULL,
    player TEXT NOT NULL,
    ${user} TEXT,
    name TEXT,
    PRIMARY KEY (game_table, position)
  )${keyed};
  INSERT INTO seats SELECT walkthrough, position, player, ${user}, name FROM former_seats;
  DROP TABLE former_seats;
  CREATE INDEX seats_user ON seats (${user});

  CREATE TABLE offers (
    game_table TEXT NOT NULL REFERENCES game_tables ON DELETE CASCADE,
    player TEXT NOT NULL,
    ${user} TEXT NOT NULL,
    at ${time} NOT NULL,
    PRIMARY KEY (game_table, player)
  )${keyed};
  CREATE INDEX offers_user ON offers (${user});
  CREATE INDEX offers_at ON offers (at);

  CREATE TABLE forgetting (
    ${user} TEXT NOT NULL PRIMARY KEY,
    at ${time} NOT NULL
  )${keyed};

  ${indexOfLog}
`

/** The first version is made in an empty database, each further one of the one before. */
export const VERSIONS: readonly ((words: TableWords) => string)[] = [version1, version2, version3, version4]
