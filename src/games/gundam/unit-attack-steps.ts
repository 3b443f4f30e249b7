// The attack, block and action steps of a Unit attack. The sequence itself stands in unit-attack.ts.

import { useAbility } from '../../engine/resolve.ts'
import { occurrence, opens, stateOf, tell } from '../../engine/table.ts'
import type { Barred, Choice, Given, Problem, Question } from '../../engine/types.ts'
import { useOf } from '../../engine/windows.ts'
import { ABILITIES, actions } from './abilities.ts'
import type { Clause } from './clauses.ts'
import type { Moment } from './moments.ts'
import { inPlay, type Piece } from './pieces.ts'
import {
  type Battle,
  type Gundam,
  type GundamTable,
  hasKeyword,
  momentNow,
  pieceNamed,
  pieceOf,
  type State,
  targetUnit,
} from './state.ts'

const CITES: Record<Battle['step'], Clause> = {
  attack: 'GCG-7-2',
  block: 'GCG-7-3-5',
  action: 'GCG-7-4-5',
  damage: 'GCG-7-5-2',
  'battle end': 'GCG-7-7-1',
}

/** Reports that one of the five steps begins (7-2). */
export function enters(step: Battle['step']): (table: GundamTable) => void {
  return table => {
    stateOf(table).battle.step = step
    tell(table, { type: 'battle_step_entered', clause: CITES[step], battleStep: step })
  }
}

/** Why a Unit cannot attack; null if it can (7-1, 7-3-1; a Link Unit may attack when it has just been deployed). */
export function cannotAttack(
  state: Pick<State, 'active'>,
  piece: Piece,
): { code: string; clause: Clause } | null {
  if (piece.player !== state.active) return { code: 'notActivePlayer', clause: 'GCG-7-1a' }
  if (piece.kind !== 'unit' || !inPlay(piece)) return { code: 'notAUnit', clause: 'GCG-7-3-1a' }
  if (piece.rested) return { code: 'rested', clause: 'GCG-7-3-1a' }
  if (piece.deployedThisTurn && !piece.linkUnit) return { code: 'deployedThisTurn', clause: 'GCG-7-3-1a' }
  return null
}

/** The attacker: one active Unit of the active player. */
export function choosesAttacker(state: State): Question<Gundam> | null {
  if (state.battle.attacker !== null) return null
  const by = { any: [state.active] }
  const can = state.pieces.filter(one => cannotAttack(state, one) === null)
  return {
    name: 'attacker',
    hard: true,
    clause: 'GCG-7-3-1a',
    window: null,
    joins: true,
    choices: can.map(one => ({ name: one.id, by })),
    barred: state.pieces.flatMap(one => {
      const reason = cannotAttack(state, one)
      return reason ? [{ name: one.id, ...reason }] : []
    }),
  }
}

/** The attacker is rested as the attack starts, before the target is named. */
export function chooseAttacker(table: GundamTable, given: Given<Gundam>): undefined {
  stateOf(table).battle.attacker = given.choice
}

export function restAttacker(table: GundamTable): void {
  const state = stateOf(table)
  const attacker = pieceOf(state, state.battle.attacker)
  tell(table, { type: 'attacker_selected', clause: 'GCG-7-1b', unit: attacker.id, player: attacker.player })
  attacker.rested = true
  tell(table, { type: 'unit_rested', clause: 'GCG-7-3-1a', unit: attacker.id })
}

/** Why a piece cannot be declared as the target; null if it can (7-1, 7-3-1). */
export function cannotBeTarget(state: State, piece: Piece): { code: string; clause: Clause } | null {
  const clause = 'GCG-7-1c'
  if (!inPlay(piece)) return { code: 'notInPlay', clause }
  if (piece.player === state.active) return { code: 'ownUnit', clause }
  if (piece.kind !== 'unit') return { code: 'baseIsNoTarget', clause }
  const { mayAttackActive } = pieceOf(state, state.battle.attacker)
  return piece.rested || mayAttackActive ? null : { code: 'active', clause: 'GCG-7-3-1b' }
}

/** The target: the opposing player, or a rested enemy Unit; never a Base or a Shield. */
export function declaresTarget(state: State): Question<Gundam> | null {
  if (state.battle.declared !== null) return null
  const by = { any: [state.active] }
  const player: Choice = { name: 'player', by, about: { player: state.standby } }
  const units = state.pieces.filter(one => cannotBeTarget(state, one) === null)
  const barred: Barred<Gundam>[] = state.pieces.flatMap(one => {
    const reason = cannotBeTarget(state, one)
    return reason ? [{ name: one.id, ...reason }] : []
  })
  const choices = [player, ...units.map(one => ({ name: one.id, by }))]
  return { name: 'target', hard: true, clause: 'GCG-7-3-1b', window: null, joins: true, choices, barred }
}

export function declareTarget(table: GundamTable, given: Given<Gundam>): undefined {
  stateOf(table).battle.declared = given.choice === 'player' ? 'player' : { unit: given.choice }
}

export function targetDeclared(table: GundamTable): void {
  const { battle, standby } = stateOf(table)
  battle.target = battle.declared
  const unit = targetUnit(stateOf(table))
  tell(table, {
    type: 'target_declared',
    clause: 'GCG-7-3-1b',
    unit: unit?.id ?? null,
    player: unit ? null : standby,
  })
}

/** 【When Attacking】 on the attacker, and what watches for a Unit attacking: all at the same moment (7-3-2). */
export function whenAttacking(state: State): Moment[] {
  const who = [state.battle.attacker ?? '']
  return [momentNow(state, 'whenAttacking', who), momentNow(state, 'unitAttacks', who)]
}

/** All of them are queued before any is carried out; a condition on the target is judged now (7-3-5-2). */
export function effectsTriggered(table: GundamTable): void {
  const state = stateOf(table)
  const moments = whenAttacking(state)
  const queued = state.abilities.filter(one => moments.some(moment => ABILITIES.fits(state, one, moment)))
  const effects = queued.map(one => one.id)
  if (effects.length > 0) tell(table, { type: 'effects_triggered', clause: 'GCG-7-3-2a', effects })
}

/** At the end of the attack, block and action steps: are the attacker and the Unit targeted still there? */
export function endOfStep(attacker: Clause, target: Clause): (table: GundamTable) => void {
  return table => {
    const state = stateOf(table)
    const { battle } = state
    const unit = targetUnit(state)
    if (!inPlay(pieceNamed(state, battle.attacker ?? ''))) battle.gone = 'attacker'
    else if (battle.target !== 'player' && !inPlay(unit)) battle.gone = 'target'
    const clause = battle.gone === 'target' ? target : attacker
    const result = battle.gone ? `${battle.gone} gone` : 'ok'
    tell(table, { type: 'end_of_step_check', clause, result, battleStep: battle.step })
  }
}

/** Why a Unit cannot block now; null if it can (7-4-1 to 7-4-3, AMB-51, AMB-52). */
function cannotBlock(state: State, piece: Piece): { code: string; clause: Clause } | null {
  const { declared } = state.battle
  if (piece.player !== state.standby || piece.kind !== 'unit' || !inPlay(piece))
    return { code: 'notYourUnit', clause: 'GCG-7-4-1a' }
  if (!hasKeyword(state, piece, 'Blocker')) return { code: 'noBlocker', clause: 'GCG-7-4-1a' }
  const original = declared !== null && declared !== 'player' && declared.unit === piece.id
  if (original || targetUnit(state)?.id === piece.id) return { code: 'isTarget', clause: 'GCG-7-4-3' }
  return piece.rested ? { code: 'rested', clause: 'GCG-7-4-1a' } : null
}

/** The standby player may use <Blocker> once; not against <High-Maneuver>. */
export function blocks(state: State): Question<Gundam> | null {
  if (hasKeyword(state, pieceOf(state, state.battle.attacker), 'High-Maneuver')) return null
  const by = { any: [state.standby] }
  const able = state.pieces.filter(one => cannotBlock(state, one) === null)
  return {
    name: 'block',
    hard: true,
    clause: 'GCG-7-4-1a',
    window: 'block',
    joins: true,
    choices: [...able.map(one => ({ name: one.id, by })), { name: 'decline', by }],
    barred: state.pieces.flatMap(one => {
      const reason = cannotBlock(state, one)
      return reason ? [{ name: one.id, ...reason }] : []
    }),
  }
}

export function block(table: GundamTable, given: Given<Gundam>): undefined {
  const state = stateOf(table)
  const { battle } = state
  if (given.choice === 'decline') {
    tell(table, { type: 'blocker_declined', clause: 'GCG-7-4-4', player: state.standby })
    return
  }
  const blocker = pieceOf(state, given.choice)
  blocker.rested = true
  battle.blocker = blocker.id
  battle.target = { unit: blocker.id }
  tell(table, { type: 'blocker_activated', clause: 'GCG-7-4-2', unit: blocker.id })
  tell(table, { type: 'unit_rested', clause: 'GCG-7-4-2', ruling: 'AMB-51', unit: blocker.id })
  tell(table, { type: 'target_changed', clause: 'GCG-7-4-1b', to: blocker.id })
  const moments = [
    momentNow(state, 'blocks', [blocker.id]),
    momentNow(state, 'isBlocked', [battle.attacker ?? '']),
  ]
  opens(
    table,
    'blocked',
    moments.map(one => occurrence(table, one)),
    false,
  )
}

/** Why <Blocker> cannot be used any more, or not yet. */
export function blockClosed(state: State): Problem<Gundam> {
  if (state.battle.step === 'attack') return { code: 'notNow', clause: 'GCG-7-3-5' }
  const used = state.battle.blocker
  return used
    ? { code: 'blockerUsed', clause: 'GCG-7-4-2', details: { blocker: used } }
    : { code: 'notNow', clause: 'GCG-7-4-4' }
}

export function beginActionStep(table: GundamTable): void {
  const state = stateOf(table)
  enters('action')(table)
  state.battle.turn = state.standby
  state.battle.passes = 0
}

/** The standby player goes first, then in turn, until both pass one after the other (7-5-1, 7-5-2, AMB-50). */
export function acts(state: State): Question<Gundam> | null {
  const { turn, passes } = state.battle
  if (passes >= 2) return null
  const by = { any: [turn] }
  const both: Choice = { name: 'bothPass', by: { all: [state.standby, state.active] } }
  const able = actions(state, turn)
  return {
    name: `action:${turn}`,
    hard: true,
    clause: 'GCG-7-5-1b',
    window: 'action',
    choices: [...able.map(one => useOf(one, by)), { name: 'pass', by }, ...(passes === 0 ? [both] : [])],
    barred: state.abilities
      .filter(one => one.owner !== turn || one.trigger.on !== 'activateAction')
      .map(one => ({
        name: one.id,
        code: one.owner === turn ? 'notAnAction' : 'notYourTurn',
        clause: one.owner === turn ? 'GCG-7-5-1b' : 'GCG-7-5-1a',
      })),
  }
}

export function act(table: GundamTable, given: Given<Gundam>): 'again' {
  const state = stateOf(table)
  const { battle } = state
  if (given.choice === 'bothPass') {
    for (const player of [state.standby, state.active])
      if (player === battle.turn || battle.passes === 0)
        tell(table, { type: 'passed', clause: 'GCG-7-5-2', player })
    battle.passes = 2
    return 'again'
  }
  if (given.choice === 'pass') {
    tell(table, { type: 'passed', clause: 'GCG-7-5-2', player: battle.turn })
    battle.passes += 1
    battle.turn = battle.turn === state.active ? state.standby : state.active
    return 'again'
  }
  const ability = actions(state, battle.turn).find(one => one.id === given.choice)
  if (!ability) throw new Error(`no action ${given.choice}`)
  tell(table, { type: 'action_used', clause: 'GCG-7-5-1b', player: battle.turn, ability: ability.id })
  useAbility(
    table,
    ability,
    occurrence(table, momentNow(state, 'activateAction', [ability.source ?? ''])),
    'action',
    given,
  )
  return 'again'
}

/** Why nobody can act now: the block step is not finished, or it is the other player's turn. */
export function actionClosed(state: State): Problem<Gundam> {
  if (state.battle.step === 'action')
    return { code: 'notYourTurn', clause: 'GCG-7-5-1a', details: { turn: state.battle.turn } }
  return { code: 'notNow', clause: state.battle.step === 'block' ? 'GCG-7-4-5' : 'GCG-7-5-1a' }
}
