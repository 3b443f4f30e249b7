// What a Unit battles.
import { inPlay, type Piece } from './pieces.ts'
import { baseOf, battlesNow, pieceNamed, type State } from './state.ts'

export type Opponent = { is: 'player' | 'base' | 'shield' } | { is: 'unit'; unit: Piece }

/** What a Unit battles now: the other Unit, or what lies in the shield area of an attacked player (5-22-1, 5-22-2). */
export function opponentOf(state: State, unit: Piece): Opponent | null {
  const battle = battlesNow(state.battle).find(({ attacker, target }) => [attacker, target].includes(unit.id))
  const other = battle?.attacker === unit.id ? battle.target : (battle?.attacker ?? null)
  if (other !== 'player') return unitBattled(state, other)
  if (baseOf(state)) return { is: 'base' }
  return { is: state.shields === 0 ? 'player' : 'shield' }
}

function unitBattled(state: State, id: string | null): Opponent | null {
  const unit = pieceNamed(state, id)
  return inPlay(unit) ? { is: 'unit', unit } : null
}
