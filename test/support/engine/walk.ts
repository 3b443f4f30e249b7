// Walks a flow: every path to a depth.
import { advance } from '../../../src/engine/advance.ts'
import type { Rules } from '../../../src/engine/flow.ts'
import type { Game } from '../../../src/engine/game.ts'
import { type Position, promptAt } from '../../../src/engine/prompt.ts'
import type { Answer, Prompt } from '../../../src/engine/types.ts'

/**
 * The answers that a prompt offers. A choice that asks for a number is offered with each of `numbers` in its range, or with
 * the smallest number if none is.
 */
export function offers<G extends Game>(prompt: Prompt<G>, numbers: readonly number[] = [0, 1]): Answer[] {
  const last = prompt.windows.at(-1)
  return prompt.windows.flatMap(window =>
    window.choices
      // An answer to a later window passes this one; only the last window needs a pass of its own.
      .filter(choice => !choice.passes || window === last)
      .flatMap((choice): Answer[] => {
        const plain = { question: window.name, choice: choice.name }
        const asked = choice.number
        if (!asked || asked.optional) return [plain]
        const inRange = numbers.filter(number => number >= asked.min && number <= asked.max)
        return (inRange.length > 0 ? inRange : [asked.min]).map(number => ({ ...plain, number }))
      }),
  )
}

/**
 * Follows every path from a position and calls `leaf` with each end, or with null where the depth ran out.
 * @returns how many paths there are
 */
export function walk<G extends Game>(
  flow: Rules<G>,
  position: Position<G>,
  depth: number,
  choose: (prompt: Prompt<G>) => readonly Answer[] = offers,
  leaf: (end: Position<G> | null, path: readonly Answer[]) => void = () => {},
  path: readonly Answer[] = [],
): number {
  const prompt = promptAt(flow, position)
  if (!prompt || depth === 0) {
    leaf(prompt ? null : position, path)
    return 1
  }
  let paths = 0
  for (const answer of choose(prompt)) {
    const moved = advance(flow, position, answer)
    if ('refused' in moved)
      throw new Error(`offered, but refused: ${JSON.stringify([answer, moved.refused])}`)
    paths += walk(flow, moved.position, depth - 1, choose, leaf, [...path, answer])
  }
  return paths
}
