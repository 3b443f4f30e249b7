// Why a walkthrough cannot begin as somebody has said: what they can do about it is told from this.
import type { Facts } from '../../engine/game.ts'
import type { Said } from '../../language.ts'

export type Names = Readonly<Record<string, Said>>

export type SetUpProblem = {
  /** A fault of the options, worded in `cards.json` of `locales`, or the code of an engine's refusal. */
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
