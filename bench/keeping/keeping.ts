// What a press costs without Discord: beside ever more stored walkthroughs, and at the end of an ever longer log.
import { join } from 'node:path'
import type { Component } from '../../src/loopback/interaction/components.ts'
import { everyComponent } from '../../src/loopback/interaction/components.ts'
import { openStore } from '../../src/store/open.ts'
import type { Store } from '../../src/store/store.ts'
import { rowOf, written } from '../../test/support/attack/largest-table-presses.ts'
import { answerOn, partsOn, pressOn, WHERE } from '../../test/support/attack/presses-without-discord.ts'
import { startServer } from '../../test/support/store/postgres-server.ts'
import { enemyAttack } from '../../test/support/walkthroughs/plain-tables.ts'
import { newFolder } from '../answering/set-up.ts'
import { median, percentile, took } from '../rounds.ts'
import { goal, type Row, type Table } from '../table.ts'
import { fill, firstBoards, type Where } from '../walkthroughs.ts'

const SIZES = {
  full: { stored: [1_000, 10_000, 100_000], presses: 400, lengths: [10, 50, 100], tables: 60 },
  light: { stored: [10, 20], presses: 4, lengths: [2, 4], tables: 2 },
}
type Sizes = (typeof SIZES)['full']

/** By how much a press may take longer than among the fewest walkthroughs, and than at the shortest log. */
const MOST = 1.3

export async function keeping(scale: keyof typeof SIZES): Promise<Table[]> {
  const sizes = SIZES[scale]
  // The full run waits for the disk at every commit, as a real server does; the light run tests the code alone.
  const server = await startServer({ waitsForDisk: scale === 'full' })
  try {
    const path = join(newFolder(), 'riposte.sqlite')
    const sqlite = await openStore({ path, url: undefined })
    const url = await server.newDatabase()
    const postgres = await openStore({ path, url })
    const hurried = await openStore({ path, url: `${url}?options=-c%20synchronous_commit%3Doff` })
    const grown = [
      ...(await growthRows('SQLite', { store: sqlite, filling: sqlite }, sizes)),
      ...(await growthRows('PostgreSQL', { store: postgres, filling: hurried }, sizes)),
    ]
    const long = await alongTheLog({ store: sqlite, path }, sizes)
    await Promise.all([sqlite, postgres, hurried].map(store => store.close()))
    return [amongMany(grown, sizes), long]
  } finally {
    await server.close()
  }
}

const amongMany = (rows: readonly Row[], { presses }: Sizes): Table => ({
  title: 'Presses among many stored walkthroughs',
  about: `${presses} first presses on walkthroughs spread over all that are stored, without Discord: read, played, saved to disk, drawn.`,
  rows,
})

/** `filling` is the same store without waiting for the disk, where that is possible. */
type Growing = { readonly store: Store; readonly filling: Store }

async function growthRows(
  name: string,
  { store, filling }: Growing,
  { stored, presses }: Sizes,
): Promise<Row[]> {
  const rows: Row[] = []
  let [before, first] = [0, 0]
  for (const count of stored) {
    await fill(filling, before, count, whereOf)
    // The first presses let Node compile the code, and are not counted.
    if (before === 0) await pressSome(store, Math.ceil(count / 2), Math.ceil(presses / 2))
    before = count
    const times = await pressSome(store, count, presses)
    const p50 = median(times)
    first ||= p50
    rows.push({
      '': name,
      stored: count,
      'press p50, ms': p50,
      'press p99, ms': percentile(times, 0.99),
      'times the first': p50 / first,
      ...goal(p50 / first, 'most', MOST),
    })
  }
  return rows
}

/** Presses on walkthroughs that were not touched since the process began. */
async function pressSome(store: Store, count: number, presses: number): Promise<number[]> {
  const parts = partsOn(store)
  const draw = firstBoards(WHERE)
  const times: number[] = []
  for (let i = 0; i < presses; i++) {
    // Takes the newer half, since older ones may have been pressed when fewer were stored.
    const number = count - 1 - Math.floor((i * count) / presses / 2)
    const by = { interaction: `press-${count}-${presses}-${i}`, userId: whereOf(number).starter }
    const button = firstAnswer(draw(number))
    times.push(
      await took(async () => {
        const { outcome } = await pressOn(parts, button, { by })
        if (outcome !== 'saved') throw new Error(`${button}: ${outcome}`)
      }),
    )
  }
  return times
}

/** So many of a person's attacks are open at once: each start counts them. */
const EACH = 50

const whereOf = (number: number): Where => {
  const person = Math.floor(number / EACH)
  return { ...WHERE, guild: `guild ${person}`, starter: `person ${person}` }
}

/** The first answer that a board offers. @throws Error if it offers none */
function firstAnswer(components: readonly Component[]): string {
  const ids = everyComponent(components).flatMap(({ component }) => component.custom_id ?? [])
  const found = ids.find(id => id.startsWith('atk1|answer|'))
  if (!found) throw new Error('a board without anything to press')
  return found
}

/** The table corrects a number again and again, as players do. */
const correction = (number: number) => ({
  question: 'initiation',
  card: { effects: [{ kind: 'known', who: { piece: 'enemy' }, damage: number % 4 }] },
})

/** Answers at the end of logs of each length: the first one since the process began, and the one after it. */
async function alongTheLog(
  file: { readonly store: Store; readonly path: string },
  { lengths, tables }: Sizes,
): Promise<Table> {
  const parts = partsOn(file.store)
  const all = lengths.map(length => ({ length, first: [] as number[], next: [] as number[] }))
  for (let table = 0; table < tables; table++)
    for (const { length, first, next } of all) {
      const log = Array.from({ length: length - 1 }, (_, i) => rowOf(correction(i)))
      const id = await written(file, enemyAttack, log)
      const press = (revision: number) => took(() => answerOn(parts, id, revision, correction(revision)))
      first.push(await press(length - 1))
      next.push(await press(length))
    }
  const shortest = median(all[0]?.next ?? [])
  return {
    title: 'Presses along a log',
    about: `${tables} tables for each length, in turn, on SQLite, without Discord: medians. A table that goes on pressing is one whose answers so far are kept in memory; the first press after a start plays the whole log.`,
    rows: all.map(({ length, first, next }) => ({
      '': `answer ${length}`,
      'going on, ms': median(next),
      'times the shortest': median(next) / shortest,
      ...goal(median(next) / shortest, 'most', MOST),
      'first after a start, ms': median(first),
    })),
  }
}
