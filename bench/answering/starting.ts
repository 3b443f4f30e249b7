// Measures what a start costs: our bot against the bare bot.
import { inTurn, median, ratioOf } from '../rounds.ts'
import { goal, type Row, type Table } from '../table.ts'
import type { Usage } from './probe.ts'
import type { Side, Stage } from './set-up.ts'

/** Starts both bots again and again. */
export async function startUp({ ours, floor }: Stage, starts: number): Promise<Table> {
  const run = async (side: Side) => {
    const bot = await side.restart()
    return { ready: bot.readyAfter, ...(await bot.usage()) }
  }
  const [us = [], them = []] = await inTurn(starts, [() => run(ours), () => run(floor)])
  const row = (
    name: string,
    measure: (one: { ready: number } & Usage) => number,
    { times, over }: { times?: number; over?: number } = {},
  ): Row => {
    const [one, other] = [median(us.map(measure)), median(them.map(measure))]
    const ratio = ratioOf(us, them, measure)
    return {
      '': name,
      Riposte: one,
      'bare bot': other,
      over: one - other,
      'times the bare bot': ratio,
      ...(times !== undefined && goal(ratio, 'most', times)),
      ...(over !== undefined && goal(one - other, 'most', over)),
    }
  }
  return {
    title: 'Starting',
    about: `From the start of the process until Discord has its commands; memory at that moment. Medians of ${starts} starts.`,
    rows: [
      row('ready after, ms', one => one.ready),
      row('processor time to ready, ms', one => one.cpu, { times: 1.8 }),
      row('memory (RSS) at ready, MB', one => one.rss, { over: 90 }),
    ],
  }
}
