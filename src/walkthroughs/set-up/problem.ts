// Why a walkthrough cannot begin with the given options, such as numbers out of range. The sentence for the user is made
// from this.
import type { Facts } from '../../engine/game.ts'
import type { Said } from '../../language.ts'

export type Names = Readonly<Record<string, Said>>

export type SetUpProblem = {
  /** The code of a fault in the options, worded in `cards.json` of `locales`, or of the engine's refusal. */
  readonly code: string
  readonly clause: string | null
  /** The edition by which the engine refused the set-up or an answer. */
  readonly edition?: string
  readonly details: Facts
  /** The names of the ids in `details`. */
  readonly names: Names
}
export type Wrong = { readonly problem: SetUpProblem }

export const wrong = (code: string, details: Facts = {}, clause: string | null = null): Wrong => ({
  problem: { code, clause, details, names: {} },
})

/** The least and the most value of each number, by its name in messages. */
type Ranges = { readonly [name: string]: readonly [number, number] }

/** The problem of the first number that is out of its range, with its owner's name; null if there is none. */
export const ranged =
  <R extends Ranges>(ranges: R) =>
  (numbers: { readonly [N in keyof R]?: number | undefined }, whose: Said | null = null): Wrong | null => {
    for (const [number, [min, max]] of Object.entries(ranges)) {
      const given = numbers[number]
      if (given !== undefined && (!Number.isInteger(given) || given < min || given > max))
        return wrong('outOfRange', { number, given, min, max, whose })
    }
    return null
  }
