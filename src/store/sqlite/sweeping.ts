// Deletes expired data: idle walkthroughs, servers that the bot has left, old claims and counts.
import { firstDayKept } from '../limits.ts'
import type { Store, SweepLimits } from '../store.ts'
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
import type { Connection } from './connection.ts'

export function sweepingIn(connection: Connection): Pick<Store, 'left' | 'guilds' | 'sweep'> {
  const { database, read, write } = connection
  const known = database.prepare(KNOWN_GUILDS)
  const leave = database.prepare('INSERT INTO left_guilds (guild, at) VALUES (?, ?) ON CONFLICT DO NOTHING')
  const comeBack = database.prepare('DELETE FROM left_guilds WHERE guild = ?')
  const remaining = database.prepare('SELECT count(*) AS kept FROM walkthroughs')
  const walkthroughs = walkthroughBatches(connection)
  const leftovers = leftoverBatches(connection)
  return {
    left: (guild, at) =>
      write(() => {
        if (at === null) comeBack.run(guild)
        else leave.run(guild, at)
      }),
    guilds: () => read(() => knownGuildsShape.parse(known.all())),
    sweep: async limits => {
      const swept = await walkthroughs(limits)
      await leftovers(limits)
      return { ...swept, kept: await read(() => Number(remaining.get()?.kept)) }
    },
  }
}

function walkthroughBatches({ database, write }: Connection) {
  const expired = database.prepare(`
    SELECT id, revision, closed FROM walkthroughs WHERE touched < :idle
    UNION SELECT id, revision, closed FROM walkthroughs WHERE guild IN (SELECT guild FROM left_guilds WHERE at < :left)
    LIMIT ${BATCH}`)
  const remove = database.prepare('DELETE FROM walkthroughs WHERE id = ?')
  return ({ idle, left }: SweepLimits) =>
    sweptIn(() =>
      write(() => {
        const batch = inOneBatch(expired.all({ idle, left }))
        for (const { id } of batch) remove.run(String(id))
        return batch
      }),
    )
}

/** Deletes the remaining data of servers, interactions and days, once their walkthroughs are gone. */
function leftoverBatches({ database, write }: Connection) {
  const settings = database.prepare(
    'DELETE FROM guild_settings WHERE guild IN (SELECT guild FROM left_guilds WHERE at < ?)',
  )
  const told = database.prepare(
    'DELETE FROM told WHERE guild IN (SELECT guild FROM left_guilds WHERE at < ?)',
  )
  const guilds = database.prepare('DELETE FROM left_guilds WHERE at < ?')
  const claims = database.prepare(
    `DELETE FROM claims WHERE id IN (SELECT id FROM claims WHERE at < ? LIMIT ${10 * BATCH})`,
  )
  const starts = database.prepare('DELETE FROM starts WHERE day < ?')
  const offers = database.prepare('DELETE FROM offers WHERE at <= ?')
  const days = database.prepare('DELETE FROM start_days WHERE day < ?')
  return async ({ now, left }: SweepLimits): Promise<void> => {
    await write(() => {
      settings.run(left)
      told.run(left)
      guilds.run(left)
      offers.run(now - OFFER_LIVES)
      starts.run(firstDayKept(now))
      days.run(firstDayKept(now))
    })
    await countInBatches(() => write(() => Number(claims.run(now - CLAIM_LIVES).changes)))
  }
}
