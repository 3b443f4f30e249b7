// Reads and writes the settings of users and servers.
import {
  guildSettingsShape,
  NO_GUILD_SETTINGS,
  NO_USER_SETTINGS,
  readAs,
  userSettingsShape,
} from '../row-shapes.ts'
import type { Store, UserSettings } from '../store.ts'
import type { Ask, Connection, Statement } from './connection.ts'
import type { Value } from './values.ts'

type Settings = Pick<Store, 'userSettings' | 'setUserSettings' | 'guildSettings' | 'setGuildSettings'>

const OF_USER: Statement = {
  name: 'user settings',
  text: 'SELECT "user", language, is_private AS "isPrivate" FROM user_settings WHERE "user" = ANY($1::text[])',
}
const OF_GUILD: Statement = {
  name: 'guild settings',
  text: `
    SELECT language, game, edition, is_private AS "isPrivate", starters FROM guild_settings WHERE guild = $1`,
}

export const settingsIn = ({ read, readAmong, ask }: Connection): Settings => ({
  userSettings: async user => (await userSettings(readAmong, user)) ?? NO_USER_SETTINGS,
  setUserSettings: async (user, settings) => {
    await put(ask, { table: 'user_settings', key: 'user', id: user }, settings)
  },
  guildSettings: async guild => {
    const [row] = await read(OF_GUILD, guild)
    return row ? readAs(guildSettingsShape, row, `the settings of server ${guild}`) : NO_GUILD_SETTINGS
  },
  setGuildSettings: async (guild, settings) => {
    await put(ask, { table: 'guild_settings', key: 'guild', id: guild }, settings)
  },
})

/** null: nothing has been set yet. @throws StoreFault if the row is damaged */
export async function userSettings(
  readAmong: Connection['readAmong'],
  user: string,
): Promise<UserSettings | null> {
  const row = (await readAmong(OF_USER, user)).find(one => one.user === user)
  return row ? readAs(userSettingsShape, row, `the settings of user ${user}`) : null
}

type Owner =
  | { readonly table: 'user_settings'; readonly key: 'user'; readonly id: string }
  | { readonly table: 'guild_settings'; readonly key: 'guild'; readonly id: string }

const COLUMNS = {
  language: 'language',
  game: 'game',
  edition: 'edition',
  isPrivate: 'is_private',
  starters: 'starters',
} as const

type Given = { readonly [field in keyof typeof COLUMNS]?: Value }

/** Writes only the given fields, in one statement. */
async function put(ask: Ask, { table, key, id }: Owner, given: Given): Promise<void> {
  const fields = (Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]).filter(
    field => given[field] !== undefined,
  )
  const columns = fields.map(field => COLUMNS[field])
  const places = fields.map((_, index) => `$${index + 2}`)
  const sets = columns.map(column => `${column} = excluded.${column}`)
  const text = `
    INSERT INTO ${table} (${[`"${key}"`, ...columns].join(', ')}) VALUES (${['$1', ...places].join(', ')})
    ON CONFLICT ("${key}") DO ${sets.length > 0 ? `UPDATE SET ${sets.join(', ')}` : 'NOTHING'}`
  await ask({ text }, id, ...fields.map(field => given[field] ?? null))
}
