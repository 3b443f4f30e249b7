// The settings of users and servers.
import { guildShape, NO_GUILD_SETTINGS, NO_USER_SETTINGS, readAs, userShape } from '../row-shapes.ts'
import type { Changes, GuildSettings, SettingsStore, UserSettings } from '../settings.ts'
import type { Dialect, Driver } from './driver.ts'
import { demandKnown } from './reader.ts'
import { among, query, type Slot, type Work } from './work.ts'

const GUILD_SETTINGS = `
  SELECT language, game, editions, is_private AS "isPrivate", starters FROM guild_settings WHERE guild = $1`

export function settingsIn({ sql, locks, read, write, ask }: Driver, settingsOf: SettingsOf): SettingsStore {
  return {
    userSettings: user =>
      read(function* () {
        return (yield* settingsOf(user)) ?? NO_USER_SETTINGS
      }),
    setUserSettings: (user, changed) =>
      write(function* () {
        yield* locks.lockPerson(user)
        yield* demandKnown(user)
        const [text, slots] = putIn(sql, 'user', user, changed)
        yield query(text, ...slots)
      }),
    guildSettings: guild =>
      read(function* () {
        const [row] = yield query(GUILD_SETTINGS, guild)
        return row ? readAs(guildShape, row, `the settings of server ${guild}`) : NO_GUILD_SETTINGS
      }),
    setGuildSettings: async (guild, changed) => {
      const [text, slots] = putIn(sql, 'guild', guild, changed)
      await ask(text, ...slots)
    },
  }
}

export type SettingsOf = (user: string) => Work<UserSettings | null>

/** Of the work, null: nothing has been set yet. It throws a StoreFault if the row is damaged. */
export function userSettingsIn(sql: Dialect): SettingsOf {
  const text = `
    SELECT "user", language, editions, is_private AS "isPrivate" FROM user_settings WHERE "user" ${sql.isKey}`
  return function* (user) {
    const row = (yield among(text, user)).find(one => one.user === user)
    return row ? readAs(userShape, row, `the settings of user ${user}`) : null
  }
}

const COLUMNS = { language: 'language', game: 'game', isPrivate: 'is_private', starters: 'starters' } as const

/** Writes only the given fields, and of the editions only those of the given games, in one statement. */
function putIn(
  sql: Dialect,
  whose: 'user' | 'guild',
  id: string,
  { editions, ...given }: Changes<GuildSettings>,
): readonly [string, readonly Slot[]] {
  const fields = (Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]).filter(
    field => given[field] !== undefined,
  )
  const columns: string[] = fields.map(field => COLUMNS[field])
  const places = fields.map((_, index) => `$${index + 2}`)
  const sets = columns.map(column => `${column} = excluded.${column}`)
  const slots: Slot[] = [id, ...fields.map(field => given[field] ?? null)]
  if (editions) {
    const place = `$${slots.push(JSON.stringify(editions))}`
    columns.push('editions')
    places.push(sql.merged("'{}'", place))
    sets.push(`editions = ${sql.merged(`${whose}_settings.editions`, place)}`)
  }
  const text = `
    INSERT INTO ${whose}_settings (${[`"${whose}"`, ...columns].join(', ')}) VALUES (${['$1', ...places].join(', ')})
    ON CONFLICT ("${whose}") DO ${sets.length > 0 ? `UPDATE SET ${sets.join(', ')}` : 'NOTHING'}`
  return [text, slots]
}
