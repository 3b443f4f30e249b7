// Deals damage to Units and Bases: effect damage and battle damage, prevention, counters.
import { next, stateOf, tell } from '../../../engine/table.ts'
import type { Context } from '../../../engine/types.ts'
import type { GundamClause } from '../clauses.ts'
import type { Effect } from '../vocabulary/effects.ts'
import { HIGHEST_VALUE } from '../vocabulary/pieces.ts'
import type { Amount } from '../vocabulary/references.ts'
import { beforeWhatWaits, triggers } from './abilities/abilities.ts'
import { unknownIn } from './find-referred.ts'
import { inPlay, type Piece, remainingHp } from './pieces.ts'
import { type DamageSource, receivable } from './reduction.ts'
import { type Blow, clauseHere, type GundamTable, pieceNamed, pieceOf, type State } from './state.ts'
import { apOf, hasKeyword } from './values.ts'

type Dealer = Omit<DamageSource, 'kind'>

/** The card and the player that deal the damage of an effect; null if they are unknown. */
export function dealerOf(state: State, { source, you }: Context): Dealer {
  return { from: source, by: you ?? pieceNamed(state, source)?.player ?? null }
}

/** Puts damage counters on a Unit or a Base, less what is prevented. @returns the damage received; 0 is no damage */
function hurt(table: GundamTable, piece: Piece, amount: number, source: DamageSource): number {
  const { kind, from } = source
  const value = receivable(table, { card: piece, player: piece.player }, amount, source)
  if (value <= 0) return 0
  const prevented = prevent(table, piece, value)
  const received = value - prevented
  const placed = Math.min(received, remainingHp(piece) ?? HIGHEST_VALUE - piece.damage)
  const blow: Blow = { from, to: piece.id, kind, value, prevented, placed, lost: received - placed }
  table.memory.state.battle.damage.push(blow)
  piece.damage += placed
  if (received === 0) return 0
  if ((remainingHp(piece) ?? 0) === 0) table.memory.state.battle.felled.push({ piece: piece.id, kind, from })
  counters(table, piece, blow)
  return received
}

/** Deals effect damage at one moment. If a HP is unknown, the players say whether that piece was destroyed. */
export function effectDamage(
  table: GundamTable,
  pieces: readonly Piece[],
  amount: number,
  dealer: Dealer,
): void {
  const unknown = pieces.filter(one => remainingHp(one) === null)
  const hit = pieces.filter(one => hurt(table, one, amount, { kind: 'effect', ...dealer }) > 0)
  if (hit.length === 0) return
  for (const { id: piece } of unknown.filter(one => hit.includes(one)).toReversed())
    beforeWhatWaits(table, { task: 'inquiry', inquiry: 'survives', facts: { piece } })
  triggers(
    table,
    'takesEffectDamage',
    hit.map(one => one.id),
  )
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
    remaining: remainingHp(piece),
    kind,
    amount: placed,
  })
  if (base && lost > 0) tell(table, { type: 'excess_lost', clause, ruling: 'AMB-60', card, amount: lost })
}

function prevent(table: GundamTable, piece: Piece, value: number): number {
  const { state } = table.memory
  let left = value
  for (const one of state.battle.preventions.filter(each => each.piece === piece.id)) {
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
  return asksForNumber(table, effect, effect.amount, context)
}

/** Asks for a number that nobody knows; the effect comes after it. @returns whether it had to ask */
export function asksForNumber(table: GundamTable, effect: Effect, amount: Amount, context: Context): boolean {
  const unknown = unknownIn(stateOf(table), amount, context)
  if (!unknown) return false
  next(table, { task: 'inquiry', inquiry: 'number', facts: unknown }, { task: 'effect', effect, context })
  return true
}

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

type Dealt = {
  from: string
  to: string
  amount: number
  clause: GundamClause
  first?: boolean
  ruling?: string
}

/** Tells a blow; an amount of 0 is not dealt at all (GCG-FAQ-002). */
export function tellBlow(table: GundamTable, { first, clause, ...blow }: Dealt): void {
  const { from, to } = blow
  if (blow.amount === 0) tell(table, { type: 'no_damage', clause, ruling: 'GCG-FAQ-002', from, to })
  else tell(table, { type: first ? 'first_strike_damage' : 'battle_damage', clause, ...blow })
}

/** The Unit that is dealt the battle damage meant for a card: the card itself, or the one to which it was turned last. */
function takerFor(table: GundamTable, card: Piece): Piece {
  const state = stateOf(table)
  const turned = state.battle.effects.findLast(one => 'takenBy' in one && one.piece === card.id)
  const taker = turned && 'takenBy' in turned ? pieceOf(state, turned.takenBy) : card
  if (taker === card || !inPlay(taker)) return card
  tell(table, { type: 'damage_redirected', clause: clauseHere(state), card: card.id, to: taker.id })
  return taker
}

/** Deals battle damage at one moment. If a HP is unknown, the players say whether that piece was destroyed. */
export function strike(table: GundamTable, meant: readonly { from: Piece; to: Piece; ap: number }[]): void {
  const blows = meant.map(blow => ({ ...blow, to: takerFor(table, blow.to) }))
  const unknown = blows.filter(({ to }) => remainingHp(to) === null)
  const hit = blows.filter(
    ({ from, to, ap }) => hurt(table, to, ap, { kind: 'battle', from: from.id, by: from.player }) > 0,
  )
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
