// The target of an attack: the opposing player or a rested enemy Unit, as far as no card forbids or demands it (8-2-1).
import { stateOf } from '../../../engine/table.ts'
import type { Barred, Question } from '../../../engine/types.ts'
import type { GundamClause } from '../clauses.ts'
import type { WhyNot } from '../problems.ts'
import { asksConditions } from '../rules/conditions.ts'
import { inPlay, isTooNew, type Piece } from '../rules/pieces.ts'
import { type Gundam, type GundamTable, pieceOf, type State } from '../rules/state.ts'
import { isRuled, mayAttackActive } from '../rules/values.ts'
import type { TargetRule } from '../vocabulary/pieces.ts'

const clause: GundamClause = 'GCG-7-3-1b'

const attackerOf = (state: State): Piece => pieceOf(state, state.battle.attacker)

/** Asks for what players alone know about the rules of cards for targets. */
export function asksTargetRules(table: GundamTable): void {
  const state = stateOf(table)
  const units = state.pieces.filter(one => one.kind === 'unit' && one.player !== state.active)
  asksConditions(table, [attackerOf(state), ...units], ({ rule }) => rule !== undefined)
}

/** Why a Unit could not be attacked even if no other one demanded to be: its side, its state, its own text. */
function closed(state: State, piece: Piece): WhyNot | null {
  if (piece.player === state.active) return { code: 'ownUnit', clause: 'GCG-7-1c' }
  if (piece.kind !== 'unit') return { code: 'baseIsNoTarget', clause: 'GCG-7-1c' }
  const mayActive = !isTooNew(attackerOf(state)) && mayAttackActive(state, attackerOf(state), piece)
  if (!piece.rested && !mayActive) return { code: 'active', clause }
  return isRuled(state, piece, 'cannotBeAttacked') ? { code: 'cannotBeAttacked', clause } : null
}

/** The Units that this attack has to choose from, since a card says so; empty: it is free. “Must” goes before “if possible”. */
function demanded(state: State): Piece[] {
  const open = state.pieces.filter(one => inPlay(one) && closed(state, one) === null)
  const having = (...rules: TargetRule[]) => open.filter(one => rules.some(rule => isRuled(state, one, rule)))
  const must = having('mustBeAttacked')
  if (must.length > 0) return must
  const { pilot, linkUnit } = attackerOf(state)
  const linked = linkUnit || (pilot?.links ?? false)
  return linked ? having('drawsAttacks') : having('drawsAttacks', 'drawsAttacksOfUnlinked')
}

/** Why a card cannot be declared as the target; null if it can (7-1, 7-3-1). */
export function cannotBeTarget(state: State, piece: Piece): WhyNot | null {
  const reason = closed(state, piece)
  if (reason) return reason
  const must = demanded(state)
  return must.length === 0 || must.includes(piece) ? null : { code: 'drawsAttacks', clause }
}

/** Why the opposing player cannot be declared as the target; null if that is possible. */
export function cannotAttackPlayer(state: State): WhyNot | null {
  if (isTooNew(attackerOf(state)) || isRuled(state, attackerOf(state), 'cannotAttackPlayer'))
    return { code: 'cannotAttackPlayer', clause }
  return demanded(state).length > 0 ? { code: 'drawsAttacks', clause } : null
}

/** Whether what has been declared can be attacked; a condition that players confirm may forbid it. */
function isLegal(state: State, declared: string): boolean {
  if (declared === 'player') return cannotAttackPlayer(state) === null
  return cannotBeTarget(state, pieceOf(state, declared)) === null
}

/** Asks for the target: the opposing player or a rested enemy Unit, never a Base or a Shield. */
export function declaresTarget(state: State): Question<Gundam> | null {
  const { declared } = state.battle
  if (declared !== null && isLegal(state, declared)) return null
  const by = { any: [state.active] }
  const onPlayer = cannotAttackPlayer(state)
  const units = state.pieces.map(one => ({ name: one.id, reason: cannotBeTarget(state, one) }))
  const able = units.filter(({ reason }) => reason === null).map(({ name }) => ({ name, by }))
  const choices = [...(onPlayer ? [] : [{ name: 'player', by, about: { player: state.standby } }]), ...able]
  const barred: Barred<Gundam>[] = [
    ...(onPlayer ? [{ name: 'player', ...onPlayer }] : []),
    ...units.flatMap(({ name, reason }) => (reason ? [{ name, ...reason }] : [])),
    { name: 'Shield', code: 'shieldIsNoTarget', clause: 'GCG-7-1c' },
  ]
  const ends = choices.length === 0 ? [{ name: 'noAttack', by }] : []
  return {
    name: 'target',
    hard: true,
    clause,
    window: null,
    joins: true,
    choices: [...choices, ...ends],
    barred,
  }
}
