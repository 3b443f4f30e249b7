// Measures thousands of open walkthroughs on SQLite and on PostgreSQL, and the cost of a press as more are stored.

import { startServer } from '../../test/store/postgres-server.ts'
import { burst } from '../answering/load.ts'
import { newFolder, openStage } from '../answering/set-up.ts'
import { inTurn, median, ratioOf } from '../rounds.ts'
import { percentile } from '../speed.ts'
import type { Row, Table } from '../table.ts'
import { alongTheLog, amongMany } from './growth.ts'
import { type Kept, openPostgresOn, openSqliteIn } from './stores.ts'

const SIZES = {
  full: { open: 10_000, rounds: 5, presses: 2_000 },
  light: { open: 60, rounds: 1, presses: 6 },
}
type Scale = keyof typeof SIZES

export async function keeping(scale: Scale): Promise<Table[]> {
  // The full run waits for the disk at every commit, as a real server does; the light run tests the code alone.
  const server = await startServer({ waitsForDisk: scale === 'full' })
  try {
    const [sqlite, postgres] = [await openSqliteIn(newFolder()), await openPostgresOn(server)]
    const grown = await amongMany([sqlite, postgres], scale)
    const long = await alongTheLog(sqlite, scale)
    await Promise.all([sqlite.close(), postgres.close()])
    const rows = [
      await spread(await openSqliteIn(newFolder()), scale),
      await spread(await openPostgresOn(server), scale),
    ]
    return [manyTable(rows, scale), grown, long]
  } finally {
    await server.close()
  }
}

const manyTable = (rows: readonly Row[], scale: Scale): Table => ({
  title: 'Many walkthroughs at once',
  about: `${SIZES[scale].open} open walkthroughs, presses spread over all of them, 64 under way at any time, over the wire; the bare bot in turn. ${SIZES[scale].rounds} rounds of ${SIZES[scale].presses} presses each, medians. Both databases wait for the disk at every commit.`,
  rows,
})

async function spread(kept: Kept, scale: Scale): Promise<Row> {
  const { open, rounds, presses } = SIZES[scale]
  const { filling, told } = kept
  const stage = await openStage({
    store: filling,
    told,
    folder: newFolder(),
    walkthroughs: open,
    isSpread: true,
  })
  stage.checks(false)
  const before = await stage.ours.bot().usage()
  const [us = [], them = []] = await inTurn(rounds, [
    () => burst(stage.ours, 'press', presses),
    () => burst(stage.floor, 'press', presses),
  ])
  const after = await stage.ours.bot().usage()
  await stage.close()
  await kept.close()
  return {
    '': kept.name,
    'presses per s': median(us.map(one => one.perSecond)),
    'bare bot, per s': median(them.map(one => one.perSecond)),
    'of the bare bot': ratioOf(us, them, one => one.perSecond),
    'p99, ms': median(us.map(({ times }) => percentile(times, 0.99))),
    'bare bot p99, ms': median(them.map(({ times }) => percentile(times, 0.99))),
    'RSS before, MB': before.rss,
    'RSS after, MB': after.rss,
    'heap before, MB': before.heap,
    'heap after, MB': after.heap,
    unanswered: us.reduce((sum, one) => sum + one.unanswered, 0),
  }
}
