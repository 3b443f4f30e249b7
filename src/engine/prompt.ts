// Looks ahead: lists every window up to the first hard question, and passes windows up to the one an answer names.
import { copyOf } from './copy.ts'
import type { Rules, Table } from './flow.ts'
import type { Game } from './game.ts'
import { couldTake, effectsIn, mayDecide, playersIn } from './legal-answer.ts'
import type { Memory } from './memory.ts'
import type { ReadAnswer } from './read-answer.ts'
import { rowsOf } from './rows.ts'
import { answered, run, type Stop } from './run.ts'
import { kindIn, type Open, type Posed, type Problem, type Prompt } from './types.ts'

/** The most soft windows of one prompt. */
export const MOST_WINDOWS = 60

/** A point between two answers. It can be kept and continued more than once. */
export type Position<G extends Game> = {
  readonly memory: Memory<G>
  readonly question: Posed<G> | null
}

/**
 * Copies a position's memory to play on. The edition, the abilities and the moments that came never change and are not
 * copied, and of the pieces only the fields: on a full table they are most of the data.
 */
export function draft<G extends Game>(flow: Rules<G>, memory: Memory<G>, isTold = true): Table<G> {
  const { occurred, opened, ...changing } = memory
  const { edition } = memory.state
  const done = new Map<object, unknown>([[edition, edition]])
  for (const one of flow.abilities.list(memory.state)) done.set(one, one)
  for (const piece of flow.pieces?.(memory.state) ?? []) done.set(piece, { ...piece })
  const copy = copyOf(changing, done)
  return {
    flow,
    memory: { ...copy, occurred: [...occurred], opened: [...opened] },
    events: [],
    isTold,
    passed: null,
  }
}

/**
 * Yields every question from here up to the first hard one, each reached by passing the one before. If the first
 * one is hard, as it often is, no draft is made.
 */
function* spread<G extends Game>(flow: Rules<G>, memory: Memory<G>, first: Posed<G>): Generator<Open<G>> {
  let table: Table<G> | null = null
  let question = first
  for (let windows = 0; windows < MOST_WINDOWS; windows++) {
    const effects = effectsIn(flow, question.window)
    if (question.hard) return yield { ...question, effects, causes: [] }
    table ??= draft(flow, memory)
    table.events.length = 0
    const stop = pass(table, question)
    yield { ...question, effects, causes: [...table.events] }
    if (!('question' in stop)) return
    question = stop.question
  }
}

/** The prompt at a position: all open windows, the effects each takes and the events that passing it causes; null at the end. */
export function promptAt<G extends Game>(flow: Rules<G>, position: Position<G>): Prompt<G> | null {
  if (!position.question) return null
  return { windows: [...spread(flow, position.memory, position.question)] }
}

/** Passes soft questions until the one that the answer names, or the latest that takes it, is open. */
export function reach<G extends Game>(
  table: Table<G>,
  first: Posed<G>,
  read: ReadAnswer<G>,
): { question: Posed<G> } | { refused: Problem<G> } {
  const target = read.answer.question ?? latestFitting(table, first, read)
  let question = first
  for (let passed = 0; question.name !== target; passed++) {
    if (question.hard || passed >= MOST_WINDOWS) return { refused: notOpen(table, first, target, read) }
    const by = question.choices.find(one => one.passes)?.by
    if (by && !mayDecide(by, read.answer.by))
      return {
        refused: {
          code: 'notYoursToPass',
          clause: question.clause,
          details: { question: question.name, by: playersIn(by) },
        },
      }
    const stop = pass(table, question)
    if (!('question' in stop)) return { refused: notOpen(table, first, target, read) }
    question = stop.question
  }
  return { question }
}

/** Finds the question for an answer that names none: the latest open one that fits. */
function latestFitting<G extends Game>(table: Table<G>, first: Posed<G>, read: ReadAnswer<G>): string {
  const open = [...spread(table.flow, table.memory, first)]
  return (open.findLast(one => couldTake(table.flow, one, read)) ?? open.at(-1) ?? first).name
}

/** Passes a soft question and plays up to the next one. */
export function pass<G extends Game>(table: Table<G>, question: Posed<G>): Stop<G> {
  answered(table, question, { choice: 'pass', number: null, card: null })
  return run(table)
}

/** Says why the named question is not open; the row that asks this question may have its own reason. */
function notOpen<G extends Game>(
  table: Table<G>,
  first: Posed<G>,
  name: string,
  read: ReadAnswer<G>,
): Problem<G> {
  const { flow, memory } = table
  const row = rowsOf(flow, memory.state).find(one => one.question === kindIn(name))
  const details = { question: name }
  if (!row) return { code: 'noSuchQuestion', clause: first.clause, details }
  if (row.closed) return row.closed(memory.state, read.answer.choice ?? '')
  return { code: 'notNow', clause: row.cites[0], details }
}
