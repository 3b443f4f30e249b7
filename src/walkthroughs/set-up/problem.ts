// Why a walkthrough cannot begin as somebody has said: what they can do about it is told from this.
import type { Facts } from '../../engine/types.ts'
import type { Said } from '../../language.ts'

export type Names = Readonly<Record<string, Said>>

/** What is wrong before the rules are asked. Everything else that `code` may be is a refusal of the engine. */
export const SET_UP_CODES = [
  'nameMissing',
  'nameTooLong',
  'wrongCard',
  'outOfRange',
  'sameCharacter',
  'samePerson',
  'iconsMissing',
  'tooManyBoostCards',
] as const
export type SetUpCode = (typeof SET_UP_CODES)[number]

export type SetUpProblem = {
  readonly code: SetUpCode | (string & {})
  readonly clause: string | null
  readonly details: Facts
  /** What the ids in `details` are called. */
  readonly names: Names
}
export type Wrong = { readonly problem: SetUpProblem }

export const wrong = (code: SetUpCode, details: Facts = {}, clause: string | null = null): Wrong => ({
  problem: { code, clause, details, names: {} },
})
