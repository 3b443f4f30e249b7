// Reads and writes the settings of users and servers.
import {
  guildSettingsShape,
  NO_GUILD_SETTINGS,
  NO_USER_SETTINGS,
  readAs,
  userSettingsShape,
} from '../row-shapes.ts'
import type { GuildSettings, Store, UserSettings } from '../store.ts'
import type { Connection } from './connection.ts'

type Settings = Pick<Store, 'userSettings' | 'setUserSettings' | 'guildSettings' | 'setGuildSettings'>

export function settingsIn(connection: Connection): Settings {
  const { look, write } = connection
  const users = userSettingsIn(connection)
  const guilds = guildSettingsIn(connection)
  return {
    userSettings: user => look(() => users.get(user) ?? NO_USER_SETTINGS),
    setUserSettings: (user, settings) =>
      write(() => users.put(user, { ...(users.get(user) ?? NO_USER_SETTINGS), ...settings })),
    guildSettings: guild => look(() => guilds.get(guild) ?? NO_GUILD_SETTINGS),
    setGuildSettings: (guild, settings) =>
      write(() => guilds.put(guild, { ...(guilds.get(guild) ?? NO_GUILD_SETTINGS), ...settings })),
  }
}

type Kept<T> = {
  /** null: nothing has been set yet. */
  readonly get: (id: string) => T | null
  readonly put: (id: string, settings: T) => void
}

export function userSettingsIn({ database }: Pick<Connection, 'database'>): Kept<UserSettings> {
  const select = database.prepare(
    'SELECT language, is_private AS isPrivate FROM user_settings WHERE user = ?',
  )
  const replace = database.prepare(
    'REPLACE INTO user_settings (user, language, is_private) VALUES (:user, :language, :isPrivate)',
  )
  return {
    get: user => {
      const row = select.get(user)
      return row ? readAs(userSettingsShape, row, `the settings of user ${user}`) : null
    },
    put: (user, { language, isPrivate }) => replace.run({ user, language, isPrivate: bit(isPrivate) }),
  }
}

function guildSettingsIn({ database }: Connection): Kept<GuildSettings> {
  const select = database.prepare(
    'SELECT language, game, edition, is_private AS isPrivate, starters FROM guild_settings WHERE guild = ?',
  )
  const replace = database.prepare(`
    REPLACE INTO guild_settings (guild, language, game, edition, is_private, starters)
    VALUES (:guild, :language, :game, :edition, :isPrivate, :starters)`)
  return {
    get: guild => {
      const row = select.get(guild)
      return row ? readAs(guildSettingsShape, row, `the settings of server ${guild}`) : null
    },
    put: (guild, { isPrivate, ...settings }) =>
      replace.run({ guild, ...settings, isPrivate: bit(isPrivate) }),
  }
}

const bit = (value: boolean | null): number | null => (value === null ? null : Number(value))
