// Compares editions in the simplest way, at any cost; tests compare the engine's result with it.
import { advance, type Moved } from '../../../src/engine/advance.ts'
import { begin, isOverAt } from '../../../src/engine/begin.ts'
import type { Flow, Rules, SetUp } from '../../../src/engine/flow.ts'
import type { Game } from '../../../src/engine/game.ts'
import { type Position, promptAt } from '../../../src/engine/prompt.ts'
import type { Answer } from '../../../src/engine/types.ts'

const isOrder = (question: string | undefined): boolean => question?.startsWith('order:') ?? false
const isHarmless = ({ question, choice }: Answer): boolean => isOrder(question) || choice === 'pass'

/**
 * Plays the same answers in this edition, in every order it asks for; answers to what nobody is asked there are left out.
 * @returns the outcomes; null for an unknown one
 */
export function endsPlainly<G extends Game, S extends SetUp, O extends object>(
  flow: Flow<G, S, O>,
  setUp: object,
  answers: readonly Answer[],
  edition: string,
): (O | null)[] {
  const begun = begin(flow, { ...setUp, edition })
  return 'refused' in begun ? [null] : endsFrom(flow, begun.position, answers, { ways: 0 }, [])
}

function endsFrom<G extends Game, S extends SetUp, O extends object>(
  flow: Flow<G, S, O>,
  position: Position<G>,
  left: readonly Answer[],
  tried: { ways: number },
  refused: readonly Answer[],
): (O | null)[] {
  const { question } = position
  // Where a play may rest, it is over as soon as all answers are given.
  if (!question || (left.length === 0 && isOverAt(flow, position))) {
    const decides = (one: Answer) => !isHarmless(one) && (one.question === undefined || refused.includes(one))
    return [left.some(decides) ? null : flow.outcome(position.memory.state)]
  }
  const windows = promptAt(flow, position)?.windows ?? []
  const isAsked = (one: Answer) => windows.some(({ name }) => name === one.question)
  const now = [...refused]
  for (const [index, answer] of left.entries()) {
    const moved = taken(flow, position, answer)
    if ('position' in moved) return endsFrom(flow, moved.position, left.toSpliced(index, 1), tried, now)
    if (isAsked(answer)) now.push(answer)
  }
  const asked = windows.at(-1)
  if (!asked || !isOrder(asked.name)) return [null]
  return asked.choices.flatMap(({ name: choice }) => {
    tried.ways += 1
    const moved = advance(flow, position, { question: asked.name, choice })
    return 'refused' in moved || tried.ways > 64 ? [null] : endsFrom(flow, moved.position, left, tried, now)
  })
}

/** Plays an answer; an ability that opens in another window there is tried by its own name alone. */
function taken<G extends Game>(flow: Rules<G>, position: Position<G>, answer: Answer): Moved<G> {
  const moved = advance(flow, position, answer)
  if ('position' in moved || answer.choice === undefined || isHarmless(answer)) return moved
  const { question: _, ...named } = answer
  return advance(flow, position, named)
}
