// The tough card of a printed toughness of which nobody has said anything: damage asks about it before it is dealt.
import { tell } from '../../../../engine/table.ts'
import type { Choice } from '../../../../engine/types.ts'
import { type Character, inPlay } from '../characters.ts'
import { characterOf, type Marvel, type MarvelTable, type State } from '../state.ts'
import { attackHas } from './attack-keywords.ts'
import { leftBefore } from './prevention.ts'

/** Damage that an attack is about to deal to a character. */
type Hit = { readonly to: string; readonly amount: number }

const NOT_TOUGH = 'notTough:'

/** The attacked characters of which the tough card would stop this damage, if it is still there. */
function doubtful(state: State, hits: readonly Hit[]): Character[] {
  const hit = [...new Set(hits.map(({ to }) => to))].map(id => characterOf(state, id))
  return hit.filter(one => {
    if (one.mayBeTough !== 'asked before the damage' || !inPlay(one)) return false
    if (attackHas(state, 'piercing', state.activation)) return false
    const most = Math.max(...hits.filter(({ to }) => to === one.id).map(({ amount }) => amount))
    return leftBefore(state, { target: one, amount: most, taken: false }) > 0
  })
}

/** The choices beside that to deal the damage: of each of these characters, that its tough card is gone. */
export const notTough = (state: State, hits: readonly Hit[], by: Choice['by']): Choice<Marvel>[] =>
  doubtful(state, hits).map(({ id }) => ({ name: `${NOT_TOUGH}${id}`, by }))

/** Says that a tough card is gone, if that is the choice. @returns whether it is */
export function saysNotTough({ memory: { state } }: MarvelTable, choice: string): boolean {
  if (!choice.startsWith(NOT_TOUGH)) return false
  characterOf(state, choice.slice(NOT_TOUGH.length)).mayBeTough = false
  return true
}

/** Plays what is printed for all whom this damage hits (MC-TOUGHNESS-01). */
export function playsPrinted(table: MarvelTable, hits: readonly Hit[]): void {
  for (const one of doubtful(table.memory.state, hits)) hasPrinted(table, one)
}

/** The character still has the tough card of its toughness. */
export function hasPrinted(table: MarvelTable, piece: Character): void {
  piece.mayBeTough = false
  piece.tough += 1
  tell(table, { type: 'tough_as_printed', clause: 'MC-TOUGHNESS-01', piece: piece.id })
}
