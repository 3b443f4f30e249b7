// The settings of users and servers, and what a server has been told once.
import { guildShape, NO_GUILD_SETTINGS, NO_USER_SETTINGS, readAs, userShape } from '../row-shapes.ts'
import type { Changes, GuildSettings, Store, UserSettings } from '../store.ts'
import type { Dialect, Driver } from './driver.ts'
import { demandKnown } from './reader.ts'
import { among, oneQuery, query, type Slot, type Work } from './work.ts'

type Settings = Pick<
  Store,
  'userSettings' | 'setUserSettings' | 'guildSettings' | 'setGuildSettings' | 'tellsOnce'
>

const GUILD_SETTINGS = `
  SELECT language, game, editions, is_private AS "isPrivate", starters FROM guild_settings WHERE guild = $1`

export function settingsIn({ sql, locks, read, write, ask }: Driver, settingsOf: SettingsOf): Settings {
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
    tellsOnce: async (guild, what, teller) => {
      const [told] = await read(() => oneQuery(TOLD, guild, what))
      const [first] = told ? [told] : await ask(TELL, guild, what, teller)
      return first?.teller === teller
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

const TOLD = 'SELECT teller FROM told WHERE guild = $1 AND what = $2'
/** In one statement, so that of two tellers at once one is the first. */
const TELL = `
  INSERT INTO told (guild, what, teller) VALUES ($1, $2, $3)
  ON CONFLICT (guild, what) DO UPDATE SET teller = told.teller RETURNING teller`

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
