// Why a walkthrough cannot begin as somebody has said: what they can do about it is told from this.
import type { Facts } from '../../engine/game.ts'
import type { Said } from '../../language.ts'

export type Names = Readonly<Record<string, Said>>

export type SetUpProblem = {
  /** What is wrong before the rules are asked, which the words of the cards tell, or a refusal of the engine. */
  readonly code: string
  readonly clause: string | null
  readonly details: Facts
  /** What the ids in `details` are called. */
  readonly names: Names
}
export type Wrong = { readonly problem: SetUpProblem }

export const wrong = (code: string, details: Facts = {}, clause: string | null = null): Wrong => ({
  problem: { code, clause, details, names: {} },
})
