// The battle end step of a Unit attack.
import { stateOf, tell } from '../../../engine/table.ts'
import type { Given, Question } from '../../../engine/types.ts'
import type { Moment } from '../rules/abilities/moments.ts'
import { changeHp } from '../rules/pieces.ts'
import { type Gundam, type GundamTable, momentNow, pieceNamed, pieceOf, type State } from '../rules/state.ts'
import { enters } from './attack-step.ts'

/** Ends every "during this battle" effect, whenever it began (7-7-1), but none of a battle around this one. */
export function battleEnd(table: GundamTable): void {
  const { battle } = stateOf(table)
  enters('battle end')(table)
  const { around } = battle
  const lost = battle.effects.slice(around?.effects.length ?? 0)
  battle.effects = around ? [...around.effects] : []
  for (const effect of lost) {
    const piece = pieceNamed(stateOf(table), effect.piece)
    if (piece && 'hp' in effect) changeHp(piece, -effect.hp)
    tell(table, { type: 'battle_effect_lost', clause: 'GCG-7-7-1', ...effect })
  }
  battle.preventions = around?.preventions ?? []
}

export function atBattleEnd(state: State): Moment[] {
  return [momentNow(state, 'battleEnd', [pieceOf(state, state.battle.attacker).id])]
}

export function finishesBattle(state: State): Question<Gundam> {
  const choices = [{ name: 'finish', by: { any: [state.active, state.standby] } }]
  return { name: 'finish', hard: true, clause: 'GCG-7-7-2a', window: 'battleEnd', choices }
}

/** Ends the battle and returns to the main phase, where the active player may attack again (7-7-2). */
export function finish(table: GundamTable, _given: Given<Gundam>): undefined {
  tell(table, { type: 'battle_ended', clause: 'GCG-7-7-2a' })
  tell(table, { type: 'returned_to_main_phase', clause: 'GCG-7-7-2b', player: stateOf(table).active })
}

/** Asks to finish after a defeat: the rest of the damage step and the battle end step are left out (AMB-65). */
export function finishesGame(state: State): Question<Gundam> {
  const choices = [{ name: 'finish', by: { any: [state.active, state.standby] } }]
  return { name: 'finish', hard: true, clause: 'GCG-7-6-2-2b', window: null, choices }
}
