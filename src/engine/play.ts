// Playing: from a set-up, one answer after the other. Pure: the answers are the whole memory of an attack.
import { advance, begin, type Ended, outcomeAt } from './advance.ts'
import { type Comparison, compareEditions } from './compare.ts'
import type { Flow, Rules, SetUp } from './flow.ts'
import type { Game } from './game.ts'
import { type Position, promptAt } from './prompt.ts'
import { parseSafely } from './read-answer.ts'
import type { Answer, Event, Prompt, Refusal } from './types.ts'

export { advance, begin, outcomeAt, type Position, promptAt }

/** The outcome, with what every other edition of the flow would have made of the same answers. */
export type Concluded<G extends Game, O extends object> = Ended<G, O> & {
  readonly editions: readonly Comparison<O>[]
}

export type Played<G extends Game, O extends object> = {
  readonly events: readonly Event<G>[]
  readonly prompt: Prompt<G> | null
  /** What the other editions would have made of it is played when somebody first asks. */
  readonly outcome: Concluded<G, O> | null
  /** The answers that count, each with the name of its question. */
  readonly accepted: readonly Answer[]
  readonly refused: Refusal<G> | null
  readonly position: Position<G> | null
}

/** A play between two answers. It can be kept, and gone on with more than once. */
export type Standing<G extends Game> = {
  readonly position: Position<G>
  /** The last answer, as it goes into a log; null if there has been none. */
  readonly answer: Answer | null
  /** What it made happen; without an answer, what followed from the set-up. */
  readonly events: readonly Event<G>[]
  readonly before: Standing<G> | null
}

/** The answer that was refused, and the last point of the play that stands; null: not even the set-up does. */
export type Stopped<G extends Game> = {
  readonly refused: Refusal<G>
  readonly standing: Standing<G> | null
}

/**
 * Plays a flow from its set-up through the given answers and stops at the first one that is not legal.
 * Answers that the set-up brings along (`given`) are played first and are not part of `accepted`.
 */
export function play<G extends Game, S extends SetUp, O extends object>(
  flow: Flow<G, S, O>,
  setUp: unknown,
  answers: unknown,
): Played<G, O> {
  const opened = open(flow, setUp)
  const reached = 'refused' in opened ? opened : goOn(flow, opened, listed(answers))
  if (!('refused' in reached)) return playedTo(flow, setUp, reached)
  if (!reached.standing) return nothing(reached.refused)
  return { ...playedTo(flow, setUp, reached.standing), refused: reached.refused }
}

/** Sets the table and plays the answers that the set-up brings along. */
export function open<G extends Game, S extends SetUp, O extends object>(
  flow: Flow<G, S, O>,
  setUp: unknown,
): Standing<G> | Stopped<G> {
  const begun = begin(flow, setUp)
  if ('refused' in begun)
    return { refused: { ...begun.refused, answer: safely(setUp), prompt: null }, standing: null }
  return goOn(flow, { ...begun, before: null }, givenIn(flow, setUp))
}

/** Plays answers from a standing on, which itself stays as it is. */
export function goOn<G extends Game>(
  flow: Rules<G>,
  from: Standing<G>,
  answers: readonly unknown[],
): Standing<G> | Stopped<G> {
  let standing = from
  for (const answer of answers) {
    const moved = advance(flow, standing.position, answer)
    if ('refused' in moved) {
      const prompt = promptAt(flow, standing.position)
      return { refused: { ...moved.refused, answer: safely(answer), prompt }, standing }
    }
    standing = { ...moved, before: standing }
  }
  return standing
}

/** Everything that has been played up to here, from this set-up. */
export function playedTo<G extends Game, S extends SetUp, O extends object>(
  flow: Flow<G, S, O>,
  setUp: unknown,
  standing: Standing<G>,
): Played<G, O> {
  const { position } = standing
  const all = wayTo(standing)
  const log = all.flatMap(one => one.answer ?? [])
  let outcome: Concluded<G, O> | null | undefined
  return {
    events: all.flatMap(one => one.events),
    prompt: promptAt(flow, position),
    get outcome() {
      if (outcome === undefined) outcome = concluded(flow, setUp, position, log)
      return outcome
    },
    accepted: log.slice(givenIn(flow, setUp).length),
    refused: null,
    position,
  }
}

/** A standing with all that came before it, the first one first. */
export function wayTo<G extends Game>(last: Standing<G>): Standing<G>[] {
  const all: Standing<G>[] = []
  for (let one: Standing<G> | null = last; one; one = one.before) all.push(one)
  return all.reverse()
}

function concluded<G extends Game, S extends SetUp, O extends object>(
  flow: Flow<G, S, O>,
  setUp: unknown,
  position: Position<G>,
  log: readonly Answer[],
): Concluded<G, O> | null {
  const outcome = outcomeAt(flow, position)
  if (!outcome) return null
  const parsed = parseSafely(flow.setUp, setUp)
  const editions = parsed.ok ? compareEditions(flow, parsed.value, log, outcome) : []
  return { ...outcome, editions }
}

function givenIn<G extends Game, S extends SetUp, O extends object>(
  flow: Flow<G, S, O>,
  setUp: unknown,
): readonly unknown[] {
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

function nothing<G extends Game, O extends object>(refused: Refusal<G>): Played<G, O> {
  return { events: [], prompt: null, outcome: null, accepted: [], refused, position: null }
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
