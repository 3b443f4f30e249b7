// Plays steps: takes an answer, and plays everything up to the next question.
import type { Rules, Table } from './flow.ts'
import type { Game } from './game.ts'
import { checkAnswer } from './legal-answer.ts'
import { draft, type Position, reach } from './prompt.ts'
import { type ReadAnswer, readAnswer } from './read-answer.ts'
import { answered, run } from './run.ts'
import { applies, asPlayed } from './table.ts'
import type { Answer, Context, Event, Posed, Problem, ReportedCard } from './types.ts'

/** The limit of answers in one play, more than any attack needs. Taking an answer back makes room for another. */
export const MOST_ANSWERS = 400

type Refused<G extends Game> = { readonly refused: Problem<G> }
/** What an answer told, and the answer as it goes into a log; null for the set-up. */
type Step<G extends Game> = { readonly events: readonly Event<G>[]; readonly answer: Answer | null }

export type Moved<G extends Game> = (Step<G> & { readonly position: Position<G> }) | Refused<G>

/**
 * Plays one answer, or returns the reason why it is refused. It does not change the position.
 * @param isTold whether the events are kept
 */
export function advance<G extends Game>(
  flow: Rules<G>,
  position: Position<G>,
  input: unknown,
  isTold = true,
): Moved<G> {
  const moved = moves(flow, position, input, isTold)
  if (!('refused' in moved)) return moved
  return { refused: asPlayed({ flow, memory: position.memory }, moved.refused) }
}

function moves<G extends Game>(
  flow: Rules<G>,
  position: Position<G>,
  input: unknown,
  isTold: boolean,
): Moved<G> {
  const asked = readHere(flow, position, input)
  if ('refused' in asked) return asked
  const { question, read } = asked
  const table = draft(flow, position.memory, isTold)
  return gives(table, question, read, () => joinedInstead(flow, position, question, read))
}

/**
 * Plays answers one after the other, like `advance`, on one copy of the table: copying takes most of the time of a step.
 * @returns a step for each answer, and the position after the last; null if the next answer is refused, or asks for a piece,
 *   which `advance` plays or explains
 */
export function advanceAll<G extends Game>(
  flow: Rules<G>,
  position: Position<G>,
  inputs: readonly unknown[],
  isTold = true,
): { readonly steps: readonly Step<G>[]; readonly position: Position<G> | null } {
  const { memory } = draft(flow, position.memory)
  const steps: Step<G>[] = []
  let { question } = position
  for (const input of inputs) {
    const asked = readHere(flow, { memory, question }, input)
    if ('refused' in asked) return { steps, position: null }
    const moved = gives({ flow, memory, events: [], isTold, passed: null }, asked.question, asked.read)
    if ('refused' in moved) return { steps, position: null }
    steps.push(moved)
    question = moved.position.question
  }
  return { steps, position: { memory, question } }
}

/** Reads an answer to the question of a position. */
export function readHere<G extends Game>(
  flow: Rules<G>,
  { memory, question }: Position<G>,
  input: unknown,
): { readonly question: Posed<G>; readonly read: ReadAnswer<G> } | Refused<G> {
  if (!question) return { refused: { code: 'over', clause: null } }
  if (memory.answers >= MOST_ANSWERS) return { refused: { code: 'tooManyAnswers', clause: null } }
  const parsed = readAnswer(flow, input)
  return 'problem' in parsed ? { refused: parsed.problem } : { question, read: parsed.read }
}

/** Gives an answer to the table; `instead` may play one whose question is not open. A refusal leaves the table spoiled. */
export function gives<G extends Game>(
  table: Table<G>,
  first: Posed<G>,
  read: ReadAnswer<G>,
  instead?: () => Moved<G> | null,
): Moved<G> {
  table.memory.answers += 1
  const problem = join(table, read)
  if (problem) return { refused: problem }
  // A piece that joins may have settled the question.
  const stop = read.joins.length > 0 && run(table)
  const reached = reach(table, stop && 'question' in stop ? stop.question : first, read)
  if ('question' in reached) return takes(table, reached.question, read)
  return instead?.() ?? { refused: aboutAbility(table, read.answer.choice, reached.refused) }
}

/** Gives the answer to its open question, or says why the question does not take it. */
function takes<G extends Game>(table: Table<G>, question: Posed<G>, read: ReadAnswer<G>): Moved<G> {
  table.memory.chain = 0
  if (read.joins.length > 0 && !question.joins && question.window === null)
    return { refused: { code: 'noJoiningHere', clause: question.clause } }
  const checked = checkAnswer(table.flow, table.memory.state, question, read)
  if ('problem' in checked) return { refused: aboutAbility(table, read.answer.choice, checked.problem) }
  if ('report' in checked) report(table, question, checked.report)
  else answered(table, question, checked.given)
  return untilQuestion(table, { ...read.answer, question: question.name })
}

/** If the choice names an ability that is not open, the refusal says why this ability stays shut. */
function aboutAbility<G extends Game>(
  table: Table<G>,
  choice: string | undefined,
  problem: Problem<G>,
): Problem<G> {
  const { abilities } = table.flow
  const ability = abilities.list(table.memory.state).find(one => one.id === choice)
  const unknown = problem.code === 'noSuchChoice' || problem.code === 'noSuchQuestion'
  return ability && unknown ? abilities.shut(table.memory.state, ability) : problem
}

function join<G extends Game>(table: Table<G>, read: ReadAnswer<G>): Problem<G> | null {
  for (const piece of read.joins) {
    const problem = table.flow.joins(table, piece)
    if (problem) return problem
  }
  return null
}

/**
 * A question may ask for a piece that is not at the table. Then the joining piece is the answer, and the question is
 * dropped.
 */
function joinedInstead<G extends Game>(
  flow: Rules<G>,
  position: Position<G>,
  first: Posed<G>,
  read: ReadAnswer<G>,
): Moved<G> | null {
  const table = draft(flow, position.memory)
  table.memory.answers += 1
  const reached = reach(table, first, read)
  if ('refused' in reached || !reached.question.joins) return null
  const checked = checkAnswer(flow, table.memory.state, reached.question, read)
  if ('problem' in checked || 'report' in checked) return null
  join(table, read)
  table.memory.chain = 0
  return untilQuestion(table, { ...read.answer, question: reached.question.name })
}

/** Applies a reported card as one whole: the "after" moments of its effects wait until all are applied. */
function report<G extends Game>(table: Table<G>, question: Posed<G>, card: ReportedCard<G>): void {
  const context: Context = {
    you: card.owner,
    ability: null,
    source: card.source,
    label: card.label,
    window: question.window,
  }
  table.events.push({
    type: 'card_reported',
    clause: question.clause,
    step: table.memory.row,
    card: card.name,
    owner: card.owner,
    label: card.label,
    ...(card.corrects !== undefined && { corrects: card.corrects }),
    window: question.name,
  })
  const top = table.memory.stack.at(-1)
  if (top?.task === 'window') top.passed = []
  applies(table, card.effects, context, true)
  table.flow.abilities.begins(table, context)
}

/** Plays up to the next question. From then on, waiting effects may fizzle. */
export function untilQuestion<G extends Game>(table: Table<G>, answer: Answer | null): Moved<G> {
  const stop = run(table)
  if ('refused' in stop) return { refused: stop.refused }
  for (const task of table.memory.stack) if (task.task === 'effect') task.strict = false
  const question = 'question' in stop ? stop.question : null
  return { position: { memory: table.memory, question }, events: table.events, answer }
}
