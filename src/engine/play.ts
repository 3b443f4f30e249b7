// Playing: from a set-up, one answer after the other. Pure: the answers are the whole memory of an attack.
import { advance, begin, outcomeAt } from './advance.ts'
import { compareEditions } from './compare.ts'
import type { Flow, SetUp } from './flow.ts'
import { type Position, promptAt } from './prompt.ts'
import type { Event, Facts, Game, Logged, Problem, Prompt, Refusal } from './types.ts'

export { advance, begin, outcomeAt, type Position, promptAt }

export type Played<G extends Game> = {
  readonly events: readonly Event<G>[]
  readonly prompt: Prompt<G> | null
  readonly outcome: Facts | null
  /** The answers that count, each with the name of its question. */
  readonly accepted: readonly Logged[]
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
  const { setUp: table } = begun
  let { position } = begun
  const events = [...begun.events]
  const log: Logged[] = []
  for (const answer of [...table.given, ...listed(answers)]) {
    const moved = advance(flow, position, answer)
    if ('refused' in moved) {
      const stands = standing(flow, table, position, log)
      const refused = { ...moved.refused, answer: safely(answer), prompt: stands.prompt }
      return { ...stands, events, refused }
    }
    position = moved.position
    events.push(...moved.events)
    log.push(moved.answer)
  }
  return { ...standing(flow, table, position, log), events, refused: null }
}

/** How the play stands after the answers of the log. */
function standing<G extends Game>(
  flow: Flow<G>,
  setUp: SetUp,
  position: Position<G>,
  log: readonly Logged[],
): Pick<Played<G>, 'prompt' | 'outcome' | 'accepted' | 'position'> {
  const outcome = outcomeAt(flow, position)
  return {
    prompt: promptAt(flow, position),
    outcome: outcome && { ...outcome, editions: compareEditions(flow, setUp, log, outcome) },
    accepted: log.slice(setUp.given.length),
    position,
  }
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
