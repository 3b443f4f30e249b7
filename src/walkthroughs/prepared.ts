// A walkthrough before it begins: who attacks whom, with what, as the command, the cards and the table say.

import type { Facts } from '../engine/game.ts'
import type { Answer } from '../engine/types.ts'
import type { Said } from '../language.ts'
import type { Seat } from '../store/store.ts'

/**
 * The ids of pieces, reminders and players are ours and never typed by anybody, so that they fit into custom ids:
 * players p1, p2 …; pieces enemy, hero, ally-1, unit-1, base-1 …; reminders ability-1 …. `names` has their names.
 */
export type Prepared = {
  readonly flow: string
  readonly setUp: Facts
  readonly names: Readonly<Record<string, Said>>
  readonly seats: readonly Seat[]
  /** The walkthrough before this one, whose seats it takes over. */
  readonly after?: string
  /** The answers that the command brings: they are the first answers of the log, so that they can be taken back. */
  readonly answers: readonly Answer[]
}
