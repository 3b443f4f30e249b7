// Deletes expired data: idle walkthroughs, servers that the bot has left, old claims and counts.
import { firstDayKept } from '../limits.ts'
import type { Store } from '../store.ts'
import {
  BATCH,
  CLAIM_LIVES,
  countInBatches,
  inOneBatch,
  KNOWN_GUILDS,
  knownGuildsShape,
  OFFER_LIVES,
  sweptIn,
} from '../sweeping.ts'
import type { Connection, Statement } from './connection.ts'
import { preparedStatement } from './pool.ts'

/** Selects a batch of walkthroughs. SKIP LOCKED leaves those that a press is changing for the next sweep. */
const expiredWhere = (condition: string) =>
  preparedStatement(
    `SELECT id, revision, closed FROM walkthroughs WHERE ${condition} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`,
  )
const IDLE = expiredWhere('touched < $1')
const OF_LEFT = expiredWhere('guild IN (SELECT guild FROM left_guilds WHERE at < $1)')
const REMOVE = preparedStatement('DELETE FROM walkthroughs WHERE id = ANY($1::text[])')

const LEAVE = preparedStatement('INSERT INTO left_guilds (guild, at) VALUES ($1, $2) ON CONFLICT DO NOTHING')
const COME_BACK = preparedStatement('DELETE FROM left_guilds WHERE guild = $1')
const GUILDS = preparedStatement(KNOWN_GUILDS)

/** Deletes the remaining data of servers, interactions and days, once their walkthroughs are gone. */
const SETTINGS = preparedStatement(
  'DELETE FROM guild_settings WHERE guild IN (SELECT guild FROM left_guilds WHERE at < $1)',
)
const TOLD = preparedStatement(
  'DELETE FROM told WHERE guild IN (SELECT guild FROM left_guilds WHERE at < $1)',
)
const LEFT = preparedStatement(`
  DELETE FROM left_guilds
  WHERE at < $1 AND NOT EXISTS (SELECT FROM walkthroughs WHERE walkthroughs.guild = left_guilds.guild)`)
/** SKIP LOCKED leaves those that somebody is taking or refusing. */
const OFFERS = preparedStatement(`
  DELETE FROM offers WHERE (walkthrough, player) IN (
    SELECT walkthrough, player FROM offers WHERE at <= $1 FOR UPDATE SKIP LOCKED)`)
const STARTS = preparedStatement('DELETE FROM starts WHERE day < $1')
const DAYS = preparedStatement('DELETE FROM start_days WHERE day < $1')
const CLAIMS = preparedStatement(
  `DELETE FROM claims WHERE id IN (SELECT id FROM claims WHERE at < $1 LIMIT ${10 * BATCH}) RETURNING id`,
)
const REMAINING = preparedStatement('SELECT count(*) AS kept FROM walkthroughs')

export const sweepingIn = ({ read, ask, write }: Connection): Pick<Store, 'left' | 'guilds' | 'sweep'> => ({
  left: async (guild, at) => {
    await (at === null ? ask(COME_BACK, guild) : ask(LEAVE, guild, at))
  },
  guilds: async () => knownGuildsShape.parse(await read(GUILDS)),
  sweep: async ({ now, idle, left }) => {
    const swept = (expired: Statement, before: number) =>
      sweptIn(() =>
        write(async ask => {
          const batch = inOneBatch(await ask(expired, before))
          await ask(
            REMOVE,
            batch.map(({ id }) => String(id)),
          )
          return batch
        }),
      )
    const ofIdle = await swept(IDLE, idle)
    const ofLeft = await swept(OF_LEFT, left)
    await write(async ask => {
      await ask(SETTINGS, left)
      await ask(TOLD, left)
      await ask(LEFT, left)
      await ask(OFFERS, now - OFFER_LIVES)
      await ask(STARTS, firstDayKept(now))
      await ask(DAYS, firstDayKept(now))
    })
    await countInBatches(async () => (await ask(CLAIMS, now - CLAIM_LIVES)).length)
    const [{ kept } = {}] = await ask(REMAINING)
    const deleted = ofIdle.deleted + ofLeft.deleted
    return { closed: ofIdle.closed + ofLeft.closed, deleted, kept: Number(kept) }
  },
})
