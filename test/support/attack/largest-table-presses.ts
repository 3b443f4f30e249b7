// Makes every kind of press on the largest tables for tests and benchmarks; each press replays its whole walkthrough.

import { type Action, encodeAttackId } from '../../../src/discord/attack/face/ids.ts'
import type { InteractionAnswer } from '../../../src/discord/interaction/command.ts'
import type { Answer } from '../../../src/engine/types.ts'
import type { Store } from '../../../src/store/store.ts'
import { type Prepared, randomId } from '../../../src/walkthroughs/start.ts'
import type { OwnRow } from '../store/append-to.ts'
import { writeLog } from '../store/write-log.ts'
import type { WorstTable } from '../walkthroughs/largest-tables.ts'
import { answerOn, partsOn, pressOn, WHERE } from './presses-without-discord.ts'

const PRESSES: readonly Action[] = [
  'preview',
  'happens',
  'correct',
  'undo',
  'stop',
  'why',
  'earlier',
  'language',
  'down',
  'look',
  'transcript',
]
const WHEN_OVER: readonly Action[] = ['again', 'undo', 'why', 'earlier', 'down', 'look', 'transcript']

export type WorstPress = { readonly name: string; readonly does: () => Promise<InteractionAnswer> }

type File = { readonly store: Store; readonly path: string }

/** Builds the presses, each on a walkthrough of its own that recent-plays.ts does not hold yet. */
export async function worstPresses(
  { prepared, answers, last }: WorstTable,
  file: File,
): Promise<WorstPress[]> {
  const parts = partsOn(file.store)
  const press = async (action: Action, log: readonly Answer[]) => {
    const id = await written(file, prepared, log.map(rowOf))
    const customId = encodeAttackId({ action, walkthrough: id, revision: log.length, rest: [] })
    return () => pressOn(parts, customId, { picked: ['MC-EA-01|0'] })
  }
  const all: WorstPress[] = []
  for (const action of PRESSES) all.push({ name: action, does: await press(action, answers) })
  for (const action of WHEN_OVER)
    all.push({ name: `${action} when it is over`, does: await press(action, [...answers, last]) })
  const id = await written(file, prepared, answers.map(rowOf))
  return [{ name: 'answer', does: () => answerOn(parts, id, answers.length, last) }, ...all]
}

export const rowOf = (answer: Answer): OwnRow => ({ by: WHERE.starter, at: Date.now(), answer })

/** Writes a walkthrough with this log into the store's file. @returns its id */
export async function written(
  { store, path }: File,
  { flow, setUp, names, seats }: Prepared,
  rows: readonly OwnRow[],
): Promise<string> {
  const id = randomId()
  const { starter, ...where } = WHERE
  const board = { thread: null, board: 'board', boardPosted: Date.now(), isPrivate: false }
  const told = { id, flow, setUp, names, seats, offers: [], language: 'en', ...where, ...board } as const
  await store.start({ ...told, starter, outcome: null, created: Date.now() }, `start-${id}`)
  writeLog(path, id, rows)
  return id
}
