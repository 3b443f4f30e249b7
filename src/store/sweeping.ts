// What both stores share when they delete expired data. The SQL works in SQLite and in PostgreSQL.
import { setImmediate as turn } from 'node:timers/promises'
import { z } from 'zod'
import type { Swept } from './store.ts'

/** The number of walkthroughs that one transaction deletes, small enough that a press in between never waits long. */
export const BATCH = 50
/** How long a claim is stored, in milliseconds. Discord delivers an interaction again after minutes at most. */
export const CLAIM_LIVES = 24 * 60 * 60 * 1000
/** How long an offer counts and is stored at most, in milliseconds. */
export const OFFER_LIVES = 24 * 60 * 60 * 1000

/** Repeats the batch until it deletes nothing, and yields to the event loop after each one. */
export async function inBatches(batch: () => Promise<number>): Promise<void> {
  while ((await batch()) > 0) await turn()
}

/** Deletes walkthroughs in batches and counts them. @param remove deletes one batch, and returns its rows */
export async function sweptIn(
  remove: () => Promise<readonly { readonly closed?: unknown }[]>,
): Promise<Omit<Swept, 'kept'>> {
  const swept = { closed: 0, deleted: 0 }
  await inBatches(async () => {
    const removed = await remove()
    swept.closed += removed.filter(({ closed }) => closed === 0).length
    swept.deleted += removed.length
    return removed.length
  })
  return swept
}

/** Selects the servers that the store has data for. */
export const KNOWN_GUILDS = `
  SELECT guild, (SELECT at FROM left_guilds WHERE left_guilds.guild = known.guild) AS "left"
  FROM (
    SELECT guild FROM walkthroughs WHERE guild IS NOT NULL
    UNION SELECT guild FROM guild_settings
    UNION SELECT guild FROM told
    UNION SELECT guild FROM left_guilds) AS known`

/** Reads the rows that `KNOWN_GUILDS` selects. */
export const knownGuildsShape = z.array(z.object({ guild: z.string(), left: z.number().nullable() }))
