// What both stores share when they delete expired data. The SQL works in SQLite and in PostgreSQL.
import { setImmediate as turn } from 'node:timers/promises'
import { z } from 'zod'
import type { Swept } from './store.ts'

/** The most walkthroughs that one transaction deletes or closes, so few that a press in between never waits long. */
export const BATCH = 50
/** The most rows of their logs that it deletes; but one walkthrough in any case. */
const ROWS_IN_BATCH = 2_000
/** How long a claim is stored, in milliseconds. Discord delivers an interaction again after minutes at most. */
export const CLAIM_LIVES = 24 * 60 * 60 * 1000
/** How long an offer counts and is stored at most, in milliseconds. */
export const OFFER_LIVES = 24 * 60 * 60 * 1000

/** Repeats the batch until it changes nothing, and yields to the event loop after each one. @returns the whole number */
export async function countInBatches(batch: () => Promise<number>): Promise<number> {
  let whole = 0
  for (;;) {
    const number = await batch()
    if (number === 0) return whole
    whole += number
    await turn()
  }
}

type Found = { readonly id?: unknown; readonly revision?: unknown; readonly closed?: unknown }

/** The first of these walkthroughs, as many as one transaction may delete by the length of their logs. */
export function inOneBatch<F extends Found>(found: readonly F[]): readonly F[] {
  let rows = 0
  return found.filter(({ revision }, index) => {
    rows += Number(revision)
    return index === 0 || rows <= ROWS_IN_BATCH
  })
}

/** Deletes walkthroughs in batches and counts them. @param remove deletes one batch, and returns its rows */
export async function sweptIn(remove: () => Promise<readonly Found[]>): Promise<Omit<Swept, 'kept'>> {
  let closed = 0
  const deleted = await countInBatches(async () => {
    const removed = await remove()
    closed += removed.filter(one => one.closed === 0).length
    return removed.length
  })
  return { closed, deleted }
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
