// The ranges of the numbers that a player may give in Marvel Champions.
import { ranged } from '../numbers.ts'

/** Numbers of a card and others (players, boost icons …). */
export const MARVEL_RANGES = {
  atk: [0, 99],
  def: [0, 99],
  hitPoints: [1, 999],
  damage: [0, 998],
  left: [1, 999],
  tough: [0, 99],
  retaliate: [0, 99],
  consequential: [0, 99],
  players: [1, 4],
  player: [1, 4],
  boostIcons: [0, 20],
  boostCards: [0, 20],
  abilityDamage: [0, 99],
} as const

export const outOfRange = ranged(MARVEL_RANGES)
