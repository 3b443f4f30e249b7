// Adds retaliate X to the forced abilities after an attack, in editions without a row for retaliate.
import type { Edition } from '../editions.ts'
import { retaliate } from './attack-keywords.ts'
import { inPlay, type Piece } from './characters.ts'
import { type MarvelTable, pieceOf, type Reminder, type State } from './state.ts'

const RETALIATE = 'retaliate:'

/** Whether this id belongs to the retaliate of a character in this edition. */
export const isRetaliate = ({ retaliate }: Edition, ability: string): boolean =>
  retaliate === 'among the forced abilities' && ability.startsWith(RETALIATE)

/** Whether an enemy is in play and undefeated; the edition decides about a villain's next stage (AMB-32). */
export function survived(state: State, enemy: Piece): boolean {
  if (!inPlay(enemy)) return false
  return state.edition.nextStageRetaliates || !state.attack.defeated.includes(enemy.id)
}

/** The known abilities, and in such editions the retaliate of each character as a forced ability. */
export function abilitiesOf(state: State): readonly Reminder[] {
  if (state.edition.retaliate === 'before the forced abilities') return state.abilities
  const able = state.pieces.filter(one => one.retaliate > 0 && survived(state, one))
  const retaliates = able.map(({ id, player }) => ({
    id: `${RETALIATE}${id}`,
    owner: player,
    source: id,
    trigger: { on: 'afterAttacked' as const, who: id },
    forced: true,
    label: null,
    effects: [],
    options: null,
    uses: null,
    if: null,
  }))
  return [...state.abilities, ...retaliates]
}

/** Deals the retaliate that opened among the forced abilities; does nothing for other abilities. */
export function retaliatesNow(table: MarvelTable, ability: string): void {
  const { state } = table.memory
  if (!isRetaliate(state.edition, ability)) return
  const clause = state.attack.by === 'enemy' ? 'MC-EA-45' : 'MC-PA-20'
  retaliate(table, pieceOf(state, ability.slice(RETALIATE.length)), clause)
}
