// Measures answering over the wire: our bot against a bare bot, each in a process and on a loopback Discord of its own.
import { inTurn, median, percentile, ratioOf } from '../rounds.ts'
import { goal, type Row, type Table } from '../table.ts'
import { burst, type Load, trips } from './load.ts'
import { openStage, type Side, type Stage } from './set-up.ts'
import { startUp } from './starting.ts'
import { KINDS, type Kind } from './users.ts'

const SIZES = {
  full: { walkthroughs: 18_000, starts: 15, rounds: 15, trips: 200, warmth: 4, burst: 800 },
  light: { walkthroughs: 40, starts: 1, rounds: 1, trips: 4, warmth: 1, burst: 4 },
}

/** By how much a kind may take longer than the bare bot, and the share of its throughput to reach. */
const GOALS: Readonly<Record<Kind, { readonly trip: number; readonly burst: number }>> = {
  name: { trip: 1.3, burst: 0.65 },
  letter: { trip: 1.2, burst: 0.7 },
  press: { trip: 2, burst: 0.5 },
}
const NAMES: Readonly<Record<Kind, string>> = {
  name: '/rule, names',
  letter: 'a letter typed in /rule',
  press: 'a press, over whole attacks',
}

type Sizes = (typeof SIZES)['full']

export async function answering(scale: keyof typeof SIZES): Promise<Table[]> {
  const sizes = SIZES[scale]
  const stage = await openStage(sizes.walkthroughs)
  const started = await startUp(stage, sizes.starts)
  await warm(stage, sizes)
  const wire = [await roundTrips(stage, sizes), await throughput(stage, sizes)]
  await stage.close()
  return [...wire, started]
}

/** Lets Node compile both bots' code before the measurements. */
async function warm({ ours, floor }: Stage, sizes: Sizes): Promise<void> {
  for (let round = 0; round < sizes.warmth; round++)
    for (const kind of KINDS) for (const side of [ours, floor]) await burst(side, kind, sizes.burst)
}

async function roundTrips(stage: Stage, sizes: Sizes): Promise<Table> {
  const row = (kind: Kind, us: Load[], them: Load[]): Row => {
    const ratio = ratioOf(us, them, ({ times }) => median(times))
    return {
      '': NAMES[kind],
      'Riposte p50, ms': atShare(us, 0.5),
      'bare bot p50, ms': atShare(them, 0.5),
      'Riposte p99, ms': atShare(us, 0.99),
      'p50, times the bare bot': ratio,
      ...goal(ratio, 'most', GOALS[kind].trip),
    }
  }
  return {
    title: 'Answering: one at a time',
    about: `From the interaction leaving Discord until its answer is there. ${sizes.rounds} rounds of ${sizes.trips} interactions each, Riposte and a bare discord.js bot in turn, after ${sizes.warmth} rounds for both to warm up; medians of the rounds.`,
    rows: await perKind(stage, sizes, (side, kind) => trips(side, kind, sizes.trips), row),
  }
}

async function throughput(stage: Stage, sizes: Sizes): Promise<Table> {
  const row = (kind: Kind, us: Load[], them: Load[]): Row => {
    const ratio = ratioOf(us, them, one => one.perSecond)
    const middle = (loads: Load[], measure: (one: Load) => number) => median(loads.map(measure))
    return {
      '': NAMES[kind],
      'Riposte, per s': middle(us, one => one.perSecond),
      'bare bot, per s': middle(them, one => one.perSecond),
      'of the bare bot': ratio,
      ...goal(ratio, 'least', GOALS[kind].burst),
      'Riposte p99, ms': atShare(us, 0.99),
      'Riposte CPU, ms each': middle(us, one => one.cpu),
      'bare bot CPU, ms each': middle(them, one => one.cpu),
      'Discord at work': middle(us, one => one.discord),
      unanswered: us.reduce((sum, one) => sum + one.unanswered, 0),
    }
  }
  stage.checks(false)
  const rows = await perKind(stage, sizes, (side, kind) => burst(side, kind, sizes.burst), row)
  stage.checks(true)
  return {
    title: 'Answering: 64 at once',
    about: `${sizes.rounds} rounds of ${sizes.burst} interactions each, in turn; medians of the rounds. The loopback Discord does not check the answers here (it has, before), or it would be what is measured; “at work” is the share of a processor that it needs.`,
    rows,
  }
}

async function perKind(
  { ours, floor }: Stage,
  { rounds }: Sizes,
  run: (side: Side, kind: Kind) => Promise<Load>,
  row: (kind: Kind, us: Load[], them: Load[]) => Row,
): Promise<Row[]> {
  const results = await inTurn(
    rounds,
    KINDS.flatMap(kind => [ours, floor].map(side => () => run(side, kind))),
  )
  return KINDS.map((kind, i) => row(kind, results[2 * i] ?? [], results[2 * i + 1] ?? []))
}

const atShare = (loads: readonly Load[], share: number): number =>
  median(loads.map(({ times }) => percentile(times, share)))
