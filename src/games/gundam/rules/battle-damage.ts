// Deals battle damage: the AP of the attacker, the events of the blows, and what takes damage at one moment.
import { next, stateOf, tell } from '../../../engine/table.ts'
import type { Clause } from '../clauses.ts'
import { hurt } from './damage.ts'
import { type Piece, remaining } from './pieces.ts'
import { apOf, type GundamTable, hasKeyword, pieceOf, type State } from './state.ts'
import { triggers } from './triggering.ts'

/** The attacker with its AP and <First Strike> at the moment of the blow. */
export function attackerNow(state: State): { attacker: Piece; ap: number; first: boolean } {
  const attacker = pieceOf(state, state.battle.attacker)
  return { attacker, ap: apNow(state, attacker), first: hasKeyword(state, attacker, 'First Strike') }
}

/** The AP with which a Unit deals damage; recorded, because the outcome tells it. */
export function apNow(state: State, piece: Piece): number {
  const ap = apOf(state, piece) ?? 0
  state.battle.apAtDamage.push({ piece: piece.id, ap })
  return ap
}

type Blow = { from: string; to: string; amount: number; clause: Clause; first?: boolean; ruling?: string }

/** Tells a blow; an amount of 0 is not dealt at all (AMB-54). */
export function tellBlow(table: GundamTable, { first, clause, ...blow }: Blow): void {
  const { from, to } = blow
  if (blow.amount === 0) tell(table, { type: 'no_damage', clause, ruling: 'AMB-54', from, to })
  else tell(table, { type: first ? 'first_strike_damage' : 'battle_damage', clause, ...blow })
}

/** Deals battle damage at one moment. If a HP is unknown, the players say whether that piece was destroyed. */
export function strike(table: GundamTable, blows: readonly { from: Piece; to: Piece; ap: number }[]): void {
  const unknown = blows.filter(({ to }) => remaining(to) === null)
  const hit = blows.filter(({ from, to, ap }) => hurt(table, to, ap, { kind: 'battle', from: from.id }) > 0)
  if (hit.length > 0) {
    const ids = hit.map(({ to }) => to.id)
    triggers(table, 'takesBattleDamage', ids)
  }
  const doubtful = unknown.filter(one => hit.includes(one))
  stateOf(table).battle.striking = true
  next(
    table,
    ...doubtful.toReversed().map(({ to }) => ({
      task: 'inquiry' as const,
      inquiry: 'survives' as const,
      facts: { piece: to.id },
    })),
    { task: 'duty', duty: 'struck', facts: {} },
  )
}

/** Ends a moment of blows. `settle` follows each duty and destroys all that were hit together (7-6-3-2-3). */
export function struck(table: GundamTable): void {
  stateOf(table).battle.striking = false
}
