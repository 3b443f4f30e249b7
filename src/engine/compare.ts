// Would the attack end differently under another edition? The same answers are played again, by name.

import { advance, begin, type Moved } from './advance.ts'
import type { Flow } from './flow.ts'
import type { Position } from './prompt.ts'
import type { Answer, Facts, Game, Plain, Question } from './types.ts'

export type Comparison = {
  readonly edition: string
  /** cannotTell: the other edition asks something that was not answered here, or its order is open. */
  readonly result: 'same' | 'differs' | 'cannotTell'
  readonly differences: readonly { readonly field: string; readonly here: Plain; readonly there: Plain }[]
}

/** Orders that only the other edition asks for are all tried, up to so many ways. */
const MOST_WAYS = 64

/** Compares a finished attack with the same attack under another edition, in the fields the flow declares. */
function compare<G extends Game>(
  flow: Flow<G>,
  setUp: object,
  answers: readonly Answer[],
  outcome: Facts,
  edition: string,
): Comparison {
  const begun = begin(flow, { ...setUp, edition })
  if ('refused' in begun) return { edition, result: 'cannotTell', differences: [] }
  const search: Search = { ways: 0, ends: [] }
  explore(flow, begun.position, answers, search)
  const found = search.ends.map(end => end && differences(flow, outcome, end))
  const first = found[0]
  const alike = found.every(one => JSON.stringify(one) === JSON.stringify(first))
  if (!first || !alike) return { edition, result: 'cannotTell', differences: [] }
  return { edition, result: first.length === 0 ? 'same' : 'differs', differences: first }
}

/** How the attack ends in each order that was tried; null where that cannot be told. */
type Search = { ways: number; ends: (Facts | null)[] }

/** An answer that decides nothing if its question never comes. */
const harmless = (answer: Answer): boolean => isOrder(answer.question) || answer.choice === 'pass'

const isOrder = (name: string | undefined): boolean => name?.startsWith('order:') ?? false

function explore<G extends Game>(
  flow: Flow<G>,
  position: Position<G>,
  answers: readonly Answer[],
  search: Search,
): void {
  const { question } = position
  if (!question) {
    // An order nobody asks for here is left over without harm; anything else was decided for nothing.
    search.ends.push(answers.every(harmless) ? flow.outcome(position.memory.state) : null)
    return
  }
  for (const [index, answer] of answers.entries()) {
    const moved = byName(flow, position, answer)
    if ('refused' in moved) continue
    explore(flow, moved.position, answers.toSpliced(index, 1), search)
    return
  }
  if (isOrder(question.name)) everyOrder(flow, position, question, answers, search)
  else search.ends.push(null)
}

/** The other edition may open the same ability in a window of another name: then its own name says what is meant. */
function byName<G extends Game>(flow: Flow<G>, position: Position<G>, answer: Answer): Moved<G> {
  const moved = advance(flow, position, answer)
  if (!('refused' in moved) || answer.choice === undefined || harmless(answer)) return moved
  const { question: _, ...named } = answer
  return advance(flow, position, named)
}

/** None of the answers fits here. An order that only this edition asks for is tried in every way. */
function everyOrder<G extends Game>(
  flow: Flow<G>,
  position: Position<G>,
  open: Question<G>,
  answers: readonly Answer[],
  search: Search,
): void {
  for (const choice of open.choices) {
    search.ways += 1
    const moved = advance(flow, position, { question: open.name, choice: choice.name })
    if ('refused' in moved || search.ways > MOST_WAYS) search.ends.push(null)
    else explore(flow, moved.position, answers, search)
  }
}

function differences<G extends Game>(flow: Flow<G>, here: Facts, there: Facts): Comparison['differences'] {
  return flow.compared
    .filter(field => JSON.stringify(here[field]) !== JSON.stringify(there[field]))
    .map(field => ({ field, here: here[field] ?? null, there: there[field] ?? null }))
}

/** The comparisons of a finished attack with every other edition of its flow. */
export function compareEditions<G extends Game>(
  flow: Flow<G>,
  setUp: object & { edition?: string | undefined },
  answers: readonly Answer[],
  outcome: Facts,
): Comparison[] {
  const own = setUp.edition ?? flow.editions[0]
  return flow.editions
    .filter(edition => edition !== own)
    .map(edition => compare(flow, setUp, answers, outcome, edition))
}
