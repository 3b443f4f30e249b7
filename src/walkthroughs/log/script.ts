// Turns a walkthrough into a script that plays it to its present state, also from a terminal.

import type { Facts } from '../../engine/game.ts'
import type { Answer } from '../../engine/types.ts'
import type { Scene } from '../scene.ts'

export type Script = {
  readonly flow: string
  readonly edition: string
  readonly setUp: Facts
  readonly answers: readonly Answer[]
}

/** The set-up and the answers that count, in the form that `npm run resolve` reads. */
export function scriptOf({ walkthrough, played }: Scene): Script {
  const { edition: _, ...setUp } = walkthrough.setUp
  return { flow: walkthrough.flow, edition: String(played.now?.edition), setUp, answers: played.accepted }
}
