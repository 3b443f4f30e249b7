// The battle end step of a Unit attack, and what came of it.
import { stateOf, tell } from '../../engine/table.ts'
import type { Facts, Given, Plain, Question } from '../../engine/types.ts'
import { reminderAgain } from './abilities.ts'
import type { Moment } from './moments.ts'
import { pieceAgain, remaining } from './pieces.ts'
import { type Gundam, type GundamTable, momentNow, type State, type Target } from './state.ts'
import { enters } from './unit-attack-steps.ts'

/** Every "during this battle" effect stops working, whenever it began (7-7-1). */
export function battleEnd(table: GundamTable): void {
  const { battle } = stateOf(table)
  enters('battle end')(table)
  const lost = battle.effects
  battle.effects = []
  for (const effect of lost) tell(table, { type: 'battle_effect_lost', clause: 'GCG-7-7-1', ...effect })
  stateOf(table).preventions = []
}

export function atBattleEnd(state: State): Moment[] {
  return [momentNow(state, 'battleEnd', [state.battle.attacker ?? ''])]
}

export function finishes(state: State): Question<Gundam> {
  const choices = [{ name: 'finish', by: { any: [state.active, state.standby] } }]
  return { name: 'finish', hard: true, clause: 'GCG-7-7-2a', window: 'battleEnd', choices }
}

/** The battle is over, and play returns to the main phase, where the active player may attack again (7-7-2). */
export function finish(table: GundamTable, _given: Given<Gundam>): undefined {
  tell(table, { type: 'battle_ended', clause: 'GCG-7-7-2a' })
  tell(table, { type: 'returned_to_main_phase', clause: 'GCG-7-7-2b', player: stateOf(table).active })
}

export function outcome(state: State): Facts {
  const { battle } = state
  return {
    edition: state.edition,
    attacker: battle.attacker,
    target: shownTarget(battle.target, state),
    succeeded: battle.succeeded,
    gone: battle.gone,
    blocker: battle.blocker,
    apAtDamage: battle.apAtDamage,
    damage: battle.damage,
    pieces: state.pieces.map(({ id, where, damage, rested, ...piece }) => ({
      piece: id,
      where,
      remaining: remaining({ id, where, damage, rested, ...piece }),
      damage,
      rested,
    })),
    destroyed: battle.destroyed,
    shields: state.shields,
    shieldsLost: battle.shieldsLost,
    defeated: battle.loser,
    winner: battle.loser === null ? null : state.active,
    notes: state.notes,
    table: tableAgain(state),
  }
}

function shownTarget(target: Target | null, state: State): Plain {
  if (target === null) return null
  return target === 'player' ? { player: state.standby } : { unit: target.unit }
}

/** What is in play, as the set-up of the next attack can take it. */
function tableAgain(state: State): Facts {
  return {
    activePlayer: state.active,
    standbyPlayer: state.standby,
    pieces: state.pieces.filter(one => one.where === 'in play').map(one => ({ ...pieceAgain(one) })),
    ...(state.shields !== null && { shields: state.shields }),
    abilities: state.abilities.filter(one => one.uses !== 0).map(one => ({ ...reminderAgain(one) })),
  }
}
