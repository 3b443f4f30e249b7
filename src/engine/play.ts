// Playing: from a set-up, one answer after the other. Pure: the answers are the whole memory of an attack.
import { advance, begin, outcomeAt } from './advance.ts'
import { parseSafely } from './answer.ts'
import { compareEditions } from './compare.ts'
import type { Flow } from './flow.ts'
import { type Position, promptAt } from './prompt.ts'
import type { Answer, Event, Facts, Game, Problem, Prompt, Refusal } from './types.ts'

export { advance, begin, outcomeAt, type Position, promptAt }

export type Played<G extends Game> = {
  readonly events: readonly Event<G>[]
  readonly prompt: Prompt<G> | null
  readonly outcome: Facts | null
  /** The answers that count, each with the name of its question. */
  readonly accepted: readonly Answer[]
  readonly refused: Refusal<G> | null
  readonly position: Position<G> | null
}

/**
 * Plays a flow from its set-up through the given answers and stops at the first one that is not legal.
 * Answers that the set-up brings along (`given`) are played first and are not part of `accepted`.
 */
export function play<G extends Game>(flow: Flow<G>, setUp: unknown, answers: unknown): Played<G> {
  const begun = begin(flow, setUp)
  if ('refused' in begun) return nothing(begun.refused, setUp)
  let { position } = begun
  const events = [...begun.events]
  const log: Answer[] = []
  const given = givenIn(flow, setUp)
  for (const answer of [...given, ...listed(answers)]) {
    const moved = advance(flow, position, answer)
    if ('refused' in moved) {
      const prompt = promptAt(flow, position)
      const refused = { ...moved.refused, answer: safely(answer), prompt }
      const outcome = concluded(flow, setUp, position, log)
      return { events, prompt, outcome, accepted: log.slice(given.length), refused, position }
    }
    position = moved.position
    events.push(...moved.events)
    if (moved.answer) log.push(moved.answer)
  }
  const prompt = promptAt(flow, position)
  const outcome = concluded(flow, setUp, position, log)
  return { events, prompt, outcome, accepted: log.slice(given.length), refused: null, position }
}

/** The outcome, with what every other edition of the flow would have made of the same answers. */
function concluded<G extends Game>(
  flow: Flow<G>,
  setUp: unknown,
  position: Position<G>,
  log: readonly Answer[],
): Facts | null {
  const outcome = outcomeAt(flow, position)
  const parsed = parseSafely(flow.setUp, setUp)
  if (!outcome || !parsed.ok) return outcome
  return { ...outcome, editions: compareEditions(flow, parsed.value, log, outcome) }
}

function givenIn<G extends Game>(flow: Flow<G>, setUp: unknown): readonly unknown[] {
  const parsed = parseSafely(flow.setUp, setUp)
  return parsed.ok ? parsed.value.given : []
}

/** The answers one by one. What is no list, or cannot be read, counts as one answer that nobody understands. */
function listed(answers: unknown): readonly unknown[] {
  try {
    return Array.isArray(answers) ? Array.from(answers) : [answers]
  } catch {
    return [null]
  }
}

function nothing<G extends Game>(refused: Problem<G>, answer: unknown): Played<G> {
  const refusal = { ...refused, answer: safely(answer), prompt: null }
  return { events: [], prompt: null, outcome: null, accepted: [], refused: refusal, position: null }
}

/** So much of what was refused is shown; nobody types more. */
const MOST_SHOWN = 20_000

/** What was refused, if it can be written down at all. */
function safely(answer: unknown): unknown {
  try {
    const text = JSON.stringify(answer)
    return text.length <= MOST_SHOWN ? JSON.parse(text) : null
  } catch {
    return null
  }
}
