// The settings of users and servers, and the data about one person.
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
import type { Ask, Connection } from './connection.ts'
import { LOCK_PERSON } from './persons.ts'
import { preparedStatement, type Value } from './pool.ts'
import { demandKnown, idsOf, shareIn } from './reader.ts'

type SettingsAndPersons = Pick<
  Store,
  'userSettings' | 'setUserSettings' | 'guildSettings' | 'setGuildSettings' | 'tellsOnce' | 'about' | 'share'
>

const USER_SETTINGS = preparedStatement(
  'SELECT "user", language, editions, is_private AS "isPrivate" FROM user_settings WHERE "user" = ANY($1::text[])',
)
const GUILD_SETTINGS = preparedStatement(`
  SELECT language, game, editions, is_private AS "isPrivate", starters FROM guild_settings WHERE guild = $1`)

export const settingsAndPersonsIn = ({ read, readAmong, ask, write }: Connection): SettingsAndPersons => ({
  userSettings: async user => (await userSettings(readAmong, user)) ?? NO_USER_SETTINGS,
  setUserSettings: (user, changes) =>
    write(async ask => {
      await ask(LOCK_PERSON, user)
      await demandKnown(ask, user)
      await put(ask, 'user', user, changes)
    }),
  guildSettings: async guild => {
    const [row] = await read(GUILD_SETTINGS, guild)
    return row ? readAs(guildShape, row, `the settings of server ${guild}`) : NO_GUILD_SETTINGS
  },
  setGuildSettings: (guild, changes) => put(ask, 'guild', guild, changes),
  tellsOnce: async (guild, what, teller) => {
    const [told] = await read(TOLD, guild, what)
    const [first] = told ? [told] : await ask(TELL, guild, what, teller)
    return first?.teller === teller
  },
  about: async user => {
    await demandKnown(read, user)
    const settings = await userSettings(readAmong, user)
    const offers = offersShape.parse(await read(OFFERS_TO, user))
    return { settings, offers, walkthroughs: await idsOf(read, user) }
  },
  share: async (user, id) => {
    await demandKnown(read, user)
    return shareIn(read, user, id)
  },
})

const OFFERS_TO = preparedStatement(
  `SELECT ${OFFER_COLUMNS} FROM offers WHERE "user" = $1 ORDER BY at, walkthrough COLLATE "C", player COLLATE "C"`,
)

/** null: nothing has been set yet. @throws StoreFault if the row is damaged */
async function userSettings(readAmong: Connection['readAmong'], user: string): Promise<UserSettings | null> {
  const row = (await readAmong(USER_SETTINGS, user)).find(one => one.user === user)
  return row ? readAs(userShape, row, `the settings of user ${user}`) : null
}

/** In one statement, so that of two tellers at once one is the first. */
const TELL = preparedStatement(`
  INSERT INTO told (guild, what, teller) VALUES ($1, $2, $3)
  ON CONFLICT (guild, what) DO UPDATE SET teller = told.teller RETURNING teller`)
const TOLD = preparedStatement('SELECT teller FROM told WHERE guild = $1 AND what = $2')

const COLUMNS = { language: 'language', game: 'game', isPrivate: 'is_private', starters: 'starters' } as const

/** Writes only the given fields, and of the editions only those of the given games, in one statement. */
async function put(
  ask: Ask,
  whose: 'user' | 'guild',
  id: string,
  { editions, ...given }: Changes<GuildSettings>,
): Promise<void> {
  const fields = (Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]).filter(
    field => given[field] !== undefined,
  )
  const columns: string[] = fields.map(field => COLUMNS[field])
  const places = fields.map((_, index) => `$${index + 2}`)
  const sets = columns.map(column => `${column} = excluded.${column}`)
  const values: Value[] = [id, ...fields.map(field => given[field] ?? null)]
  if (editions) {
    const place = `$${values.push(JSON.stringify(editions))}::jsonb`
    columns.push('editions')
    places.push(`jsonb_strip_nulls(${place})::text`)
    sets.push(`editions = jsonb_strip_nulls(${whose}_settings.editions::jsonb || ${place})::text`)
  }
  const text = `
    INSERT INTO ${whose}_settings (${[`"${whose}"`, ...columns].join(', ')}) VALUES (${['$1', ...places].join(', ')})
    ON CONFLICT ("${whose}") DO ${sets.length > 0 ? `UPDATE SET ${sets.join(', ')}` : 'NOTHING'}`
  await ask({ text }, ...values)
}
