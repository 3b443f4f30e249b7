// Why a walkthrough cannot begin with the given options; the sentence for the user is made from this.
import type { Facts } from '../../engine/game.ts'
import type { Said } from '../../language.ts'

export type Names = Readonly<Record<string, Said>>

export type SetUpProblem = {
  /** The code of a fault in the options, worded in `cards.json` of `locales`, or of the engine's refusal. */
  readonly code: string
  readonly clause: string | null
  readonly details: Facts
  /** The names of the ids in `details`. */
  readonly names: Names
}
export type Wrong = { readonly problem: SetUpProblem }

export const wrong = (code: string, details: Facts = {}, clause: string | null = null): Wrong => ({
  problem: { code, clause, details, names: {} },
})
