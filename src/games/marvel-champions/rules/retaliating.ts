// Retaliate X as one of the forced abilities after an attack, for the editions that have no step of its own for it.

import type { Edition } from '../editions.ts'
import { retaliate } from './attack-keywords.ts'
import { inPlay, type Piece } from './pieces.ts'
import { type MarvelTable, pieceOf, type Reminder, type State } from './state.ts'

const RETALIATE = 'retaliate:'

/** Whether an ability of this name could not be told from the retaliate of a character. */
export const isRetaliate = ({ retaliate }: Edition, ability: string): boolean =>
  retaliate === 'among the forced abilities' && ability.startsWith(RETALIATE)

/** In play and not defeated; the edition says whether a villain that goes on as its next stage counts as that (AMB-32). */
export function survived(state: State, enemy: Piece): boolean {
  if (!inPlay(enemy)) return false
  return state.edition.nextStageRetaliates || !state.attack.defeated.includes(enemy.id)
}

/** The abilities that are known, with the retaliate of each character as one that opens once it has been attacked. */
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

/** Carries out the retaliate that has been put in its place among the forced abilities. */
export function retaliatesNow(table: MarvelTable, ability: string): void {
  const { state } = table.memory
  if (!isRetaliate(state.edition, ability)) return
  const clause = state.attack.by === 'enemy' ? 'MC-EA-45' : 'MC-PA-20'
  retaliate(table, pieceOf(state, ability.slice(RETALIATE.length)), clause)
}
