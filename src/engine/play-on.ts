// Plays an attack on without players: to its end, or to a question that nobody can answer for them.
import { gives, type Moved, readHere } from './advance.ts'
import type { Rules, Table } from './flow.ts'
import type { Game } from './game.ts'
import { draft, MOST_WINDOWS, type Position, pass } from './prompt.ts'
import type { Answer, Event, Posed } from './types.ts'

/** The end of such a play, or its last question, with all events that led to it. */
type PlayedOn<G extends Game> = { readonly position: Position<G>; readonly events: readonly Event<G>[] }

/**
 * Plays an answer, and then passes every window and gives the usual answer to every question, all on one copy of the
 * table. It does not change the position.
 * @param first an answer that brings no piece
 * @param usual the answer to a question; null: none, so that the play stops there
 * @returns null: one of the answers is refused
 */
export function playOn<G extends Game>(
  flow: Rules<G>,
  position: Position<G>,
  first: Answer,
  usual: (question: Posed<G>) => Answer | null,
): PlayedOn<G> | null {
  const table = draft(flow, position.memory)
  let question: Posed<G> | null = position.question
  let answer: Answer | null = first
  while (question && answer) {
    const asked: ReturnType<typeof readHere<G>> = readHere(flow, { memory: table.memory, question }, answer)
    if ('refused' in asked) return null
    const moved: Moved<G> = gives(table, question, asked.read)
    if ('refused' in moved) return null
    question = behindWindows(table, moved.position.question)
    answer = question && usual(question)
  }
  return { position: { memory: table.memory, question }, events: table.events }
}

/** Passes windows up to a question that cannot be passed. @returns it; null: the attack is over */
function behindWindows<G extends Game>(table: Table<G>, first: Posed<G> | null): Posed<G> | null {
  let question = first
  for (let passed = 0; question && !question.hard && passed < MOST_WINDOWS; passed++) {
    const stop = pass(table, question)
    question = 'question' in stop ? stop.question : null
  }
  return question
}
