// Plays a flow from a set-up, answer by answer. It is pure: set-up and answers alone determine a play.
import { advance } from './advance.ts'
import { begin, type Ended, isOverAt, outcomeAt } from './begin.ts'
import { type Comparison, compareEditions, unreadIn } from './compare.ts'
import type { Flow, SetUp } from './flow.ts'
import type { Game } from './game.ts'
import { type Position, promptAt } from './prompt.ts'
import { parseSafely } from './read-answer.ts'
import { goOn, type Standing, type Stopped, safely, wayTo } from './standing.ts'
import type { Answer, Event, Prompt, RefusedAnswer } from './types.ts'

export { advance, begin, goOn, outcomeAt, type Position, promptAt, type Standing, wayTo }

/**
 * The outcome, with its comparison with every other edition of the flow. `unread`: the clauses of this play for which nobody has
 * read the text of the other edition; left out if there are none.
 */
export type Concluded<G extends Game, O extends object> = Ended<G, O> & {
  readonly editions: readonly (Comparison & { readonly unread?: readonly G['clause'][] })[]
}

export type Played<G extends Game, O extends object> = {
  readonly events: readonly Event<G>[]
  readonly prompt: Prompt<G> | null
  /** Whether it may end here: its outcome counts, although it may take a further answer. */
  readonly isOver: boolean
  /** The outcome, null before the end. Reading it for the first time plays the comparison with the other editions. */
  readonly outcome: Concluded<G, O> | null
  /** The legal answers without `given`, each with the name of its question. */
  readonly accepted: readonly Answer[]
  readonly refused: RefusedAnswer<G> | null
  readonly position: Position<G> | null
}

/**
 * Plays a flow from its set-up through the given answers and stops at the first one that is not legal.
 * Answers in the set-up (`given`) are played first and are not part of `accepted`.
 */
export function play<G extends Game, S extends SetUp, O extends object>(
  flow: Flow<G, S, O>,
  setUp: unknown,
  answers: unknown,
): Played<G, O> {
  const opened = openPlay(flow, setUp)
  const reached = 'refused' in opened ? opened : goOn(flow, opened, listed(answers))
  const standing = 'refused' in reached ? reached.standing : reached
  const refused = 'refused' in reached ? reached.refused : null
  if (!standing) return nothing(refused)
  return { ...playedTo(flow, setUp, 'refused' in opened ? standing : opened, standing), refused }
}

/** Sets the table and plays the answers in the set-up (`given`). */
export function openPlay<G extends Game, S extends SetUp, O extends object>(
  flow: Flow<G, S, O>,
  setUp: unknown,
): Standing<G> | Stopped<G> {
  const begun = begin(flow, setUp)
  if ('refused' in begun)
    return { refused: { ...begun.refused, answer: safely(setUp), prompt: null }, standing: null }
  return goOn(flow, { ...begun, before: null }, givenIn(flow, setUp))
}

/**
 * The whole play from this set-up up to a standing.
 * @param opened the standing after the answers in the set-up
 */
export function playedTo<G extends Game, S extends SetUp, O extends object>(
  flow: Flow<G, S, O>,
  setUp: unknown,
  opened: Standing<G>,
  standing: Standing<G>,
): Played<G, O> {
  const { position } = standing
  const all = wayTo(standing)
  let outcome: Concluded<G, O> | null | undefined
  return {
    events: all.flatMap(one => one.events),
    prompt: promptAt(flow, position),
    isOver: isOverAt(flow, position),
    get outcome() {
      if (outcome === undefined) outcome = concluded(flow, setUp, position, all)
      return outcome
    },
    // A getter, because a press does not read it, and a log may be long.
    get accepted() {
      return answersOf(wayTo(standing, opened))
    },
    refused: null,
    position,
  }
}

const answersOf = <G extends Game>(all: readonly Standing<G>[]): Answer[] =>
  all.flatMap(({ answer }) => answer ?? [])

function concluded<G extends Game, S extends SetUp, O extends object>(
  flow: Flow<G, S, O>,
  setUp: unknown,
  position: Position<G>,
  all: readonly Standing<G>[],
): Concluded<G, O> | null {
  const outcome = outcomeAt(flow, position)
  if (!outcome) return null
  const editions = compareEditions(flow, setUp, answersOf(all), outcome)
  const events = all.flatMap(one => one.events)
  const noted = editions.map(one => {
    const unread = unreadIn(flow, one.edition, events)
    return { ...one, ...(unread.length > 0 && { unread }) }
  })
  return { ...outcome, editions: noted }
}

function givenIn<G extends Game, S extends SetUp, O extends object>(
  flow: Flow<G, S, O>,
  setUp: unknown,
): readonly unknown[] {
  const parsed = parseSafely(flow.setUp, setUp)
  return parsed.ok ? parsed.value.given : []
}

/** The answers as a list. A value that is no list, or cannot be read, counts as one malformed answer. */
function listed(answers: unknown): readonly unknown[] {
  try {
    return Array.isArray(answers) ? Array.from(answers) : [answers]
  } catch {
    return [null]
  }
}

function nothing<G extends Game, O extends object>(refused: RefusedAnswer<G> | null): Played<G, O> {
  return { events: [], prompt: null, isOver: false, outcome: null, accepted: [], refused, position: null }
}
