// The settings of users and servers, and the data about one person.
import type { DatabaseSync } from 'node:sqlite'
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
import type { RowReader } from './reader.ts'

type SettingsAndPersons = Pick<
  Store,
  'userSettings' | 'setUserSettings' | 'guildSettings' | 'setGuildSettings' | 'tellsOnce' | 'about' | 'share'
>

export function settingsAndPersonsIn(connection: Connection, reader: RowReader): SettingsAndPersons {
  const { database, look, read, write } = connection
  const users = userSettingsIn(database)
  const guilds = guildSettingsIn(database)
  const told = toldIn(database)
  const offers = database.prepare(
    `SELECT ${OFFER_COLUMNS} FROM offers WHERE user = ? ORDER BY at, walkthrough, player`,
  )
  const offersTo = (user: string) => offersShape.parse(offers.all(user))
  return {
    userSettings: user => look(() => users.get(user) ?? NO_USER_SETTINGS),
    setUserSettings: (user, changes) =>
      write(() => {
        reader.demandKnown(user)
        users.put(user, changed(users.get(user) ?? NO_USER_SETTINGS, changes))
      }),
    guildSettings: guild => look(() => guilds.get(guild) ?? NO_GUILD_SETTINGS),
    setGuildSettings: (guild, changes) =>
      write(() => guilds.put(guild, changed(guilds.get(guild) ?? NO_GUILD_SETTINGS, changes))),
    tellsOnce: async (guild, what, teller) => {
      const first =
        (await read(() => told.teller(guild, what))) ?? (await write(() => told.tell(guild, what, teller)))
      return first === teller
    },
    about: user =>
      read(() => {
        reader.demandKnown(user)
        return { settings: users.get(user), walkthroughs: reader.idsOf(user), offers: offersTo(user) }
      }),
    share: (user, id) => read(() => reader.share(user, id)),
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
