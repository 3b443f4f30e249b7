// What a card receives of the damage dealt to it: reducing lowers it, and a text can keep it off.
import { stateOf, tell } from '../../../engine/table.ts'
import type { GundamDamageKind } from '../events.ts'
import type { Constant, KeptOff } from '../vocabulary/pieces.ts'
import { saidOf } from './constants.ts'
import type { Piece } from './pieces.ts'
import { clauseHere, type GundamTable, pieceNamed, type State } from './state.ts'
import { isWeak, keptOffFrom, reductionsOf } from './values.ts'

/** The source of damage: battling Units deal battle damage, everything else deals effect damage (AMB-64). */
export type DamageSource = { kind: GundamDamageKind; from: string | null; by: string | null }

type Receiver = { card: Piece | null; player: string }

/** The damage by an enemy that is received: what is left after reducing, unless a text keeps it off (5-5, 5-21). */
export function receivable(
  table: GundamTable,
  receiver: Receiver,
  value: number,
  source: DamageSource,
): number {
  const left = reduced(table, receiver, value, source)
  if (left <= 0 || source.by === receiver.player) return left
  const state = stateOf(table)
  const { card, player } = receiver
  if (!keptOffFrom(state, player, card).some(one => isKeptOff(state, one, left, source))) return left
  const clause = clauseHere(state)
  tell(table, { type: 'damage_kept_off', clause, card: card?.id ?? 'Shield', amount: left })
  return 0
}

/** Whether damage fits all that a text names. */
function isKeptOff(
  state: State,
  { only, levelUpTo, apUpTo, amountUpTo }: KeptOff,
  amount: number,
  { kind, from }: DamageSource,
): boolean {
  if (only !== undefined && only !== kind) return false
  if (amountUpTo !== undefined && amount > amountUpTo) return false
  const unit = pieceNamed(state, from)
  if (unit?.kind !== 'unit') return levelUpTo === undefined && apUpTo === undefined
  return isWeak(state, unit, { levelUpTo, apUpTo })
}

/** Lowers damage by an enemy before it is received; `card` is null for the top Shield (5-21). */
function reduced(
  table: GundamTable,
  { card, player }: Receiver,
  value: number,
  { kind, by }: DamageSource,
): number {
  const { state } = table.memory
  const reductions = by === player ? [] : reductionsOf(state, player, card, kind)
  const amount = Math.min(
    value,
    reductions.reduce((sum, { reduces }) => sum + reduces, 0),
  )
  if (amount <= 0) return value
  for (const { while: all } of reductions) if (card) useUp(state, card, all)
  const left = value - amount
  const { newerEffects } = state.edition
  const facts = { card: card?.id ?? 'Shield', ...(newerEffects && { ruling: newerEffects }) }
  const clause = reductions.length > 1 ? 'GCG19-5-21-R1' : 'GCG19-5-21-1'
  tell(table, {
    type: 'damage_lowered',
    clause: left === 0 ? 'GCG19-5-21-2' : clause,
    ...facts,
    amount,
    left,
  })
  if (left === 0) tell(table, { type: 'damage_not_received', clause: 'GCG19-5-21-2-1', ...facts })
  return left
}

/** What works once per turn has worked. */
function useUp(state: State, card: Piece, conditions: Constant['while']): void {
  for (const one of conditions) if ('asks' in one && one.once) state.said[saidOf(card, one)] = false
}
