// The numbers that somebody may give: whole ones, within what the engine takes. Which there are, each game says.
import type { Said } from '../../language.ts'
import { type Wrong, wrong } from './problem.ts'

/** From, to, under the name by which the number is told. */
type Ranges = { readonly [name: string]: readonly [number, number] }

/** The first of some numbers that is out of its range, with whose it is; null if there is none. */
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
