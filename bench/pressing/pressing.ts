// What a press costs at worst: on the most laborious tables, in processor time.

import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { type WorstPress, worstPresses } from '../../test/support/attack/largest-table-presses.ts'
import { worstTables } from '../../test/support/walkthroughs/largest-tables.ts'
import { openTestFile } from '../../test/support/walkthroughs/store.ts'
import { median, worked } from '../rounds.ts'
import { goal, type Row, type Table } from '../table.ts'

const SIZES = {
  full: { rounds: 5, tables: 8 },
  light: { rounds: 1, tables: 1 },
}

/** In milliseconds; a longer press would hold up all others. */
const MOST = 100

export async function pressing(scale: keyof typeof SIZES): Promise<Table[]> {
  const { rounds, tables } = SIZES[scale]
  const file = await openTestFile()
  const worst: Row[] = []
  for (const table of worstTables().slice(0, tables)) {
    const all: (readonly [string, number])[][] = []
    for (let round = 0; round < rounds; round++) all.push(await timed(await worstPresses(table, file)))
    worst.push(worstRow(table.name, all))
  }
  await file.store.close()
  rmSync(dirname(file.path), { recursive: true })
  return [
    {
      title: 'The most laborious presses',
      about: `Tables with 400 answers, 60 characters and 60 reminders, without Discord, in processor time: the first press after a start, which plays the whole log. Of every kind of press the median of ${rounds}; the one that costs most.`,
      rows: worst,
    },
  ]
}

async function timed(presses: readonly WorstPress[]): Promise<(readonly [string, number])[]> {
  const times: (readonly [string, number])[] = []
  for (const { name, does } of presses) times.push([name, await worked(does)])
  return times
}

function worstRow(name: string, rounds: readonly (readonly (readonly [string, number])[])[]): Row {
  const medians = (rounds[0] ?? []).map(
    ([press], i) => [press, median(rounds.map(one => one[i]?.[1] ?? 0))] as const,
  )
  const [[press, time] = ['', 0]] = medians.toSorted((a, b) => b[1] - a[1])
  return {
    '': name,
    press,
    'ms of processor time': time,
    presses: medians.length,
    ...goal(time, 'most', MOST),
  }
}
