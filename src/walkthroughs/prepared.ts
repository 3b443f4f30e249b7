// A walkthrough before it begins: its set-up, names, seats and first answers.

import type { Facts } from '../engine/game.ts'
import type { Answer } from '../engine/types.ts'
import type { Said } from '../language.ts'
import type { Seat } from '../store/store.ts'

/**
 * The program makes the ids of pieces, reminders and players and never takes typed ones, so that they fit into custom
 * ids: players p1, p2 …; pieces enemy, hero, ally-1, unit-1, base-1 …; reminders ability-1 …. `names` has their names.
 */
export type Prepared = {
  readonly flow: string
  readonly setUp: Facts
  readonly names: Readonly<Record<string, Said>>
  readonly seats: readonly Seat[]
  /** The walkthrough before this one, whose seats it takes over. */
  readonly after?: string
  /** The answers in the command: they become the first answers of the log, so that users can take them back. */
  readonly answers: readonly Answer[]
}
