// Deals damage to Units and Bases: prevention, damage counters, lost damage, and amounts that are unknown.
import { next, tell } from '../../../engine/table.ts'
import type { Context } from '../../../engine/types.ts'
import type { Amount, Effect } from '../effects/schemas.ts'
import type { DamageKind } from '../events.ts'
import { unknownIn } from './find-referred.ts'
import { MOST_POINTS, type Piece, remaining } from './pieces.ts'
import { type Blow, clauseHere, type GundamTable } from './state.ts'

/** The source of damage: battling Units deal battle damage, everything else deals effect damage (AMB-64). */
export type Source = { kind: DamageKind; from: string | null }

/** Puts damage counters on a Unit or a Base, less what is prevented. @returns the damage received; 0 is no damage */
export function hurt(table: GundamTable, piece: Piece, value: number, { kind, from }: Source): number {
  if (value <= 0) return 0
  const prevented = prevent(table, piece, value)
  const received = value - prevented
  const placed = Math.min(received, remaining(piece) ?? MOST_POINTS - piece.damage)
  const blow: Blow = { from, to: piece.id, kind, value, prevented, placed, lost: received - placed }
  table.memory.state.battle.damage.push(blow)
  piece.damage += placed
  if (received > 0) counters(table, piece, blow)
  return received
}

function counters(table: GundamTable, piece: Piece, { kind, placed, lost }: Blow): void {
  const base = piece.kind === 'base'
  const battle = base ? 'GCG-7-6-2-3-1a' : 'GCG-7-6-3-2-1a'
  const clause = kind === 'effect' ? clauseHere(table.memory.state) : battle
  const { id: card, damage } = piece
  tell(table, {
    type: 'counters_set',
    clause,
    card,
    damage,
    remaining: remaining(piece),
    kind,
    amount: placed,
  })
  if (base && lost > 0) tell(table, { type: 'excess_lost', clause, ruling: 'AMB-60', card, amount: lost })
}

function prevent(table: GundamTable, piece: Piece, value: number): number {
  const { state } = table.memory
  let left = value
  for (const one of state.preventions.filter(each => each.piece === piece.id)) {
    const amount = Math.min(one.left, left)
    one.left -= amount
    left -= amount
  }
  const amount = value - left
  if (amount > 0) tell(table, { type: 'damage_prevented', clause: clauseHere(state), card: piece.id, amount })
  return amount
}

/** For "as much as its AP": asks for an unknown AP or HP first, then applies the effect. */
export function asksFirst(
  table: GundamTable,
  effect: Effect & { amount: Amount },
  context: Context,
): boolean {
  const unknown = unknownIn(table.memory.state, effect.amount, context)
  if (!unknown) return false
  next(
    table,
    { task: 'inquiry', inquiry: 'number', facts: unknown },
    { task: 'effect', effect, context, strict: false },
  )
  return true
}
