// The attack step of a Unit attack, and the check at the end of a step. rows.ts contains the sequence.
import { stateOf, tell } from '../../../engine/table.ts'
import type { Barred, Given, Question } from '../../../engine/types.ts'
import type { GundamClause } from '../clauses.ts'
import type { BattleStep } from '../events.ts'
import type { WhyNot } from '../problems.ts'
import { announce, triggeredBy } from '../rules/abilities/abilities.ts'
import type { Moment } from '../rules/abilities/moments.ts'
import { assumes } from '../rules/assumptions.ts'
import { asksConditions } from '../rules/conditions.ts'
import { inPlay, isTooNew, type Piece } from '../rules/pieces.ts'
import { type Gundam, type GundamTable, momentNow, pieceOf, type State, targetUnit } from '../rules/state.ts'
import { isRuled } from '../rules/values.ts'
import { asksTargetRules } from './attack-target.ts'

const CITES: Record<BattleStep, GundamClause> = {
  attack: 'GCG-7-2',
  block: 'GCG-7-3-5',
  action: 'GCG-7-4-5',
  damage: 'GCG-7-5-2',
  'battle end': 'GCG-7-7-1',
}

/** Tells that one of the five steps begins (7-2). */
export function enters(step: BattleStep): (table: GundamTable) => void {
  return table => {
    stateOf(table).battle.step = step
    tell(table, { type: 'battle_step_entered', clause: CITES[step], battleStep: step })
  }
}

/** The cards that can be chosen, and the others with the reason why not. */
export function choosable(
  state: State,
  whyNot: (state: State, piece: Piece) => WhyNot | null,
): { able: Piece[]; barred: Barred<Gundam>[] } {
  const barred = state.pieces.flatMap(one => {
    const reason = whyNot(state, one)
    return reason ? [{ name: one.id, ...reason }] : []
  })
  return { able: state.pieces.filter(one => whyNot(state, one) === null), barred }
}

/** Why a Unit cannot attack; null if it can (7-1, 7-3-1; a Link Unit may attack in the turn of its deployment). */
export function cannotAttack(state: State, piece: Piece): WhyNot | null {
  if (piece.player !== state.active) return { code: 'notActivePlayer', clause: 'GCG-7-1a' }
  if (piece.kind !== 'unit' || !inPlay(piece)) return { code: 'notAUnit', clause: 'GCG-7-3-1a' }
  if (piece.rested) return { code: 'rested', clause: 'GCG-7-3-1a' }
  if (isRuled(state, piece, 'cannotAttack')) return { code: 'cannotAttackAtAll', clause: 'GCG-7-3-1a' }
  if (isTooNew(piece) && !isRuled(state, piece, 'attacksRestedAtOnce'))
    return { code: 'deployedThisTurn', clause: 'GCG-7-3-1a' }
  return null
}

/** Begins the attack step; players say whether a card forbids the chosen Unit to attack. */
export function beginAttackStep(table: GundamTable): void {
  enters('attack')(table)
  asksWhetherItMayAttack(table)
  assumes(table)
}

function asksWhetherItMayAttack(table: GundamTable): void {
  const { attacker } = stateOf(table).battle
  if (attacker === null) return
  asksConditions(table, [pieceOf(stateOf(table), attacker)], ({ rule }) => rule === 'cannotAttack')
}

/** Whether what was said since the set-up allows the attack: a condition of a card, or that the Unit is new. */
function mayStillAttack(state: State, attacker: Piece): boolean {
  const code = cannotAttack(state, attacker)?.code
  return code !== 'cannotAttackAtAll' && code !== 'deployedThisTurn'
}

/** Asks for the attacker: one active Unit of the active player, who may also decline to attack (7-1). */
export function choosesAttacker(state: State): Question<Gundam> | null {
  const { attacker } = state.battle
  if (attacker !== null && mayStillAttack(state, pieceOf(state, attacker))) return null
  const by = { any: [state.active] }
  const { able, barred } = choosable(state, cannotAttack)
  return {
    name: 'attacker',
    hard: true,
    clause: 'GCG-7-3-1a',
    window: null,
    joins: true,
    choices: [...able.map(one => ({ name: one.id, by })), { name: 'noAttack', by }],
    barred,
  }
}

/** Takes the attacker; a condition that players confirm may forbid the attack, and then they choose again. */
export function chooseAttacker(table: GundamTable, { choice }: Given<Gundam>): 'again' | undefined {
  const { battle, active } = stateOf(table)
  battle.attacker = choice === 'noAttack' ? null : choice
  asksWhetherItMayAttack(table)
  if (battle.attacker !== null) return 'again'
  tell(table, { type: 'attack_declined', clause: 'GCG-7-1a', player: active })
  return undefined
}

/** Rests the attacker as the attack starts, before the target is declared. */
export function restAttacker(table: GundamTable): void {
  const state = stateOf(table)
  const attacker = pieceOf(state, state.battle.attacker)
  tell(table, { type: 'attacker_selected', clause: 'GCG-7-1b', unit: attacker.id, player: attacker.player })
  attacker.rested = true
  tell(table, { type: 'unit_rested', clause: 'GCG-7-3-1a', unit: attacker.id })
  asksTargetRules(table)
}

export function declareTarget(table: GundamTable, { choice }: Given<Gundam>): undefined {
  const { battle, active } = stateOf(table)
  battle.declared = choice === 'noAttack' ? null : choice
  if (battle.declared === null) tell(table, { type: 'attack_declined', clause: 'GCG-7-1a', player: active })
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
  const attacker = pieceOf(stateOf(table), battle.attacker)
  asksConditions(table, [attacker], ({ keyword }) => keyword === 'High-Maneuver')
}

/** The moments of 【When Attacking】 on the attacker and of "when a unit attacks"; both come at once (7-3-2). */
export function whenAttacking(state: State): Moment[] {
  const who = [pieceOf(state, state.battle.attacker).id]
  return [momentNow(state, 'whenAttacking', who), momentNow(state, 'unitAttacks', who)]
}

/** Tells all triggered effects before any is carried out; conditions on the target are judged now (7-3-5-2). */
export function effectsTriggered(table: GundamTable): void {
  const state = stateOf(table)
  const moments = whenAttacking(state)
  const queued = triggeredBy(state, moments)
  for (const { id, trigger, source } of state.abilities) {
    if (trigger.against === undefined || !moments.some(moment => moment.on === trigger.on)) continue
    // 【When Attacking】 of another Unit waits for its own attack.
    if (trigger.on === 'whenAttacking' && (source ?? trigger.who) !== state.battle.attacker) continue
    const type = queued.includes(id) ? 'target_condition_met' : 'target_condition_not_met'
    tell(table, { type, clause: 'GCG-7-3-5-2a', ability: id })
  }
  announce(table, moments, 'GCG-7-3-2a')
}

/** Checks at the end of the attack, block and action steps whether attacker and target are still in play. */
export function endOfStep(
  battleStep: BattleStep,
  attacker: GundamClause,
  target: GundamClause,
): (table: GundamTable) => void {
  return table => {
    const state = stateOf(table)
    const { battle } = state
    const unit = targetUnit(state)
    if (!inPlay(pieceOf(state, battle.attacker))) battle.gone = 'attacker'
    else if (battle.target !== 'player' && !inPlay(unit)) battle.gone = 'target'
    const clause = battle.gone === 'target' ? target : attacker
    const result = battle.gone ? (`${battle.gone} gone` as const) : 'ok'
    // After a block the blocker is the target; if it leaves, the attack does not return to the old target (AMB-53).
    const ruling = battle.gone === 'target' && battle.blocker !== null ? { ruling: 'AMB-53' } : {}
    tell(table, { type: 'end_of_step_check', clause, ...ruling, result, battleStep })
  }
}
