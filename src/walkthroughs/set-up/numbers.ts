// The numbers that somebody may give: whole ones, within what the engine takes.
import type { Said } from '../../language.ts'
import { type Wrong, wrong } from './problem.ts'

/** From, to. What is no number of a card (players, boost icons …) has its place here too. */
const RANGES = {
  atk: [0, 99],
  def: [0, 99],
  ap: [0, 99],
  hp: [1, 99],
  hitPoints: [1, 999],
  left: [1, 999],
  damage: [0, 998],
  /** Damage counters of the GUNDAM CARD GAME. */
  counters: [0, 98],
  tough: [0, 99],
  retaliate: [0, 99],
  consequential: [0, 99],
  breach: [0, 99],
  players: [1, 4],
  player: [1, 4],
  boostIcons: [0, 20],
  boostCards: [0, 20],
  shields: [0, 50],
  abilityDamage: [0, 99],
} as const
export type NumberName = keyof typeof RANGES

/** The first number that is out of range, with whose it is; null if there is none. */
export function outOfRange(
  numbers: { readonly [N in NumberName]?: number | undefined },
  whose: Said | null = null,
): Wrong | null {
  for (const [number, value] of Object.entries(numbers)) {
    if (value === undefined) continue
    const [min, max] = RANGES[number as NumberName]
    if (!Number.isInteger(value) || value < min || value > max)
      return wrong('outOfRange', { number, given: value, min, max, whose })
  }
  return null
}
