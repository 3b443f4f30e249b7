// A battle that an effect begins: who can be in it, how it begins, and what it leaves to the battle around it.
import { stateOf, tell } from '../../../engine/table.ts'
import type { Problem } from '../../../engine/types.ts'
import type { GundamClause } from '../clauses.ts'
import { triggeredBy } from './abilities/abilities.ts'
import type { Piece } from './pieces.ts'
import { type Gundam, type GundamTable, momentNow, pieceOf, type State } from './state.ts'

/**
 * Why these two, which are in play, cannot battle; null if they can. Active or rested, with an attack or without: both can
 * (5-22-3).
 */
export function cannotBattle(attacker: Piece, target: Piece): Problem<Gundam> | null {
  const clause: GundamClause = 'GCG19-5-22-3a'
  if (attacker.kind !== 'unit' || target.kind !== 'unit') return { code: 'notAUnit', clause }
  return attacker.id === target.id ? { code: 'sameUnit', clause } : null
}

/** Tells the battle and its damage step. `clause` says why the one Unit attacks and the other one is its target. */
export function beginEffectBattle(table: GundamTable, clause: GundamClause): void {
  const state = stateOf(table)
  const { battle } = state
  const attacker = pieceOf(state, battle.attacker)
  const target = pieceOf(state, battle.target)
  const { id } = attacker
  battle.step = 'damage'
  battle.succeeded = 'unit'
  // No card lets Units of one player battle; if one does, the order of choosing alone says who attacks.
  const ruling = attacker.player === target.player ? { ruling: 'GCG19-OP-05' } : {}
  tell(table, { type: 'effect_battle_begun', clause, ...ruling, attacker: id, target: target.id })
  if (attacker.rested || (attacker.deployedThisTurn && !attacker.linkUnit))
    tell(table, { type: 'battles_all_the_same', clause: 'GCG19-5-22-3b', unit: id })
  const effects = triggeredBy(state, [
    momentNow(state, 'whenAttacking', [id]),
    momentNow(state, 'unitAttacks', [id]),
  ])
  const silent = clause === 'GCG19-5-22-4' ? 'GCG19-5-22-4-1' : 'GCG19-5-22-3-1'
  if (effects.length > 0) tell(table, { type: 'attack_effects_silent', clause: silent, effects })
  tell(table, { type: 'battle_step_entered', clause: 'GCG19-5-22-3a', battleStep: 'damage' })
}

/** Whether an effect has begun the present battle: then no target was declared. */
export const begunByEffect = ({ battle }: State): boolean => battle.declared === null

/** Sets the present battle aside for one within it. What lasts for the outer one goes on; its damage counts on. */
export function battleWithin(state: State, attacker: string, target: string): void {
  const { battle: outer } = state
  state.battle = {
    ...outer,
    ...{ attacker, target, declared: null, blocker: null, gone: null, bursting: null },
    keywords: [],
    revealed: [],
    effects: [...outer.effects],
    preventions: [...outer.preventions],
    around: outer,
  }
}

/** Returns to the battle around this one, with all damage and losses. */
export function backToOuterBattle(state: State): void {
  const { around: outer, revealed, constants } = state.battle
  if (!outer) throw new Error('no battle goes on around this one')
  // The lists of damage and losses are the same for both battles.
  state.battle = { ...outer, constants, revealed: [...outer.revealed, ...revealed] }
}
