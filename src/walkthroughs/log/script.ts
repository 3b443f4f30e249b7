// Writes a walkthrough as a script that `npm run resolve` plays to the same point.
import type { Answer, Facts } from '../../engine/types.ts'
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
