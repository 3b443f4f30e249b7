// The two ends of a play: sets the table, and reads the outcome.
import { type Moved, untilQuestion } from './advance.ts'
import type { Flow, SetUp } from './flow.ts'
import type { Game } from './game.ts'
import type { Memory } from './memory.ts'
import type { Position } from './prompt.ts'
import { parseSafely } from './read-answer.ts'
import { editionNamed } from './rows.ts'

/** Sets the table and plays up to the first question. @throws Error for a flow without rows or without this edition */
export function begin<G extends Game, S extends SetUp, O extends object>(
  flow: Flow<G, S, O>,
  setUp: unknown,
): Moved<G> {
  const parsed = parseSafely(flow.setUp, setUp)
  if (parsed.ok) return beginAs(flow, parsed.value)
  return { refused: { code: 'malformedSetUp', clause: null, details: { at: parsed.at } } }
}

/** The same for a set-up that the flow's schema has read. */
export function beginAs<G extends Game, S extends SetUp, O extends object>(
  flow: Flow<G, S, O>,
  setUp: S,
): Moved<G> {
  const { rules, rows } = editionNamed(flow, setUp.edition)
  const started = flow.start(setUp, rules)
  if ('problem' in started) return { refused: started.problem }
  const first = rows[0]
  if (!first) throw new Error(`flow ${flow.id} has no rows`)
  const memory: Memory<G> = {
    state: started.state,
    row: first.name,
    stage: 'arriving',
    stack: [],
    after: [],
    named: [],
    occurrences: 0,
    occurred: [],
    opened: [],
    batch: { moments: [], opened: [] },
    chain: 0,
    answers: 0,
  }
  return untilQuestion({ flow, memory, events: [], isTold: true, passed: null }, null)
}

/** The outcome of a flow, with every moment that came and every ability that opened. */
export type Ended<G extends Game, O extends object> = O & Readonly<Pick<Memory<G>, 'occurred' | 'opened'>>

/** Whether a play is over: nothing is asked, or it rests at a question that it may leave unanswered. */
export function isOverAt<G extends Game, S extends SetUp, O extends object>(
  { restsAt }: Flow<G, S, O>,
  { question, memory: { row, stack } }: Position<G>,
): boolean {
  return !question || (row === restsAt && stack.length === 0)
}

/** @returns the outcome of a play that is over; null while it goes on */
export function outcomeAt<G extends Game, S extends SetUp, O extends object>(
  flow: Flow<G, S, O>,
  position: Position<G>,
): Ended<G, O> | null {
  if (!isOverAt(flow, position)) return null
  const { state, occurred, opened } = position.memory
  return { ...flow.outcome(state), occurred, opened }
}
