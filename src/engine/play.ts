// Plays a flow from a set-up, answer by answer. It is pure: set-up and answers alone determine a play.
import { advance, advanceAll, begin, type Ended, outcomeAt } from './advance.ts'
import { type Comparison, compareEditions } from './compare.ts'
import type { Flow, Rules, SetUp } from './flow.ts'
import type { Game } from './game.ts'
import { type Position, promptAt } from './prompt.ts'
import { parseSafely } from './read-answer.ts'
import { editionNamed } from './rows.ts'
import type { Answer, Event, Prompt, RefusedAnswer } from './types.ts'

export { advance, begin, outcomeAt, type Position, promptAt }

/** The outcome, with its comparison with every other edition of the flow. */
export type Concluded<G extends Game, O extends object> = Ended<G, O> & {
  readonly editions: readonly (Comparison<O> & Unread<G>)[]
}

export type Played<G extends Game, O extends object> = {
  readonly events: readonly Event<G>[]
  readonly prompt: Prompt<G> | null
  /** The outcome, null before the end. Reading it for the first time plays the comparison with the other editions. */
  readonly outcome: Concluded<G, O> | null
  /** The legal answers without `given`, each with the name of its question. */
  readonly accepted: readonly Answer[]
  readonly refused: RefusedAnswer<G> | null
  readonly position: Position<G> | null
}

/** A play between two answers. It can be kept and continued more than once. */
export type Standing<G extends Game> = {
  readonly position: Position<G>
  /** The last answer, as it goes into a log; null before the first. */
  readonly answer: Answer | null
  /** The events of that answer; before the first, the events of the set-up. */
  readonly events: readonly Event<G>[]
  readonly before: Standing<G> | null
}

/** The refused answer, and the standing before it; the standing is null if the set-up itself was refused. */
export type Stopped<G extends Game> = {
  readonly refused: RefusedAnswer<G>
  readonly standing: Standing<G> | null
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

/** So many answers are played on one copy of the table. Each position between them has to be played again if it is needed. */
const AT_ONCE = 16

/** Plays answers from a standing, which it does not change. */
export function goOn<G extends Game>(
  flow: Rules<G>,
  from: Standing<G>,
  answers: readonly unknown[],
): Standing<G> | Stopped<G> {
  let standing = from
  for (let next = 0; next < answers.length; next += AT_ONCE) {
    const some = answers.slice(next, next + AT_ONCE)
    const reached = allAtOnce(flow, standing, some) ?? oneByOne(flow, standing, some)
    if ('refused' in reached) return reached
    standing = reached
  }
  return standing
}

/** The standing after these answers; null if one of them is refused. */
function allAtOnce<G extends Game>(
  flow: Rules<G>,
  from: Standing<G>,
  answers: readonly unknown[],
): Standing<G> | null {
  if (answers.length < 2) return null
  const { steps, position } = advanceAll(flow, from.position, answers)
  if (!position) return null
  return steps.reduce<Standing<G>>(
    (before, step, i) =>
      i === steps.length - 1
        ? { ...step, before, position }
        : playedAgain(flow, from, answers.slice(0, i + 1), { ...step, before }),
    from,
  )
}

/** A standing that plays its position when it is first asked for it. */
function playedAgain<G extends Game>(
  flow: Rules<G>,
  from: Standing<G>,
  answers: readonly unknown[],
  { events, answer, before }: Omit<Standing<G>, 'position'>,
): Standing<G> {
  let position: Position<G> | null = null
  return {
    ...{ events, answer, before },
    get position() {
      position ??= advanceAll(flow, from.position, answers).position
      if (!position) throw new Error('an answer that was played is refused')
      return position
    },
  }
}

function oneByOne<G extends Game>(
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
  const log = all.flatMap(one => one.answer ?? [])
  let outcome: Concluded<G, O> | null | undefined
  return {
    events: all.flatMap(one => one.events),
    prompt: promptAt(flow, position),
    get outcome() {
      if (outcome === undefined) outcome = concluded(flow, setUp, position, log, all)
      return outcome
    },
    accepted: wayTo(standing, opened).flatMap(one => one.answer ?? []),
    refused: null,
    position,
  }
}

/** A standing with all standings before it, the first one first; with `from`, only those after that one. */
export function wayTo<G extends Game>(last: Standing<G>, from: Standing<G> | null = null): Standing<G>[] {
  const all: Standing<G>[] = []
  for (let one: Standing<G> | null = last; one && one !== from; one = one.before) all.push(one)
  return all.reverse()
}

function concluded<G extends Game, S extends SetUp, O extends object>(
  flow: Flow<G, S, O>,
  setUp: unknown,
  position: Position<G>,
  log: readonly Answer[],
  all: readonly Standing<G>[],
): Concluded<G, O> | null {
  const outcome = outcomeAt(flow, position)
  if (!outcome) return null
  const parsed = parseSafely(flow.setUp, setUp)
  const editions = parsed.ok ? compareEditions(flow, parsed.value, log, outcome) : []
  const cited = new Set(all.flatMap(({ events }) => events.map(({ clause }) => clause)))
  return { ...outcome, editions: editions.map(one => ({ ...one, ...unreadOf(flow, one.edition, cited) })) }
}

/** The clauses of this play for which nobody has read the text of another edition; left out if there are none. */
type Unread<G extends Game> = { readonly unread?: readonly G['clause'][] }

function unreadOf<G extends Game>(
  flow: Rules<G>,
  edition: string,
  cited: ReadonlySet<G['clause']>,
): Unread<G> {
  const clauses = flow.unread?.(editionNamed(flow, edition).rules) ?? []
  const unread = clauses.filter(clause => cited.has(clause))
  return unread.length > 0 ? { unread } : {}
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
  return { events: [], prompt: null, outcome: null, accepted: [], refused, position: null }
}

/** The limit of characters of a refused answer that a refusal repeats; no typed answer is longer. */
const MOST_SHOWN = 20_000

/** The refused answer as JSON data; null if JSON cannot hold it, or if it is too long. */
function safely(answer: unknown): unknown {
  try {
    const text = JSON.stringify(answer)
    return text.length <= MOST_SHOWN ? JSON.parse(text) : null
  } catch {
    return null
  }
}
