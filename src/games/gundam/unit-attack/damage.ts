// The damage step of a Unit attack: it fixes the target, and against a player the shield area takes the damage.
import { stateOf, tell } from '../../../engine/table.ts'
import type { Given, Question } from '../../../engine/types.ts'
import { asksConditions, takesLess } from '../rules/conditions.ts'
import { attackerNow, strike, tellBlow } from '../rules/damage.ts'
import { asksNumber, numberGiven } from '../rules/inquiries.ts'
import type { Piece } from '../rules/pieces.ts'
import { destroyShields } from '../rules/shields.ts'
import { baseOf, type Gundam, type GundamTable, pieceOf, type State, targetUnit } from '../rules/state.ts'
import { hasKeyword } from '../rules/values.ts'
import type { Constant } from '../vocabulary/pieces.ts'

/** Fixes the present target as the step begins: the attack has succeeded against it. */
export function confirmTarget(table: GundamTable): void {
  const state = stateOf(table)
  const unit = targetUnit(state)
  const kind = unit ? 'unit' : 'player'
  state.battle.succeeded = kind
  tell(table, { type: 'target_confirmed', clause: 'GCG-7-6-1', target: unit?.id ?? state.standby })
  tell(table, { type: 'attack_succeeded', clause: unit ? 'GCG-7-6-1-2' : 'GCG-7-6-1-1', kind })
}

/** Asks, before any damage, for the conditions that decide what the battling Units deal and take. */
export function asksBattleConditions(table: GundamTable): void {
  const state = stateOf(table)
  const attacker = pieceOf(state, state.battle.attacker)
  const unit = targetUnit(state)
  const { edition, baseKnown } = state
  const onShields = !unit && baseKnown && !baseOf(state)
  const matters = (constant: Constant, piece: Piece): boolean => {
    if (takesLess(constant, 'battle')) return unit !== undefined || piece !== attacker
    if (constant.ap !== undefined) return !onShields && piece.ap !== null
    if (constant.breach !== undefined) return unit !== undefined && piece.player === state.active
    if (constant.keyword === 'First Strike') return unit !== undefined && piece === attacker
    return constant.keyword === 'Suppression' && !unit && !edition.unknownKeywords.includes('Suppression')
  }
  for (const piece of [unit ?? baseOf(state) ?? [], attacker].flat())
    asksConditions(table, [piece], constant => matters(constant, piece))
}

/** The battling Unit whose AP is unknown. */
export function withoutAp(state: State): Piece | undefined {
  const attacker = pieceOf(state, state.battle.attacker)
  return [attacker, targetUnit(state)].find(one => one?.ap === null)
}

/** Asks for an unknown AP, which the players read off the table with all its changes. */
export function asksMissingAp(state: State): Question<Gundam> | null {
  const piece = withoutAp(state)
  if (!piece) return null
  const unit = piece.player === state.active ? 'GCG-7-6-3-2a' : 'GCG-7-6-3-2b'
  return asksNumber(piece, 'ap', state.battle.succeeded === 'player' ? 'GCG-7-6-2-1' : unit)
}

export function apGiven(table: GundamTable, given: Given<Gundam>): 'again' {
  const state = stateOf(table)
  const piece = withoutAp(state)
  if (piece) numberGiven(state, piece, 'ap', given.number ?? 0)
  return 'again'
}

/** Damages and defeats the player at once if there is neither a Base nor a Shield (7-6-2-2, AMB-65). */
export function damageToPlayer(table: GundamTable): void {
  const state = stateOf(table)
  const { battle, standby } = state
  const { ap, attacker } = attackerNow(state)
  const from = attacker.id
  tellBlow(table, { clause: 'GCG-7-6-2-2a', from, to: standby, amount: ap })
  if (ap === 0) return
  battle.damage.push({ from, to: standby, kind: 'battle', value: ap, prevented: 0, placed: ap, lost: 0 })
  battle.loser = standby
  tell(table, { type: 'player_defeated', clause: 'GCG-7-6-2-2b', player: standby })
  tell(table, { type: 'game_won', clause: 'GCG-7-6-2-2c', ruling: 'AMB-62', player: attacker.player })
}

/** Damages the Base, whether or not there are Shields; the Base deals no damage back (AMB-68). */
export function damageToBase(table: GundamTable): void {
  const state = stateOf(table)
  const base = baseOf(state)
  if (!base) return
  const { ap, attacker, first } = attackerNow(state)
  const clause = first && ap > 0 ? 'GCG-7-6-2-3-2' : 'GCG-7-6-2-3'
  tellBlow(table, { clause, from: attacker.id, to: base.id, amount: ap, first })
  const known = !state.edition.unknownKeywords.includes('Suppression')
  if (known && hasKeyword(state, attacker, 'Suppression'))
    tell(table, { type: 'suppression_idle', clause: 'GCG19-13-1-7-1b', card: base.id })
  strike(table, [{ from: attacker, to: base, ap }])
}

/** Tells how many Shields <Suppression> hits, unless the edition has no rule for it. */
function tellSuppression(table: GundamTable, count: number): void {
  if (stateOf(table).edition.unknownKeywords.includes('Suppression')) return
  const clause = count > 1 ? 'GCG19-13-1-7-1' : 'GCG19-13-1-7-3'
  tell(table, { type: 'suppression_hits', clause, count })
}

/** Damages and destroys the topmost Shield; with <Suppression> the first two at once. */
export function damageToShield(table: GundamTable): void {
  const state = stateOf(table)
  const { ap, attacker } = attackerNow(state)
  const from = attacker.id
  tellBlow(table, { clause: 'GCG-7-6-2-4', from, to: 'Shield', amount: ap })
  if (ap === 0) return
  const suppresses = hasKeyword(state, attacker, 'Suppression')
  const most = suppresses ? state.edition.suppression.shields : 1
  if (suppresses) tellSuppression(table, Math.min(most, state.shields ?? most))
  destroyShields(table, most, ap, { kind: 'battle', from, by: attacker.player })
}
