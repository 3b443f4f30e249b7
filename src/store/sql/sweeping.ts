// Deletes expired data: idle tables, servers that the bot has left, old claims and counts.
import { setImmediate as turn } from 'node:timers/promises'
import { firstDayKept } from '../limits.ts'
import { OFFER_LIVES } from '../seats.ts'
import type { Store, SweepLimits, Swept } from '../store.ts'
import type { Driver } from './driver.ts'
import { type DatabaseRow, oneQuery, query } from './work.ts'

/** How long a claim is stored, in milliseconds. Discord delivers an interaction again after minutes at most. */
const CLAIM_LIVES = 24 * 60 * 60 * 1000
/** The most tables that one transaction deletes, or walkthroughs that it closes, so few that a press in between never waits long. */
export const BATCH = 50
/** The most rows of their logs that it deletes; but one table in any case. */
const ROWS_IN_BATCH = 2_000

const OF_LEFT = 'guild IN (SELECT guild FROM left_guilds WHERE at < $1)'
const CLAIMS = `DELETE FROM claims WHERE id IN (SELECT id FROM claims WHERE at < $1 LIMIT ${10 * BATCH}) RETURNING id`

export function sweepingIn(driver: Driver): Pick<Store, 'sweep'> {
  const { read, ask } = driver
  const tables = tablesSwept(driver)
  const leftovers = leftoversSwept(driver)
  return {
    sweep: async limits => {
      const ofIdle = await tables('touched < $1', limits.idle)
      const ofLeft = await tables(OF_LEFT, limits.left)
      await leftovers(limits)
      await countInBatches(async () => (await ask(CLAIMS, limits.now - CLAIM_LIVES)).length)
      const [remaining] = await read(() => oneQuery('SELECT count(*) AS kept FROM game_tables'))
      const deleted = ofIdle.deleted + ofLeft.deleted
      return { closed: ofIdle.closed + ofLeft.closed, deleted, kept: Number(remaining?.kept) }
    },
  }
}

/** Deletes in batches those of whose tip this is true. SKIP LOCKED leaves those that a press is changing for the next sweep. */
const tablesSwept =
  ({ sql, write }: Driver) =>
  async (condition: string, before: number): Promise<Omit<Swept, 'kept'>> => {
    const expired = `
      SELECT game_tables.id, closed, (
        SELECT sum(revision) FROM walkthroughs AS chapter WHERE chapter.game_table = game_tables.id) AS rows
      FROM game_tables JOIN walkthroughs ON walkthroughs.game_table = game_tables.id AND is_tip
      WHERE ${condition} LIMIT ${BATCH} ${sql.locks('FOR UPDATE OF game_tables, walkthroughs SKIP LOCKED')}`
    const remove = `DELETE FROM game_tables WHERE id ${sql.isAmong('$1')}`
    let closed = 0
    const deleted = await countInBatches(async () => {
      const batch = await write(function* () {
        const found = inOneBatch(yield query(expired, before))
        const ids = found.map(({ id }) => String(id))
        if (ids.length > 0) yield query(remove, ids)
        return found
      })
      closed += batch.filter(one => one.closed === 0).length
      return batch.length
    })
    return { closed, deleted }
  }

/** The first of these tables, as many as one transaction may delete by the length of their logs. */
function inOneBatch(found: readonly DatabaseRow[]): readonly DatabaseRow[] {
  let whole = 0
  return found.filter(({ rows }, index) => {
    whole += Number(rows)
    return index === 0 || whole <= ROWS_IN_BATCH
  })
}

/** Repeats the batch until it changes nothing, and yields to the event loop after each one. @returns the whole number */
async function countInBatches(batch: () => Promise<number>): Promise<number> {
  let whole = 0
  for (;;) {
    const number = await batch()
    if (number === 0) return whole
    whole += number
    await turn()
  }
}

/** Deletes the remaining data of servers and days, once their tables are gone. */
const leftoversSwept =
  ({ sql, write }: Driver) =>
  ({ now, left }: SweepLimits): Promise<void> =>
    write(function* () {
      yield query(`DELETE FROM guild_settings WHERE ${OF_LEFT}`, left)
      yield query(`DELETE FROM told WHERE ${OF_LEFT}`, left)
      yield query(LEFT, left)
      yield query(offersIn(sql.locks('FOR UPDATE SKIP LOCKED')), now - OFFER_LIVES)
      yield query('DELETE FROM starts WHERE day < $1', firstDayKept(now))
      yield query('DELETE FROM start_days WHERE day < $1', firstDayKept(now))
    })

const LEFT = `
  DELETE FROM left_guilds
  WHERE at < $1 AND NOT EXISTS (SELECT 1 FROM walkthroughs WHERE walkthroughs.guild = left_guilds.guild)`

/** Leaves those that somebody is taking or refusing. */
const offersIn = (unlessLocked: string): string => `
  DELETE FROM offers WHERE (game_table, player) IN (
    SELECT game_table, player FROM offers WHERE at <= $1 ${unlessLocked})`
