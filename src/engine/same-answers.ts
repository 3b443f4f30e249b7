// Plays the answers of an attack under another edition, by name: each where it fits, in the order in which they were given.
import { advance, advanceAll, type Moved } from './advance.ts'
import { beginAs } from './begin.ts'
import { differences } from './differences.ts'
import type { Flow, Rules, SetUp } from './flow.ts'
import type { Game } from './game.ts'
import { type Position, promptAt } from './prompt.ts'
import type { Answer, Posed, Prompt } from './types.ts'

/** The limit of tried orders, for questions of order that only the other edition asks. */
const MOST_WAYS = 64

type Search<O extends object> = {
  /** The limit of steps for this comparison, and the steps that it has taken. */
  readonly most: number
  taken: number
  ways: number
  /** The end of all orders tried so far, with the answers of the first; null: none has ended yet. */
  found: FoundEnd<O> | 'cannotTell' | null
}

/** An end under another edition, with the answers that led there: those of the attack that fit, and orders. */
export type FoundEnd<O extends object> = { readonly end: O; readonly answers: readonly Answer[] }

/** @param most the limit of engine steps */
export const searchWithin = <O extends object>(most: number): Search<O> => ({
  most,
  taken: 0,
  ways: 0,
  found: null,
})

/** Plays the answers of an attack under another edition. @returns its end there with the answers; null: that cannot be told */
export function endFound<G extends Game, S extends SetUp, O extends object>(
  flow: Flow<G, S, O>,
  setUp: S,
  answers: readonly Answer[],
  search: Search<O>,
): FoundEnd<O> | null {
  if (!couldBeGiven(answers, search)) return null
  const begun = beginAs(flow, setUp)
  if ('refused' in begun) return null
  explore(flow, begun.position, { answers, waiting: 0, asked: [], given: [] }, search)
  return search.found === 'cannotTell' ? null : search.found
}

/** Whether the steps could suffice: each answer that decides something takes one. If not, they count as taken. */
function couldBeGiven<O extends object>(answers: readonly Answer[], search: Search<O>): boolean {
  const needed = answers.filter(answer => !harmless(answer)).length
  if (needed > search.most) search.taken = Math.floor(search.most)
  return needed <= search.most
}

/**
 * The answers that are still to be given. The first `waiting` of them did not fit at the last try; `asked`: those of them
 * whose question was open then, so that the other edition has it, but takes another answer. `given`: what was given so far.
 */
type Left = {
  readonly answers: readonly Answer[]
  readonly waiting: number
  readonly asked: readonly Answer[]
  readonly given: readonly Answer[]
}

/** Whether an answer decides nothing in this edition: it is harmless, or nobody was asked its question here. */
const decidesNothing = (answer: Answer, { asked }: Left): boolean =>
  harmless(answer) || (answer.question !== undefined && !asked.includes(answer))

/** Whether an answer may be left over: it orders abilities or passes, so it decides nothing without its question. */
const harmless = (answer: Answer): boolean => isOrder(answer.question) || answer.choice === 'pass'

const isOrder = (name: string | undefined): boolean => name?.startsWith('order:') ?? false

function explore<G extends Game, S extends SetUp, O extends object>(
  flow: Flow<G, S, O>,
  position: Position<G>,
  left: Left,
  search: Search<O>,
): void {
  if (!position.question) {
    over(flow, position, left, search)
    return
  }
  const taken = manyThatFit(flow, position, left, search) ?? firstThatFits(flow, position, left, search)
  if (taken.position) explore(flow, taken.position, taken.left, search)
  else everyOrder(flow, position, taken.left, search)
}

/** Ends one way of play. A left-over answer that would decide something makes it impossible to tell. */
function over<G extends Game, S extends SetUp, O extends object>(
  flow: Flow<G, S, O>,
  position: Position<G>,
  left: Left,
  search: Search<O>,
): void {
  if (!left.answers.every(one => decidesNothing(one, left))) {
    search.found = 'cannotTell'
    return
  }
  const end = flow.outcome(position.memory.state)
  search.found ??= { end, answers: left.given }
  if (search.found !== 'cannotTell' && differences(flow, search.found.end, end).length > 0)
    search.found = 'cannotTell'
}

type Taken<G extends Game> = { readonly position: Position<G>; readonly left: Left }
type NoneTaken = { readonly position: null; readonly left: Left }

/** Gives the next answers in their order, as long as they fit: most do. null: fewer than two fit. */
function manyThatFit<G extends Game, O extends object>(
  flow: Rules<G>,
  from: Position<G>,
  { answers, waiting, asked, given }: Left,
  search: Search<O>,
): Taken<G> | null {
  if (waiting > 0) return null
  const tried = advanceAll(flow, from, answers.slice(0, Math.floor(search.most - search.taken)), false)
  const many = tried.steps.length
  if (many < 2) return null
  // The answer that does not fit has spoiled the table.
  const position = tried.position ?? advanceAll(flow, from, answers.slice(0, many), false).position
  if (!position) return null
  search.taken += many
  return {
    position,
    left: { answers: answers.slice(many), waiting: 0, asked, given: [...given, ...answers.slice(0, many)] },
  }
}

/** Finds the first answer that is legal here, in the order in which they were given; without one, only what is `left`. */
function firstThatFits<G extends Game, S extends SetUp, O extends object>(
  flow: Flow<G, S, O>,
  position: Position<G>,
  left: Left,
  search: Search<O>,
): Taken<G> | NoneTaken {
  const { answers, waiting, given } = left
  let { asked } = left
  let open: Prompt<G> | null = null
  for (const [index, answer] of answers.entries()) {
    // Usually the next answer fits. If it does not, a later one is tried only if its question or choice is open.
    if (index > 0 || waiting > 0) {
      open ??= spend(search, () => promptAt(flow, position))
      if (open && !mayFit(open, answer)) continue
    }
    const moved = byName(flow, position, answer, search)
    if (moved && 'position' in moved)
      return {
        position: moved.position,
        left: {
          answers: answers.toSpliced(index, 1),
          waiting: index,
          asked,
          given: [...given, moved.answer ?? answer],
        },
      }
    open ??= spend(search, () => promptAt(flow, position))
    if (open?.windows.some(({ name }) => name === answer.question)) asked = [...asked, answer]
  }
  return { position: null, left: { ...left, asked } }
}

/** An answer may fit if it brings a joining piece, if its question is open, or if another open question offers its choice. */
function mayFit<G extends Game>({ windows }: Prompt<G>, answer: Answer): boolean {
  if (answer.question === undefined || answer.joins || windows.some(({ name }) => name === answer.question))
    return true
  return (
    !harmless(answer) && windows.some(({ choices }) => choices.some(({ name }) => name === answer.choice))
  )
}

/** Takes one step and returns its result; null if no step is left, so that no further answer fits. */
function spend<O extends object, T>(search: Search<O>, step: () => T): T | null {
  if (search.taken + 1 > search.most) return null
  search.taken += 1
  return step()
}

/** Tries an answer. The other edition may open the same ability in another window, so its choice is tried alone too. */
function byName<G extends Game, S extends SetUp, O extends object>(
  flow: Flow<G, S, O>,
  position: Position<G>,
  answer: Answer,
  search: Search<O>,
): Moved<G> | null {
  const moved = spend(search, () => advance(flow, position, answer, false))
  if (!moved || 'position' in moved || answer.choice === undefined || harmless(answer)) return moved
  const { question: _, ...named } = answer
  return spend(search, () => advance(flow, position, named, false))
}

/** Tries every order: no answer fits, and only the other edition asks for an order next. It may pass windows before. */
function everyOrder<G extends Game, S extends SetUp, O extends object>(
  flow: Flow<G, S, O>,
  position: Position<G>,
  left: Left,
  search: Search<O>,
): void {
  const asked = orderNext(flow, position, search)
  if (!asked) {
    search.found = 'cannotTell'
    return
  }
  for (const choice of asked.choices) {
    search.ways += 1
    const order = { question: asked.name, choice: choice.name }
    const moved = spend(search, () => advance(flow, position, order, false))
    if (!moved || 'refused' in moved || search.ways > MOST_WAYS) search.found = 'cannotTell'
    else explore(flow, moved.position, { ...left, waiting: 0, given: [...left.given, order] }, search)
    // No other order changes this result.
    if (search.found === 'cannotTell') return
  }
}

/** The order that is asked for here, or behind windows that may be passed; null: something else is asked. */
function orderNext<G extends Game, O extends object>(
  flow: Rules<G>,
  position: Position<G>,
  search: Search<O>,
): Posed<G> | null {
  const { question } = position
  if (!question || isOrder(question.name)) return question
  const last = question.hard ? null : spend(search, () => promptAt(flow, position))?.windows.at(-1)
  return last && isOrder(last.name) ? last : null
}
