// Deletes expired data: idle walkthroughs, servers that the bot has left, old claims and counts.
import { BATCH, CLAIM_LIVES, inBatches } from '../batches.ts'
import { KNOWN_GUILDS, knownGuildsShape } from '../known-guilds.ts'
import { firstDayKept } from '../start-days.ts'
import type { Store, Swept } from '../store.ts'
import type { Ask, Connection, Statement } from './connection.ts'

/** Deletes a batch of walkthroughs. SKIP LOCKED leaves those that a press is changing for the next sweep. */
const sweepWhere = (condition: string): Statement => ({
  text: `
    DELETE FROM walkthroughs WHERE id IN (
      SELECT id FROM walkthroughs WHERE ${condition} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
    RETURNING closed`,
})
const SWEEP_IDLE = sweepWhere('touched < $1')
const SWEEP_LEFT = sweepWhere('guild IN (SELECT guild FROM left_guilds WHERE at < $1)')

const LEAVE: Statement = {
  text: 'INSERT INTO left_guilds (guild, at) VALUES ($1, $2) ON CONFLICT DO NOTHING',
}
const COME_BACK: Statement = { text: 'DELETE FROM left_guilds WHERE guild = $1' }
const GUILDS: Statement = { text: KNOWN_GUILDS }

/** Deletes the remaining data of servers, interactions and days, once their walkthroughs are gone. */
const SETTINGS: Statement = {
  text: 'DELETE FROM guild_settings WHERE guild IN (SELECT guild FROM left_guilds WHERE at < $1)',
}
const LEFT: Statement = {
  text: `
    DELETE FROM left_guilds
    WHERE at < $1 AND NOT EXISTS (SELECT FROM walkthroughs WHERE walkthroughs.guild = left_guilds.guild)`,
}
const STARTS: Statement = { text: 'DELETE FROM starts WHERE day < $1' }
const DAYS: Statement = { text: 'DELETE FROM start_days WHERE day < $1' }
const CLAIMS: Statement = {
  text: `DELETE FROM claims WHERE id IN (SELECT id FROM claims WHERE at < $1 LIMIT ${10 * BATCH}) RETURNING id`,
}
const REMAINING: Statement = { text: 'SELECT count(*) AS kept FROM walkthroughs' }

export const sweepingIn = ({ read, ask, write }: Connection): Pick<Store, 'left' | 'guilds' | 'sweep'> => ({
  left: async (guild, at) => {
    await (at === null ? ask(COME_BACK, guild) : ask(LEAVE, guild, at))
  },
  guilds: async () => knownGuildsShape.parse(await read(GUILDS)),
  sweep: async ({ now, idle, left }) => {
    const ofIdle = await swept(ask, SWEEP_IDLE, idle)
    const ofLeft = await swept(ask, SWEEP_LEFT, left)
    await write(async ask => {
      await ask(SETTINGS, left)
      await ask(LEFT, left)
      await ask(STARTS, firstDayKept(now))
      await ask(DAYS, firstDayKept(now))
    })
    await inBatches(async () => (await ask(CLAIMS, now - CLAIM_LIVES)).length)
    const [{ kept } = {}] = await ask(REMAINING)
    const deleted = ofIdle.deleted + ofLeft.deleted
    return { closed: ofIdle.closed + ofLeft.closed, deleted, kept: Number(kept) }
  },
})

async function swept(ask: Ask, statement: Statement, before: number): Promise<Omit<Swept, 'kept'>> {
  const counted = { closed: 0, deleted: 0 }
  await inBatches(async () => {
    const removed = await ask(statement, before)
    counted.closed += removed.filter(({ closed }) => closed === 0).length
    counted.deleted += removed.length
    return removed.length
  })
  return counted
}
