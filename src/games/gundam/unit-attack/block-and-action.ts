// The block and action steps of a Unit attack.
import { useAbility } from '../../../engine/resolve.ts'
import { occurrence, opens, stateOf, tell } from '../../../engine/table.ts'
import type { Choice, Given, Problem, Question } from '../../../engine/types.ts'
import type { WhyNot } from '../problems.ts'
import { announce, cannotAct } from '../rules/abilities/abilities.ts'
import { says, unsaid } from '../rules/conditions.ts'
import type { Unsaid } from '../rules/constants.ts'
import { inPlay, type Piece } from '../rules/pieces.ts'
import { type Gundam, type GundamTable, momentNow, pieceOf, type State } from '../rules/state.ts'
import { hasKeyword, isRuled } from '../rules/values.ts'
import { unitsNow } from '../rules/which-units.ts'
import { choosable, enters } from './attack-step.ts'

/** Why a Unit cannot block now; null if it can (7-4-1 to 7-4-3, AMB-51, AMB-52). */
function cannotBlock(state: State, piece: Piece): WhyNot | null {
  const { declared, target } = state.battle
  if (piece.player !== state.standby || piece.kind !== 'unit' || !inPlay(piece))
    return { code: 'notYourUnit', clause: 'GCG-7-4-1a' }
  if (!hasKeyword(state, piece, 'Blocker') && mayHaveBlocker(state, piece).length === 0)
    return { code: 'noBlocker', clause: 'GCG-7-4-1a' }
  if (isRuled(state, piece, 'cannotBlock')) return { code: 'cannotBlock', clause: 'GCG-7-4-1a' }
  if (declared === piece.id || target === piece.id) return { code: 'isTarget', clause: 'GCG-7-4-3' }
  return piece.rested ? { code: 'rested', clause: 'GCG-7-4-1a' } : null
}

/** What would give a Unit <Blocker> and nobody has said yet: whoever blocks with it says so. */
const mayHaveBlocker = (state: State, piece: Piece): Unsaid[] =>
  unsaid(state, piece, ({ keyword }) => keyword === 'Blocker')

/** Whether the attacker has <High-Maneuver>, so that no Unit can block. */
const highManeuver = (state: State): boolean =>
  hasKeyword(state, pieceOf(state, state.battle.attacker), 'High-Maneuver')

export function beginBlockStep(table: GundamTable): void {
  const state = stateOf(table)
  enters('block')(table)
  if (highManeuver(state))
    tell(table, { type: 'blocker_closed', clause: 'GCG-7-4-1a', unit: state.battle.attacker })
}

/** Asks the standby player for one <Blocker>; <High-Maneuver> skips the question. */
export function blocks(state: State): Question<Gundam> | null {
  if (highManeuver(state)) return null
  const by = { any: [state.standby] }
  const { able, barred } = choosable(state, cannotBlock)
  return {
    name: 'block',
    hard: true,
    clause: 'GCG-7-4-1a',
    window: 'block',
    joins: true,
    choices: [...able.map(one => ({ name: one.id, by })), { name: 'decline', by }],
    barred,
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
  if (!hasKeyword(state, blocker, 'Blocker'))
    for (const { piece, condition } of mayHaveBlocker(state, blocker))
      says(table, { piece, asks: condition.asks }, true)
  blocker.rested = true
  battle.blocker = blocker.id
  battle.target = blocker.id
  tell(table, { type: 'blocker_activated', clause: 'GCG-7-4-2', unit: blocker.id })
  tell(table, { type: 'unit_rested', clause: 'GCG-7-4-2', ruling: 'AMB-51', unit: blocker.id })
  tell(table, { type: 'target_changed', clause: 'GCG-7-4-1b', to: blocker.id })
  const moments = [
    momentNow(state, 'blocks', [blocker.id]),
    momentNow(state, 'isBlocked', [pieceOf(state, battle.attacker).id]),
  ]
  announce(table, moments, 'GCG-7-4-5')
  // This window also takes reports of effects that were not named before.
  opens(
    table,
    'blocked',
    moments.map(one => occurrence(table, one)),
    true,
  )
}

/** Why an answer about <Blocker> comes too late or too early. */
export function blockClosed(state: State): Problem<Gundam> {
  if (state.battle.step === 'attack') return { code: 'notNow', clause: 'GCG-7-3-5' }
  const used = state.battle.blocker
  if (used) return { code: 'blockerUsed', clause: 'GCG-7-4-2', details: { blocker: used } }
  return highManeuver(state)
    ? { code: 'highManeuver', clause: 'GCG-7-4-1a' }
    : { code: 'notNow', clause: 'GCG-7-4-4' }
}

export function beginActionStep(table: GundamTable): void {
  const state = stateOf(table)
  enters('action')(table)
  state.battle.turn = state.standby
  state.battle.passes = 0
}

/** Asks for actions: the standby player first, then in turn, until both pass in a row (7-5-1, 7-5-2, AMB-50). */
export function acts(state: State): Question<Gundam> | null {
  const { turn, passes } = state.battle
  if (passes >= 2) return null
  const by = { any: [turn] }
  const both: Choice<Gundam> = { name: 'bothPass', by: { all: [state.standby, state.active] } }
  const able = state.abilities.filter(one => cannotAct(state, one) === null)
  return {
    name: `action:${turn}`,
    hard: true,
    clause: 'GCG-7-5-1b',
    window: 'action',
    choices: [
      // The answer brings the effects only if the set-up states neither effects nor options.
      ...able.map(({ id, effects, options }) => ({ name: id, by, card: !effects && !options })),
      { name: 'pass', by },
      ...(passes === 0 ? [both] : []),
    ],
    barred: state.abilities.flatMap(one => {
      const reason = cannotAct(state, one)
      return reason?.clause ? [{ name: one.id, code: reason.code, clause: reason.clause }] : []
    }),
    about: { player: turn, isAttacked: turn === state.standby, units: unitsNow(state) },
  }
}

export function actOrPass(table: GundamTable, given: Given<Gundam>): 'again' {
  if (given.choice === 'bothPass') bothPass(table)
  else if (given.choice === 'pass') passes(table)
  else activates(table, given)
  return 'again'
}

function bothPass(table: GundamTable): void {
  const { active, standby, battle } = stateOf(table)
  const players = battle.turn === active ? [active, standby] : [standby, active]
  for (const player of players) tell(table, { type: 'passed', clause: 'GCG-7-5-2', player })
  battle.passes = 2
}

function passes(table: GundamTable): void {
  const { active, standby, battle } = stateOf(table)
  tell(table, { type: 'passed', clause: 'GCG-7-5-2', player: battle.turn })
  battle.passes += 1
  battle.turn = battle.turn === active ? standby : active
}

function activates(table: GundamTable, given: Given<Gundam>): void {
  const state = stateOf(table)
  const ability = state.abilities.find(one => one.id === given.choice)
  if (!ability) throw new Error(`no action ${given.choice}`)
  tell(table, { type: 'action_used', clause: 'GCG-7-5-1b', player: state.battle.turn, ability: ability.id })
  const moment = momentNow(state, 'activateAction', [ability.source ?? []].flat())
  useAbility(table, ability, occurrence(table, moment), 'action', given)
}

/** Why an answer to the action step is refused: the step has not begun or is over, or it is the other player's turn. */
export function actionClosed(state: State): Problem<Gundam> {
  if (state.battle.step === 'action')
    return { code: 'notYourTurn', clause: 'GCG-7-5-1a', details: { turn: state.battle.turn } }
  return { code: 'notNow', clause: state.battle.step === 'block' ? 'GCG-7-4-5' : 'GCG-7-5-1a' }
}
