// What a press costs at worst, in processor time: on the most laborious tables, and at the end of logs that have no end.

import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Action, encodeAttackId } from '../../src/discord/attack/board/ids.ts'
import { rowOf, type WorstPress, worstPresses, written } from '../../test/attack/largest-table-presses.ts'
import { partsOn, pressOn, WHERE } from '../../test/attack/presses-without-discord.ts'
import type { OwnRow } from '../../test/store/append-to.ts'
import { worstTables } from '../../test/walkthroughs/largest-tables.ts'
import { enemyAttack } from '../../test/walkthroughs/plain-tables.ts'
import { openTestFile } from '../../test/walkthroughs/store.ts'
import { median } from '../rounds.ts'
import { goal, type Row, type Table } from '../table.ts'

const SIZES = {
  full: { rounds: 5, tables: 8, logs: [1_000, 2_000, 10_000, 40_000] },
  light: { rounds: 1, tables: 1, logs: [20] },
}
type File = Awaited<ReturnType<typeof openTestFile>>

/** In milliseconds; a longer press would hold up all others. */
const MOST = 100

export async function pressing(scale: keyof typeof SIZES): Promise<Table[]> {
  const { rounds, tables, logs } = SIZES[scale]
  const file = await openTestFile()
  const worst: Row[] = []
  for (const table of worstTables().slice(0, tables)) {
    const all: (readonly [string, number])[][] = []
    for (let round = 0; round < rounds; round++) all.push(await timed(await worstPresses(table, file)))
    worst.push(worstRow(table.name, all))
  }
  const long: Row[] = []
  for (const rows of logs) long.push(await longRow(file, rows, rounds))
  await file.store.close()
  rmSync(dirname(file.path), { recursive: true })
  return [
    {
      title: 'The most laborious presses',
      about: `Tables with 400 answers, 60 characters and 60 reminders, without Discord, in processor time: the first press after a start, which plays the whole log. Of every kind of press the median of ${rounds}; the two that cost most.`,
      rows: worst,
    },
    {
      title: 'Presses on logs of any length',
      about: `Answers of which each has been taken back, in processor time, medians of ${rounds}. A log of today has room for 1,000 rows; longer ones are left over from older versions.`,
      rows: long,
    },
  ]
}

async function timed(presses: readonly WorstPress[]): Promise<(readonly [string, number])[]> {
  const times: (readonly [string, number])[] = []
  for (const { name, does } of presses) times.push([name, await worked(does)])
  return times
}

/** The processor time of a call, in ms. */
async function worked(does: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await does()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

function worstRow(name: string, rounds: readonly (readonly (readonly [string, number])[])[]): Row {
  const medians = (rounds[0] ?? []).map(
    ([press], i) => [press, median(rounds.map(one => one[i]?.[1] ?? 0))] as const,
  )
  const [[press, time] = ['', 0], [second, less] = ['', 0]] = medians.toSorted((a, b) => b[1] - a[1])
  return {
    '': name,
    press,
    'ms of processor time': time,
    ...goal(time, 'most', MOST),
    second,
    'ms of it': less,
  }
}

async function longRow(file: File, rows: number, rounds: number): Promise<Row> {
  const times: Record<string, number[]> = {}
  const kinds: readonly Action[] = ['answer', 'preview', 'earlier', 'transcript']
  for (let round = 0; round < rounds; round++) {
    const id = await written(file, enemyAttack, undone(rows))
    for (const [i, action] of kinds.entries()) {
      // The first press may have added a row.
      const revision = rows + (i > 0 && rows < 1_000 ? 1 : 0)
      const customId = encodeAttackId({
        action,
        walkthrough: id,
        revision,
        rest: action === 'answer' ? ['defend', 'hero'] : [],
      })
      times[action] = [...(times[action] ?? []), await worked(() => pressOn(partsOn(file.store), customId))]
    }
  }
  const of = (action: Action) => median(times[action] ?? [])
  return {
    rows,
    'first press, ms': of('answer'),
    'preview, ms': of('preview'),
    'earlier, ms': of('earlier'),
    'transcript, ms': of('transcript'),
    'RSS after, MB': process.memoryUsage.rss() / 1e6,
  }
}

/** Each answer is taken back at once. */
const undone = (rows: number): OwnRow[] =>
  Array.from({ length: rows }, (_, i) => {
    const effects = [{ kind: 'note', text: `remark ${i}` }]
    return i % 2 === 0
      ? rowOf({ question: 'initiation', card: { effects } })
      : { by: WHERE.starter, at: Date.now(), takesBack: i }
  })
