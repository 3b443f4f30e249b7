// Would the attack end differently under another edition? The same answers are played again, by name.

import { advance, begin, type Moved } from './advance.ts'
import type { Flow, SetUp } from './flow.ts'
import type { Game } from './game.ts'
import { type Position, promptAt } from './prompt.ts'
import type { Answer, Posed, Prompt } from './types.ts'

/** What another edition would have made of the same answers, in the fields of the outcome that the flow compares. */
export type Comparison<O extends object> = {
  readonly edition: string
  /** cannotTell: the other edition asks something that was not answered here, or its order is open. */
  readonly result: 'same' | 'differs' | 'cannotTell'
  readonly differences: readonly Difference<O>[]
}

type Difference<O extends object> = {
  [F in keyof O & string]: { readonly field: F; readonly here: O[F]; readonly there: O[F] }
}[keyof O & string]

/** Orders that only the other edition asks for are all tried, up to so many ways. */
const MOST_WAYS = 64

/**
 * So many steps of the engine one comparison may take: answers that are tried, also in vain, and looks at what is open.
 * A whole attack of as many answers as there may be fits in; one whose answers hardly fit the other edition does not.
 */
export const MOST_STEPS = 600

/** Compares a finished attack with the same attack under another edition, in the fields the flow declares. */
function compare<G extends Game, S extends SetUp, O extends object>(
  flow: Flow<G, S, O>,
  setUp: object,
  search: Search<O>,
  edition: string,
): Comparison<O> {
  const cannotTell = { edition, result: 'cannotTell', differences: [] } as const
  const begun = begin(flow, { ...setUp, edition })
  if ('refused' in begun) return cannotTell
  explore(flow, begun.position, { answers: search.answers, waiting: 0 }, search)
  const { found } = search
  if (found === null || found === 'cannotTell') return cannotTell
  return { edition, result: found.length === 0 ? 'same' : 'differs', differences: found }
}

type Search<O extends object> = {
  readonly answers: readonly Answer[]
  readonly outcome: O
  /** How many steps are left. */
  steps: number
  ways: number
  /** What every order tried so far has come to; null: none has ended yet. */
  found: readonly Difference<O>[] | 'cannotTell' | null
}

/** The answers that are not given yet. The first ones, as many as are waiting, did not fit when they were tried last. */
type Left = { readonly answers: readonly Answer[]; readonly waiting: number }

/** An answer that decides nothing if its question never comes. */
const harmless = (answer: Answer): boolean => isOrder(answer.question) || answer.choice === 'pass'

const isOrder = (name: string | undefined): boolean => name?.startsWith('order:') ?? false

/** Once one order cannot be told, or two end differently, no other order changes that. */
const isSettled = <O extends object>({ found }: Search<O>): boolean => found === 'cannotTell'

function explore<G extends Game, S extends SetUp, O extends object>(
  flow: Flow<G, S, O>,
  position: Position<G>,
  left: Left,
  search: Search<O>,
): void {
  const { question } = position
  if (!question) {
    over(flow, position, left, search)
    return
  }
  const taken = firstThatFits(flow, position, left, search)
  if (isSettled(search)) return
  if (taken) explore(flow, taken.position, taken.left, search)
  else if (isOrder(question.name)) everyOrder(flow, position, question, left, search)
  else search.found = 'cannotTell'
}

/** An order nobody asks for here is left over without harm; anything else was decided for nothing. */
function over<G extends Game, S extends SetUp, O extends object>(
  flow: Flow<G, S, O>,
  position: Position<G>,
  left: Left,
  search: Search<O>,
): void {
  if (!left.answers.every(harmless)) {
    search.found = 'cannotTell'
    return
  }
  const end = differences(flow, search.outcome, flow.outcome(position.memory.state))
  search.found ??= end
  if (JSON.stringify(search.found) !== JSON.stringify(end)) search.found = 'cannotTell'
}

/** The first answer that is legal here, in the order in which they were given. */
function firstThatFits<G extends Game, S extends SetUp, O extends object>(
  flow: Flow<G, S, O>,
  position: Position<G>,
  { answers, waiting }: Left,
  search: Search<O>,
): { position: Position<G>; left: Left } | null {
  let open: Prompt<G> | null = null
  for (const [index, answer] of answers.entries()) {
    // Mostly the next answer fits. Where one did not, the others are tried only if what they name is open at all.
    if (index > 0 || waiting > 0) {
      open ??= spend(search, () => promptAt(flow, position))
      if (open && !mayFit(open, answer)) continue
    }
    const moved = byName(flow, position, answer, search)
    if (isSettled(search)) return null
    if (moved && 'position' in moved)
      return { position: moved.position, left: { answers: answers.toSpliced(index, 1), waiting: index } }
  }
  return null
}

/** Whoever joins may open what is not open yet; else the question is open, or another one offers the choice. */
function mayFit<G extends Game>({ windows }: Prompt<G>, answer: Answer): boolean {
  if (answer.question === undefined || answer.joins || windows.some(({ name }) => name === answer.question))
    return true
  return (
    !harmless(answer) && windows.some(({ choices }) => choices.some(({ name }) => name === answer.choice))
  )
}

/** One step more; null, and the comparison is at its end, if there is none left. */
function spend<O extends object, T>(search: Search<O>, step: () => T): T | null {
  search.steps -= 1
  if (search.steps >= 0) return step()
  search.found = 'cannotTell'
  return null
}

/** The other edition may open the same ability in a window of another name: then its own name says what is meant. */
function byName<G extends Game, S extends SetUp, O extends object>(
  flow: Flow<G, S, O>,
  position: Position<G>,
  answer: Answer,
  search: Search<O>,
): Moved<G> | null {
  const moved = spend(search, () => advance(flow, position, answer))
  if (!moved || 'position' in moved || answer.choice === undefined || harmless(answer)) return moved
  const { question: _, ...named } = answer
  return spend(search, () => advance(flow, position, named))
}

/** None of the answers fits here. An order that only this edition asks for is tried in every way. */
function everyOrder<G extends Game, S extends SetUp, O extends object>(
  flow: Flow<G, S, O>,
  position: Position<G>,
  open: Posed<G>,
  left: Left,
  search: Search<O>,
): void {
  for (const choice of open.choices) {
    search.ways += 1
    const order = { question: open.name, choice: choice.name }
    const moved = spend(search, () => advance(flow, position, order))
    if (!moved || 'refused' in moved || search.ways > MOST_WAYS) search.found = 'cannotTell'
    else explore(flow, moved.position, { ...left, waiting: 0 }, search)
    if (isSettled(search)) return
  }
}

function differences<G extends Game, S extends SetUp, O extends object>(
  flow: Flow<G, S, O>,
  here: O,
  there: O,
): readonly Difference<O>[] {
  return flow.compared
    .filter(field => JSON.stringify(here[field]) !== JSON.stringify(there[field]))
    .map(field => ({ field, here: here[field], there: there[field] }))
}

/**
 * The comparisons of a finished attack with every other edition of its flow.
 * @param steps how many steps of the engine each may take before it is given up as one that cannot tell
 */
export function compareEditions<G extends Game, S extends SetUp, O extends object>(
  flow: Flow<G, S, O>,
  setUp: object & { edition: string },
  answers: readonly Answer[],
  outcome: O,
  steps = MOST_STEPS,
): Comparison<O>[] {
  return flow.editions
    .map(({ rules }) => rules.id)
    .filter(edition => edition !== setUp.edition)
    .map(edition => compare(flow, setUp, { answers, outcome, steps, ways: 0, found: null }, edition))
}
