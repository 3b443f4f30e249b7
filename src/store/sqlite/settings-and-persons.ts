// The settings of users and servers, the data about one person, and how a person is forgotten.
import type { DatabaseSync } from 'node:sqlite'
import { shareOf } from '../participants.ts'
import { guildShape, NO_GUILD_SETTINGS, NO_USER_SETTINGS, readAs, userShape } from '../row-shapes.ts'
import type { GuildSettings, Store, UserSettings } from '../store.ts'
import type { Connection } from './connection.ts'
import { OF_USER, type Reader } from './reader.ts'

type SettingsAndPersons = Pick<
  Store,
  'userSettings' | 'setUserSettings' | 'guildSettings' | 'setGuildSettings' | 'about' | 'forget'
>

export function settingsAndPersonsIn(connection: Connection, reader: Reader): SettingsAndPersons {
  const { database, look, read, write } = connection
  const users = userSettingsIn(database)
  const guilds = guildSettingsIn(database)
  const forget = forgetterIn(database)
  const shares = (user: string) => reader.of(user).map(head => shareOf(user, head, reader.rows(head.id)))
  return {
    userSettings: user => look(() => users.get(user) ?? NO_USER_SETTINGS),
    setUserSettings: (user, settings) =>
      write(() => users.put(user, { ...(users.get(user) ?? NO_USER_SETTINGS), ...settings })),
    guildSettings: guild => look(() => guilds.get(guild) ?? NO_GUILD_SETTINGS),
    setGuildSettings: (guild, settings) =>
      write(() => guilds.put(guild, { ...(guilds.get(guild) ?? NO_GUILD_SETTINGS), ...settings })),
    about: user => read(() => ({ settings: users.get(user), walkthroughs: shares(user) })),
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
    'SELECT language, is_private AS isPrivate FROM user_settings WHERE user = ?',
  )
  const replace = database.prepare(
    'REPLACE INTO user_settings (user, language, is_private) VALUES (:user, :language, :isPrivate)',
  )
  return {
    get: user => {
      const row = select.get(user)
      return row ? readAs(userShape, row, `the settings of user ${user}`) : null
    },
    put: (user, { language, isPrivate }) => replace.run({ user, language, isPrivate: bit(isPrivate) }),
  }
}

function guildSettingsIn(database: DatabaseSync): Kept<GuildSettings> {
  const select = database.prepare(
    'SELECT language, game, edition, is_private AS isPrivate, starters FROM guild_settings WHERE guild = ?',
  )
  const replace = database.prepare(`
    REPLACE INTO guild_settings (guild, language, game, edition, is_private, starters)
    VALUES (:guild, :language, :game, :edition, :isPrivate, :starters)`)
  return {
    get: guild => {
      const row = select.get(guild)
      return row ? readAs(guildShape, row, `the settings of server ${guild}`) : null
    },
    put: (guild, { isPrivate, ...settings }) =>
      replace.run({ guild, ...settings, isPrivate: bit(isPrivate) }),
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
    'UPDATE walkthroughs SET closed = 1, starter = NULL WHERE starter = :user',
    'UPDATE walkthroughs SET beginner = NULL WHERE beginner = :user',
    'UPDATE seats SET user = NULL, name = NULL WHERE user = :user',
    'UPDATE log SET by = NULL WHERE by = :user',
  ].map(sql => database.prepare(sql))
  return (user: string): void => {
    for (const statement of statements) statement.run({ user })
  }
}
