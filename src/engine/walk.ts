// Walks a flow: every path to a depth, for tests, and the chart of its rows.

import { advance } from './advance.ts'
import type { InEdition, Rules } from './flow.ts'
import type { Game } from './game.ts'
import { type Position, promptAt } from './prompt.ts'
import { canEndEarly, exitsOf } from './rows.ts'
import type { Answer, Prompt } from './types.ts'

/** The answers that a prompt offers. A choice that asks for a number is offered with each of `numbers` in its range. */
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
        return numbers
          .filter(number => number >= asked.min && number <= asked.max)
          .map(number => ({ ...plain, number }))
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

/** Draws the rows of a flow in one edition as a Mermaid chart: a box for each step, an arrow for each exit. */
export function chart<G extends Game>(flow: Rules<G>, { rows }: InEdition<G>): string {
  const lines = rows.flatMap(row => {
    const early = flow.earlyEnd && canEndEarly(flow, rows, row) ? [flow.earlyEnd.to] : []
    const heading = row.number === undefined ? row.title : `${row.number} ${row.title}`
    return [
      `  ${row.name}["${heading}<br/>${row.name} · ${row.cites[0]}"]`,
      ...[...exitsOf(rows, row), ...early].map(
        exit => `  ${row.name} --> ${exit === 'end' ? 'over([end])' : exit}`,
      ),
    ]
  })
  return ['flowchart TD', ...lines].join('\n')
}
