// The servers that something is kept for.
import { z } from 'zod'
import type { Store } from '../store.ts'
import type { Connection } from './connection.ts'

const SELECT = `
  SELECT guild, (SELECT at FROM left_guilds WHERE left_guilds.guild = known.guild) AS "left"
  FROM (
    SELECT guild FROM walkthroughs WHERE guild IS NOT NULL
    UNION SELECT guild FROM guild_settings
    UNION SELECT guild FROM left_guilds) AS known`

const shape = z.array(z.strictObject({ guild: z.string(), left: z.number().nullable() }))

export function knownGuildsIn({ database, read }: Connection): Pick<Store, 'guilds'> {
  const select = database.prepare(SELECT)
  return { guilds: () => read(() => shape.parse(select.all().map(row => ({ ...row })))) }
}
