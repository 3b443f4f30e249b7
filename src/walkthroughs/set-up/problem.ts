// Why a walkthrough cannot begin with the given options; the message to the user is made from this.
import type { Facts } from '../../engine/types.ts'
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
