// The ranges of the numbers that a player may give in the GUNDAM CARD GAME.
import { ranged } from '../numbers.ts'

export const GUNDAM_RANGES = {
  ap: [0, 99],
  hp: [1, 99],
  /** Damage counters. */
  counters: [0, 98],
  breach: [0, 99],
  shields: [0, 50],
} as const

export const outOfRange = ranged(GUNDAM_RANGES)
