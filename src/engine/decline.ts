// Tells that abilities that were offered are not used.
import type { Table } from './flow.ts'
import type { Game } from './game.ts'
import { tell } from './table.ts'

/** The most abilities in one line of the story. */
const MOST_IN_LINE = 10

/** @param abilities the ids of what a player was offered at once; @param player null: no player decides about them */
export function tellDeclined<G extends Game>(
  table: Table<G>,
  abilities: readonly string[],
  player: string | null,
  clause: G['clause'],
): void {
  for (let at = 0; at < abilities.length; at += MOST_IN_LINE) {
    const [ability = '', ...others] = abilities.slice(at, at + MOST_IN_LINE)
    const declined =
      others.length === 0
        ? ({ type: 'ability_declined', ability } as const)
        : ({ type: 'abilities_declined', abilities: [ability, ...others] } as const)
    tell(table, { ...declined, clause, player })
  }
}
