// The settings of users and servers.
import { guildShape, readAs, userShape } from '../row-shapes.ts'
import {
  type Changes,
  type GuildSettings,
  NOTHING_SET,
  type Settings,
  type SettingsStore,
} from '../settings.ts'
import type { Dialect, Driver } from './driver.ts'
import { demandKnown } from './reader.ts'
import { among, query, type Slot, type Work } from './work.ts'

export function settingsIn({ sql, locks, read, write, ask }: Driver, settingsOf: SettingsOf): SettingsStore {
  const settings: SettingsStore['settings'] = (user, guild) =>
    read(function* () {
      const known = yield* settingsOf(user, guild)
      return { user: known.user ?? NOTHING_SET.user, guild: known.guild ?? NOTHING_SET.guild }
    })
  return {
    settings,
    userSettings: async user => (await settings(user, null)).user,
    guildSettings: async guild => (await settings(null, guild)).guild,
    setUserSettings: (user, changed) =>
      write(function* () {
        yield* locks.lockPerson(user)
        yield* demandKnown(user)
        const [text, slots] = putIn(sql, 'user', user, changed)
        yield query(text, ...slots)
      }),
    setGuildSettings: async (guild, changed) => {
      const [text, slots] = putIn(sql, 'guild', guild, changed)
      await ask(text, ...slots)
    },
  }
}

/** Of the work, null: nothing has been set yet. It throws a StoreFault if a row is damaged. */
export type SettingsOf = (
  user: string | null,
  guild: string | null,
) => Work<{ readonly [Whose in keyof Settings]: Settings[Whose] | null }>

/** Reads those of a user and of a server by one statement. */
export function settingsReader(sql: Dialect): SettingsOf {
  const text = `
    SELECT "user", NULL AS guild, language, NULL AS game, editions, is_private AS "isPrivate", NULL AS starters
    FROM user_settings WHERE "user" ${sql.isKey}
    UNION ALL SELECT NULL, guild, language, game, editions, is_private, starters FROM guild_settings WHERE guild = $2`
  return function* (user, guild) {
    const rows = yield among(text, user ?? '', guild)
    const own = rows.find(one => user !== null && one.user === user)
    const there = rows.find(one => one.guild !== null)
    return {
      user: own ? readAs(userShape, own, `the settings of user ${user}`) : null,
      guild: there ? readAs(guildShape, there, `the settings of server ${guild}`) : null,
    }
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
