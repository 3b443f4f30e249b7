// The settings of users and servers, the data about one person, and how a person is forgotten.
import type { DatabaseSync } from 'node:sqlite'
import { CLOSED_AS } from '../closing.ts'
import { shareOf } from '../participants.ts'
import {
  guildShape,
  NO_GUILD_SETTINGS,
  NO_USER_SETTINGS,
  OFFER_COLUMNS,
  offersShape,
  readAs,
  userShape,
} from '../row-shapes.ts'
import type { Changes, GuildSettings, Store, UserSettings } from '../store.ts'
import type { Connection } from './connection.ts'
import { OF_USER, type RowReader } from './reader.ts'

type SettingsAndPersons = Pick<
  Store,
  'userSettings' | 'setUserSettings' | 'guildSettings' | 'setGuildSettings' | 'tellsOnce' | 'about' | 'forget'
>

export function settingsAndPersonsIn(connection: Connection, reader: RowReader): SettingsAndPersons {
  const { database, look, read, write } = connection
  const users = userSettingsIn(database)
  const guilds = guildSettingsIn(database)
  const told = toldIn(database)
  const forget = forgetterIn(database)
  const offers = database.prepare(
    `SELECT ${OFFER_COLUMNS} FROM offers WHERE user = ? ORDER BY at, walkthrough, player`,
  )
  const offersTo = (user: string) => offersShape.parse(offers.all(user))
  const shares = (user: string) => reader.of(user).map(head => shareOf(user, head, reader.rows(head.id)))
  return {
    userSettings: user => look(() => users.get(user) ?? NO_USER_SETTINGS),
    setUserSettings: (user, changes) =>
      write(() => users.put(user, changed(users.get(user) ?? NO_USER_SETTINGS, changes))),
    guildSettings: guild => look(() => guilds.get(guild) ?? NO_GUILD_SETTINGS),
    setGuildSettings: (guild, changes) =>
      write(() => guilds.put(guild, changed(guilds.get(guild) ?? NO_GUILD_SETTINGS, changes))),
    tellsOnce: async (guild, what, teller) => {
      const first =
        (await read(() => told.teller(guild, what))) ?? (await write(() => told.tell(guild, what, teller)))
      return first === teller
    },
    about: user =>
      read(() => ({ settings: users.get(user), walkthroughs: shares(user), offers: offersTo(user) })),
    forget: user => write(() => forget(user)),
  }
}

type Kept<T> = {
  /** null: nothing has been set yet. */
  readonly get: (id: string) => T | null
  readonly put: (id: string, settings: T) => void
}

function userSettingsIn(database: DatabaseSync): Kept<UserSettings> {
  const select = database.prepare(
    'SELECT language, editions, is_private AS isPrivate FROM user_settings WHERE user = ?',
  )
  const replace = database.prepare(`
    REPLACE INTO user_settings (user, language, editions, is_private)
    VALUES (:user, :language, :editions, :isPrivate)`)
  return {
    get: user => {
      const row = select.get(user)
      return row ? readAs(userShape, row, `the settings of user ${user}`) : null
    },
    put: (user, { language, editions, isPrivate }) =>
      replace.run({ user, language, editions: JSON.stringify(editions), isPrivate: bit(isPrivate) }),
  }
}

function guildSettingsIn(database: DatabaseSync): Kept<GuildSettings> {
  const select = database.prepare(
    'SELECT language, game, editions, is_private AS isPrivate, starters FROM guild_settings WHERE guild = ?',
  )
  const replace = database.prepare(`
    REPLACE INTO guild_settings (guild, language, game, editions, is_private, starters)
    VALUES (:guild, :language, :game, :editions, :isPrivate, :starters)`)
  return {
    get: guild => {
      const row = select.get(guild)
      return row ? readAs(guildShape, row, `the settings of server ${guild}`) : null
    },
    put: (guild, { isPrivate, editions, ...settings }) =>
      replace.run({ guild, ...settings, editions: JSON.stringify(editions), isPrivate: bit(isPrivate) }),
  }
}

function changed<S extends UserSettings>(before: S, { editions = {}, ...changes }: Changes<S>): S {
  const all = Object.entries({ ...before.editions, ...editions })
  const set = all.flatMap(([game, edition]) => (edition === null ? [] : [[game, edition] as const]))
  return { ...before, ...changes, editions: Object.fromEntries(set) }
}

/** Who has told a server something; of several tellers the first one is kept. */
function toldIn(database: DatabaseSync) {
  const select = database.prepare('SELECT teller FROM told WHERE guild = ? AND what = ?')
  const insert = database.prepare(
    'INSERT INTO told (guild, what, teller) VALUES (?, ?, ?) ON CONFLICT (guild, what) DO NOTHING',
  )
  const teller = (guild: string, what: string): string | null => {
    const row = select.get(guild, what)
    return row ? String(row.teller) : null
  }
  return {
    teller,
    tell: (guild: string, what: string, by: string): string | null => {
      insert.run(guild, what, by)
      return teller(guild, what)
    },
  }
}

const bit = (value: boolean | null): number | null => (value === null ? null : Number(value))

/** Deletes private walkthroughs without other participants, since nobody could find, stop or delete them any more. */
const ALONE_IN_PRIVATE = `
  DELETE FROM walkthroughs WHERE is_private = 1 AND id IN (${OF_USER})
    AND coalesce(starter, :user) = :user AND coalesce(beginner, :user) = :user
    AND NOT EXISTS (SELECT 1 FROM seats WHERE walkthrough = id AND user <> :user)
    AND NOT EXISTS (SELECT 1 FROM log WHERE walkthrough = id AND by <> :user)`

/** Keeps the walkthroughs of others whole, but removes the person's id and name from them. */
function forgetterIn(database: DatabaseSync) {
  const statements = [
    'DELETE FROM user_settings WHERE user = :user',
    ALONE_IN_PRIVATE,
    `UPDATE walkthroughs SET ${CLOSED_AS("'stopped'")}, starter = NULL WHERE starter = :user`,
    'UPDATE walkthroughs SET beginner = NULL WHERE beginner = :user',
    'UPDATE seats SET user = NULL, name = NULL WHERE user = :user',
    `UPDATE seats SET name = NULL WHERE user IS NULL AND (walkthrough, player) IN (
      SELECT walkthrough, player FROM offers WHERE user = :user)`,
    'DELETE FROM offers WHERE user = :user',
    'UPDATE log SET by = NULL WHERE by = :user',
  ].map(sql => database.prepare(sql))
  return (user: string): void => {
    for (const statement of statements) statement.run({ user })
  }
}
