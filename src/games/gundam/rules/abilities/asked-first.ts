// What is asked and read when the turn of a triggered effect comes: conditions that only players know, and “If you are
// attacking …”.
import { useAbility } from '../../../../engine/resolve.ts'
import { next, occurrence, stateOf, tell } from '../../../../engine/table.ts'
import type { Ability } from '../../../../engine/types.ts'
import type { GundamDuties } from '../../questions.ts'
import { inquiry } from '../conditions.ts'
import { isSo } from '../constants.ts'
import { type Gundam, type GundamTable, momentNow, pieceNamed, targetSeen } from '../state.ts'
import { givenOf } from './reminders.ts'

/** Asks what nobody has said of the conditions of an effect; then its turn comes again. @returns whether it had to ask */
export function asksConditionsOf(table: GundamTable, ability: Ability<Gundam>): boolean {
  const state = stateOf(table)
  const piece = pieceNamed(state, ability.source)
  if (!piece) return false
  const all = (givenOf(state, ability.id)?.asks ?? []).map(asks => ({
    asks,
    isSo: isSo(state, piece, { asks }),
  }))
  const open = all.filter(one => one.isSo === null)
  // One that does not hold decides alone.
  if (open.length === 0 || all.some(one => one.isSo === false)) return false
  next(table, ...open.map(({ asks }) => inquiry({ piece: piece.id, asks })), {
    task: 'duty',
    duty: 'turnAgain',
    facts: { ability: ability.id },
  })
  return true
}

/** The turn of an effect comes again, after its conditions have been asked. */
export function turnAgain(table: GundamTable, { ability: id }: GundamDuties['turnAgain']): void {
  const state = stateOf(table)
  const ability = state.abilities.find(one => one.id === id)
  if (!ability) throw new Error(`no effect ${id}`)
  const { on } = ability.trigger
  useAbility(table, ability, occurrence(table, momentNow(state, on, [])), on, null)
}

/** Whether one of its conditions does not hold, or what it says of the target, which is read now and told. */
export function conditionUnmet(table: GundamTable, ability: Ability<Gundam>): boolean {
  const state = stateOf(table)
  const { asks = [], if: condition } = givenOf(state, ability.id) ?? {}
  const piece = pieceNamed(state, ability.source)
  if (piece && asks.some(one => isSo(state, piece, { asks: one }) === false)) return true
  if (!condition) return false
  const isMet = (targetSeen(state) === 'player') === (condition.attack === 'player')
  const { battle, edition } = state
  const isTurned = battle.target !== battle.declared
  tell(table, {
    type: isMet ? 'target_condition_met' : 'target_condition_not_met',
    clause: isTurned ? 'GCG-7-3-5-2b' : 'GCG-7-3-5-2a',
    ...(isTurned && edition.conditionsSee === 'the target now' && { ruling: 'GCG19-OP-01' }),
    ability: ability.id,
  })
  return !isMet
}
