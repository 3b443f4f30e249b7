// What a press costs: beside ever more stored walkthroughs, and at the end of an ever longer log.

import type { AttackParts } from '../../src/discord/attack/press/parts.ts'
import { type Component, everyComponent } from '../../src/loopback/interaction/components.ts'
import { rememberingRows } from '../../src/store/recent-rows.ts'
import { answerOn, partsOn, pressOn, WHERE } from '../../test/attack/presses-without-discord.ts'
import { appendTo } from '../../test/store/append-to.ts'
import { enemyAttack } from '../../test/walkthroughs/plain-tables.ts'
import { longLog } from '../playing/logs.ts'
import { median } from '../rounds.ts'
import { percentile } from '../speed.ts'
import { goal, type Row, type Table } from '../table.ts'
import { fill, firstBoards, idOf, type Where, walkthroughNumber } from '../walkthroughs.ts'
import type { Kept } from './stores.ts'

const SIZES = {
  full: { stored: [1_000, 10_000, 100_000], presses: 400, lengths: [10, 50, 100], tables: 60 },
  light: { stored: [10, 20], presses: 4, lengths: [2, 4], tables: 2 },
}

type Scale = keyof typeof SIZES

/** Presses on walkthroughs that were not touched since the process began, beside so many others. */
export async function amongMany(stores: readonly Kept[], scale: Scale): Promise<Table> {
  const { stored, presses } = SIZES[scale]
  const rows: Row[] = []
  for (const kept of stores) {
    let [before, first] = [0, 0]
    for (const count of stored) {
      await fill(kept.filling, before, count, whereOf)
      // The first presses let Node compile the code, and are not counted.
      if (before === 0) await pressSome(kept, Math.ceil(count / 2), Math.ceil(presses / 2))
      before = count
      const [times, floor] = await pressSome(kept, count, presses)
      const p50 = median(times)
      first ||= p50
      rows.push({
        '': kept.name,
        stored: count,
        'press p50, ms': p50,
        'press p99, ms': percentile(times, 0.99),
        'bare write p50, ms': median(floor),
        'times the bare write': p50 / median(floor),
        'times the first': p50 / first,
        ...goal(p50 / first, 'most', 1.3),
      })
    }
  }
  return {
    title: 'Presses among many stored walkthroughs',
    about: `${presses} first presses on walkthroughs spread over all that are stored, without Discord: read, played, saved to disk, drawn. A bare write is one row of 200 bytes, durable in the same way, in turn with the presses.`,
    rows,
  }
}

async function pressSome(kept: Kept, count: number, presses: number): Promise<[number[], number[]]> {
  const parts = partsOn(kept.store)
  const draw = firstBoards(WHERE)
  const times: number[] = []
  const floor: number[] = []
  for (let i = 0; i < presses; i++) {
    // Takes the newer half, since older ones may have been pressed when fewer were stored.
    const number = count - 1 - Math.floor((i * count) / presses / 2)
    const button = firstAnswer(draw(number))
    times.push(await took(() => pressed(parts, button, whereOf(number).starter)))
    floor.push(await took(async () => kept.bareWrite()))
  }
  return [times, floor]
}

/** So many of a person's attacks are open at once: each start counts them. */
const EACH = 50

const whereOf = (number: number): Where => {
  const person = Math.floor(number / EACH)
  return { ...WHERE, guild: `guild ${person}`, starter: `person ${person}` }
}

let interactions = 0

/** @throws Error if the press is not answered with the next board */
async function pressed(parts: AttackParts, customId: string, userId: string): Promise<void> {
  const { outcome } = await pressOn(parts, customId, {
    by: { interaction: `many-${interactions++}`, userId },
  })
  if (outcome !== 'saved') throw new Error(`${customId}: ${outcome}`)
}

/** The first answer that a board offers. @throws Error if it offers none */
function firstAnswer(components: readonly Component[]): string {
  const ids = everyComponent(components).flatMap(({ component }) => component.custom_id ?? [])
  const found = ids.find(id => id.startsWith('atk1|answer|'))
  if (!found) throw new Error('a board without anything to press')
  return found
}

async function took(call: () => Promise<unknown>): Promise<number> {
  const since = performance.now()
  await call()
  return performance.now() - since
}

type AtLength = { readonly length: number; readonly first: number[]; readonly next: number[] }

/** Answers at the end of logs of this length: the first one since the process began, and the one after it. */
export async function alongTheLog(kept: Kept, scale: Scale): Promise<Table> {
  const { lengths, tables } = SIZES[scale]
  const parts = partsOn(rememberingRows(kept.store))
  const all: (AtLength & { readonly ids: readonly string[] })[] = []
  for (const [i, length] of lengths.entries())
    all.push({ length, first: [], next: [], ids: await withLogs(kept, i * tables, tables, length - 1) })
  const log = longLog(enemyAttack, Math.max(...lengths) + 1)
  for (let table = 0; table < tables; table++)
    for (const { length, first, next, ids } of all) {
      const press = (revision: number) =>
        took(() => answerOn(parts, ids[table] ?? '', revision, log[revision] ?? {}))
      first.push(await press(length - 1))
      next.push(await press(length))
    }
  return {
    title: 'Presses along a log',
    about: `${tables} tables for each length, in turn, on ${kept.name}, without Discord: medians. A table that goes on pressing is one whose answers so far are kept in memory; the first press after a start plays the whole log.`,
    rows: all.map(one => lengthRow(one, all[0] ?? one)),
  }
}

function lengthRow({ length, first, next }: AtLength, shortest: AtLength): Row {
  const going = median(next) / median(shortest.next)
  return {
    '': `answer ${length}`,
    'going on, ms': median(next),
    'times the shortest': going,
    ...goal(going, 'most', 1.3),
    'first after a start, ms': median(first),
    'that, times the shortest': median(first) / median(shortest.first),
  }
}

/** Starts enemy attacks, beyond all others, and writes so many answers into the log of each. */
async function withLogs(
  { filling: store }: Kept,
  from: number,
  tables: number,
  length: number,
): Promise<string[]> {
  const log = longLog(enemyAttack, length)
  const numbers = Array.from({ length: tables }, (_, i) => 3 * (1_000_000 + from + i))
  await Promise.all(
    numbers.map(async number => {
      const walkthrough = walkthroughNumber(number, WHERE, 'board')
      await store.start(walkthrough, `long-${number}`)
      for (const [i, answer] of log.entries())
        await appendTo(
          store,
          walkthrough.id,
          i,
          { by: WHERE.starter, at: Date.now(), answer },
          `long-${number}-${i}`,
        )
    }),
  )
  return numbers.map(idOf)
}
