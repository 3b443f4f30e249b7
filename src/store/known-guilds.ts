// Selects the servers that the store has data for. The SQL works in SQLite and in PostgreSQL.
import { z } from 'zod'

export const KNOWN_GUILDS = `
  SELECT guild, (SELECT at FROM left_guilds WHERE left_guilds.guild = known.guild) AS "left"
  FROM (
    SELECT guild FROM walkthroughs WHERE guild IS NOT NULL
    UNION SELECT guild FROM guild_settings
    UNION SELECT guild FROM left_guilds) AS known`

/** Reads the rows that `KNOWN_GUILDS` selects. */
export const knownGuildsShape = z.array(z.object({ guild: z.string(), left: z.number().nullable() }))
