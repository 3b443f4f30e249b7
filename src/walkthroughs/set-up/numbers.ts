// Checks that given numbers are within the ranges of their game.
import type { Said } from '../../language.ts'
import { type Wrong, wrong } from './problem.ts'

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
