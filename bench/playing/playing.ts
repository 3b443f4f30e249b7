// Measures the engine: answers per second, replaying a log, and the cost of the hundredth answer beside the tenth.
import type { Answer } from '../../src/engine/types.ts'
import type { Prepared } from '../../src/walkthroughs/start.ts'
import { inTurn, median } from '../rounds.ts'
import { timed } from '../speed.ts'
import { goal, type Row, type Table } from '../table.ts'
import { beginning, longLog, playedOn, TABLES } from './logs.ts'

const SIZES = { full: { rounds: 200 }, light: { rounds: 2 } }
const LENGTHS = [10, 50, 100]

export async function playing(scale: keyof typeof SIZES): Promise<Table[]> {
  const { rounds } = SIZES[scale]
  const rows: Row[] = []
  for (const table of TABLES) rows.push(await flowRow(table, rounds))
  return [
    {
      title: 'The engine',
      about: `Without store and Discord, nothing kept between the rounds. One answer is one step of a log of corrections; beside it, one structured copy of the table, which every pure step needs at least. Medians of ${rounds} rounds in turn. The goal: the hundredth answer costs at most 1.2 times the tenth.`,
      rows,
    },
  ]
}

async function flowRow(table: Prepared, rounds: number): Promise<Row> {
  const first = beginning(table)
  const log = longLog(table, 101)
  const copied = first.shown().now
  const replay = (length: number) => () => timed(() => playedOn(first, log.slice(0, length)))
  const nth = (length: number) => answerAt(table, log, length)
  const measures = [...LENGTHS.map(replay), nth(10), nth(100), () => timed(() => structuredClone(copied))]
  const given = await inTurn(rounds, measures)
  const [ten = 0, fifty = 0, hundred = 0, tenth = 1, hundredth = 0, copy = 1] = given.map(median)
  return {
    '': table.flow,
    'answers per s': 1000 / tenth,
    'one answer, times a copy': tenth / copy,
    'replay of 10, ms': ten,
    'of 50, ms': fifty,
    'of 100, ms': hundred,
    '100th answer, times the 10th': hundredth / tenth,
    ...goal(hundredth / tenth, 'most', 1.2),
  }
}

/** Times one more answer at a point that was reached before. */
function answerAt(table: Prepared, log: readonly Answer[], length: number): () => number {
  const point = playedOn(beginning(table), log.slice(0, length - 1))
  return () => timed(() => point.next(log[length - 1]))
}
