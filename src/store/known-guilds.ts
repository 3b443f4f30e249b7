// The servers that something is kept for: one question, in the SQL of every database.
import { z } from 'zod'

export const KNOWN_GUILDS = `
  SELECT guild, (SELECT at FROM left_guilds WHERE left_guilds.guild = known.guild) AS "left"
  FROM (
    SELECT guild FROM walkthroughs WHERE guild IS NOT NULL
    UNION SELECT guild FROM guild_settings
    UNION SELECT guild FROM left_guilds) AS known`

/** What the rows of the answer are. */
export const knownGuildsShape = z.array(z.object({ guild: z.string(), left: z.number().nullable() }))
