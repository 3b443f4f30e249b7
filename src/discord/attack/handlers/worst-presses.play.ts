// For tests and benchmarks alone: every kind of press on the most laborious tables, each the first one after a start.
import { writeLog } from '../../../store/sqlite/written-log.ts'
import type { Store } from '../../../store/store.ts'
import { randomId } from '../../../walkthroughs/start.ts'
import type { WorstTable } from '../../../walkthroughs/worst-tables.ts'
import type { Answer as Answered } from '../../command.ts'
import { type Action, encode } from '../ids.ts'
import type { AttackParts } from './parts.ts'
import { answerOn, partsOn, pressOn, WHERE } from './pressing.play.ts'

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

export type WorstPress = { readonly name: string; readonly does: () => Promise<Answered> }

/** Each press has a walkthrough of its own, which nobody has played before. */
export async function worstPresses(table: WorstTable, store: Store, path: string): Promise<WorstPress[]> {
  const parts = partsOn(store)
  const { answers, last } = table
  const press = (action: Action, whole: typeof answers) => pressed(parts, table, whole, action, path)
  const open = PRESSES.map(async action => ({ name: action, does: await press(action, answers) }))
  const over = WHEN_OVER.map(async action => ({
    name: `${action}, over`,
    does: await press(action, [...answers, last]),
  }))
  const id = await written(store, path, table, answers)
  const answer = { name: 'answer', does: () => answerOn(parts, id, answers.length, last) }
  return [answer, ...(await Promise.all([...open, ...over]))]
}

async function pressed(
  parts: AttackParts,
  table: WorstTable,
  answers: WorstTable['answers'],
  action: Action,
  path: string,
): Promise<() => Promise<Answered>> {
  const walkthrough = await written(parts.store, path, table, answers)
  const id = encode({ action, walkthrough, revision: answers.length, rest: [] })
  return () => pressOn(parts, id, ['MC-EA-01|0'])
}

/** A walkthrough with this log, as it stands in the file. */
async function written(
  store: Store,
  path: string,
  { prepared }: WorstTable,
  answers: WorstTable['answers'],
): Promise<string> {
  const id = randomId()
  const { flow, setUp, names, seats } = prepared
  const { starter, ...where } = WHERE
  const board = { thread: null, board: 'board', boardPosted: Date.now(), isPrivate: false }
  await store.start(
    { id, flow, setUp, names, seats, language: 'en', ...where, ...board, starter, created: Date.now() },
    `start-${id}`,
  )
  writeLog(
    path,
    id,
    answers.map(answer => ({ by: starter, at: Date.now(), answer })),
  )
  return id
}
