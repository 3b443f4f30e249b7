// What is kept for a server as a whole: open walkthroughs, what it was told once, when the bot left it.
import { z } from 'zod'
import type { ServerStore } from '../servers.ts'
import { closedAs } from './board.ts'
import type { Driver } from './driver.ts'
import { BATCH } from './sweeping.ts'
import { oneQuery } from './work.ts'

export function serversIn({ sql, read, ask }: Driver): ServerStore {
  const closeIn = `
    UPDATE walkthroughs SET ${closedAs("'manager'")}
    WHERE id IN (
      SELECT id FROM walkthroughs WHERE guild = $1 AND closed = FALSE AND touched < $2
      LIMIT ${BATCH} ${sql.locks('FOR UPDATE')})
    RETURNING id`
  return {
    countOpen: async () => {
      const [row] = await read(() => oneQuery(COUNT_OPEN))
      return Number(row?.count)
    },
    openIn: async (guild, idle) => {
      const [row] = await read(() => oneQuery(OPEN_IN, guild, idle))
      return { shared: Number(row?.shared), private: Number(row?.private), idle: Number(row?.idle) }
    },
    closeIn: async (guild, idle) => (await ask(closeIn, guild, idle)).length,
    tellsOnce: async (guild, what, teller) => {
      const [told] = await read(() => oneQuery(TOLD, guild, what))
      const [first] = told ? [told] : await ask(TELL, guild, what, teller)
      return first?.teller === teller
    },
    left: async (guild, at) => {
      await (at === null ? ask(COME_BACK, guild) : ask(LEAVE, guild, at))
    },
    guilds: async () => knownGuildsShape.parse(await read(() => oneQuery(KNOWN_GUILDS))),
  }
}

const COUNT_OPEN = 'SELECT count(*) AS count FROM walkthroughs WHERE closed = FALSE'
const OPEN_IN = `
  SELECT count(*) FILTER (WHERE NOT is_private) AS shared, count(*) FILTER (WHERE is_private) AS private,
    count(*) FILTER (WHERE touched < $2) AS idle
  FROM walkthroughs WHERE closed = FALSE AND guild = $1`

const TOLD = 'SELECT teller FROM told WHERE guild = $1 AND what = $2'
/** In one statement, so that of two tellers at once one is the first. */
const TELL = `
  INSERT INTO told (guild, what, teller) VALUES ($1, $2, $3)
  ON CONFLICT (guild, what) DO UPDATE SET teller = told.teller RETURNING teller`

const LEAVE = 'INSERT INTO left_guilds (guild, at) VALUES ($1, $2) ON CONFLICT DO NOTHING'
const COME_BACK = 'DELETE FROM left_guilds WHERE guild = $1'

/** Selects the servers that the store has data for. */
const KNOWN_GUILDS = `
  SELECT guild, (SELECT at FROM left_guilds WHERE left_guilds.guild = known.guild) AS "left"
  FROM (
    SELECT guild FROM walkthroughs WHERE guild IS NOT NULL
    UNION SELECT guild FROM guild_settings
    UNION SELECT guild FROM told
    UNION SELECT guild FROM left_guilds) AS known`

const knownGuildsShape = z.array(z.object({ guild: z.string(), left: z.number().nullable() }))
