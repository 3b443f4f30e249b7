// Measures thousands of open walkthroughs on SQLite and on PostgreSQL, and the cost of a press as more are stored.

import { startServer } from '../../test/store/postgres-server.ts'
import { burst } from '../answering/load.ts'
import { newFolder, openStage } from '../answering/set-up.ts'
import { inTurn, median, ratioOf } from '../rounds.ts'
import { percentile } from '../speed.ts'
import { goal, type Row, type Table } from '../table.ts'
import { alongTheLog, amongMany } from './growth.ts'
import { type Kept, openPostgresOn, openSqliteIn } from './stores.ts'

const SIZES = {
  full: { open: 10_000, warmth: 3, rounds: 5, presses: 2_000 },
  light: { open: 60, warmth: 1, rounds: 1, presses: 6 },
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
      await spread(await openPostgresOn(server), scale, 4),
    ]
    return [manyTable(rows, scale), grown, long]
  } finally {
    await server.close()
  }
}

const manyTable = (rows: readonly Row[], scale: Scale): Table => ({
  title: 'Many walkthroughs at once',
  about: `${SIZES[scale].open} open walkthroughs, presses spread over all of them, 64 under way at any time, over the wire; one bare bot in turn; of four processes each press goes to any. ${SIZES[scale].rounds} rounds of ${SIZES[scale].presses} presses each, after ${SIZES[scale].warmth} to warm up; medians. Both databases wait for the disk at every commit.`,
  rows,
})

async function spread(kept: Kept, scale: Scale, processes = 1): Promise<Row> {
  const { open, warmth, rounds, presses } = SIZES[scale]
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
  const [all = [], alsoAll = []] = await inTurn(warmth + rounds, [
    () => burst(stage.ours, 'press', presses),
    () => burst(stage.floor, 'press', presses),
  ])
  const [us, them] = [all.slice(warmth), alsoAll.slice(warmth)]
  const after = await stage.ours.bot().usage()
  const tooLong = stage.ours.bot().tooLong() + all.reduce((sum, one) => sum + one.unanswered, 0)
  await stage.close()
  await kept.close()
  const ratio = ratioOf(us, them, one => one.perSecond)
  return {
    '': processes === 1 ? kept.name : `${kept.name}, ${processes} processes`,
    'presses per s': median(us.map(one => one.perSecond)),
    'bare bot, per s': median(them.map(one => one.perSecond)),
    'of the bare bot': ratio,
    ...(processes > 1 && goal(ratio, 'least', 0.35)),
    'p99, ms': median(us.map(({ times }) => percentile(times, 0.99))),
    'bare bot p99, ms': median(them.map(({ times }) => percentile(times, 0.99))),
    'CPU of all processes of Riposte, ms each': median(us.map(one => one.cpu)),
    'of the loopback Discord, ms each': median(us.map(one => (1_000 * one.discord) / one.perSecond)),
    'RSS before, MB': before.rss,
    'RSS after, MB': after.rss,
    'heap before, MB': before.heap,
    'heap after, MB': after.heap,
    'too long, of 1,000 presses': (1000 * tooLong) / ((warmth + rounds) * presses),
  }
}
