// Measures what a start costs: our bot against the bare bot.
import { inTurn, median, ratioOf } from '../rounds.ts'
import { goal, type Row, type Table } from '../table.ts'
import type { Usage } from './probe.ts'
import type { Side, Stage } from './set-up.ts'

/** Starts both bots again and again. */
export async function startUp({ ours, floor }: Stage, starts: number): Promise<Table> {
  const run = async (side: Side) => (await side.restart()).usage()
  const [us = [], them = []] = await inTurn(starts, [() => run(ours), () => run(floor)])
  const row = (name: string, measure: (one: Usage) => number): Row => {
    const [one, other] = [median(us.map(measure)), median(them.map(measure))]
    return { '': name, Riposte: one, 'bare bot': other, over: one - other }
  }
  const ratio = ratioOf(us, them, one => one.cpu)
  const memory = row('memory (RSS) at ready, MB', one => one.rss)
  return {
    title: 'Starting',
    about: `From the start of the process until Discord has its commands, and memory at that moment. Medians of ${starts} starts.`,
    rows: [
      {
        ...row('processor time to ready, ms', one => one.cpu),
        ...{ 'times the bare bot': ratio, ...goal(ratio, 'most', 1.8) },
      },
      { ...memory, ...goal(Number(memory.over), 'most', 90) },
    ],
  }
}
