// The effects on Units and Bases: damage, recovery, prevention, resting, leaving, corrected numbers.
import type { z } from 'zod'
import type { EffectRule } from '../../../engine/flow.ts'
import { tell } from '../../../engine/table.ts'
import type { Context, Problem } from '../../../engine/types.ts'
import { asksTakers } from '../rules/conditions.ts'
import { asksFirst, dealerOf, effectDamage } from '../rules/damage.ts'
import { destroy } from '../rules/destroying.ts'
import { amountOf, referred } from '../rules/find-referred.ts'
import { type Piece, remainingHp } from '../rules/pieces.ts'
import { pilotGoesAlong } from '../rules/pilots.ts'
import {
  cannotDestroyFirst,
  damageToShieldArea,
  destroyFirstCards,
  emptyShieldArea,
} from '../rules/shields.ts'
import { clauseHere, type Gundam, type GundamTable, type State } from '../rules/state.ts'
import { isRuled } from '../rules/values.ts'
import type { Effect } from '../vocabulary/effects.ts'
import type { Amount, Whom } from '../vocabulary/references.ts'
import { EFFECT_SCHEMAS } from '../vocabulary/single-effects.ts'
import { allOf, allThere, everyThere, on, onCard, problem, type Rule } from './rules.ts'

/** Why "as much as the AP of" a card cannot be counted: no such card is known; null if it can be counted. */
function noCardToCount(state: State, amount: Amount, context: Context) {
  if (typeof amount === 'number') return null
  if (amount.count === 'number of') return allThere(state, amount.of, context)
  return !referred(state, amount.of, context) ? problem('noSuchPiece') : null
}

export const damage: Rule<'damage'> = {
  schema: EFFECT_SCHEMAS.damage,
  illegal: (state, effect, context) => {
    const gone = effect.to === 'shieldArea' ? null : everyThere(state, effect.to, effect.also, context)
    if (effect.to === 'shieldArea' && emptyShieldArea(state)) return problem('noShield', 'GCG-7-6-2-1')
    return gone ?? noCardToCount(state, effect.amount, context)
  },
  applies: (table, effect, context) => {
    const { state } = table.memory
    if (asksFirst(table, effect, context)) return
    const amount = amountOf(state, effect.amount, context)
    if (effect.to === 'shieldArea') return damageToShieldArea(table, effect, amount, context)
    const pieces = allOf(state, effect.to, effect.also, context)
    const dealer = dealerOf(state, context)
    if (asksTakers(table, pieces, dealer.by, { task: 'effect', effect, context })) return
    effectDamage(table, pieces, amount, dealer)
  },
}

/** The rule of an effect that counts an amount for the card `to`; an unknown number is asked for first. */
const counts = <E extends Effect & { to: Whom; amount: Amount }>(
  schema: z.ZodType<E>,
  does: (table: GundamTable, piece: Piece, amount: number) => void,
  forbids: (state: State) => Problem<Gundam> | null = () => null,
): EffectRule<Gundam, E> => ({
  schema,
  illegal: (state, effect, context) =>
    allThere(state, effect.to, context) ?? noCardToCount(state, effect.amount, context) ?? forbids(state),
  applies: (table, effect, context) => {
    if (asksFirst(table, effect, context)) return
    const amount = amountOf(table.memory.state, effect.amount, context)
    on(table, effect.to, context, piece => does(table, piece, amount))
  },
})

export const recover = counts(EFFECT_SCHEMAS.recover, (table, piece, most) => {
  const amount = Math.min(piece.damage, most)
  piece.damage -= amount
  const left = remainingHp(piece)
  const clause = clauseHere(table.memory.state)
  tell(table, { type: 'recovered', clause, card: piece.id, amount, remaining: left })
})

export const prevent = counts(
  EFFECT_SCHEMAS.prevent,
  (table, { id }, left) => {
    const { state } = table.memory
    state.battle.preventions.push({ piece: id, left })
    tell(table, { type: 'prevention_ready', clause: clauseHere(state), card: id, amount: left })
  },
  ({ battle }) => (battle.step === null ? problem('noBattleNow') : null),
)

export const rest = onCard(EFFECT_SCHEMAS.rest, (table, piece) => {
  piece.rested = true
  tell(table, { type: 'unit_rested', clause: clauseHere(table.memory.state), unit: piece.id })
})

export const setActive = onCard(EFFECT_SCHEMAS.setActive, (table, piece) => {
  piece.rested = false
  tell(table, { type: 'unit_set_active', clause: clauseHere(table.memory.state), unit: piece.id })
})

export const leaves: Rule<'leaves'> = {
  schema: EFFECT_SCHEMAS.leaves,
  illegal: (state, { who, also }, context) => everyThere(state, who, also, context),
  applies: (table, { who, also, how }, context) => {
    const { state } = table.memory
    const pieces = allOf(state, who, also, context)
    const clause = clauseHere(state)
    if (how === 'destroyed') return destroy(table, destructible(table, pieces, context), clause)
    if (how === 'trash' && state.edition.placedInTrash === 'destroyed')
      return destroy(table, destructible(table, pieces, context), 'GCG19-5-10-1')
    for (const piece of pieces) {
      piece.where = how
      tell(table, { type: 'card_left', clause, card: piece.id, how })
      pilotGoesAlong(table, piece)
    }
  },
}

/** The cards that an effect of this player can destroy; those that stay are told. */
function destructible(table: GundamTable, pieces: readonly Piece[], { you }: Context): Piece[] {
  const { state } = table.memory
  const stays = (one: Piece) => you !== one.player && isRuled(state, one, 'notDestroyedByEffects')
  for (const { id: card } of pieces.filter(stays))
    tell(table, { type: 'destruction_kept_off', clause: clauseHere(state), card })
  return pieces.filter(one => !stays(one))
}

export const destroyFirst: Rule<'destroyFirst'> = {
  schema: EFFECT_SCHEMAS.destroyFirst,
  illegal: (state, { count }) => cannotDestroyFirst(state, count),
  applies: (table, { count }) => destroyFirstCards(table, count),
}

export const known = onCard(
  EFFECT_SCHEMAS.known,
  (table, piece, { ap, hp, damage: counters, deployedThisTurn }) => {
    piece.deployedThisTurn = deployedThisTurn ?? piece.deployedThisTurn
    piece.ap = ap ?? piece.ap
    piece.hp = hp ?? piece.hp
    piece.damage = counters ?? piece.damage
    tell(table, { type: 'corrected', clause: clauseHere(table.memory.state), card: piece.id })
  },
  (_state, effect, piece) => {
    const hp = effect.hp ?? piece.hp
    const counters = effect.damage ?? piece.damage
    return hp !== null && counters >= hp ? problem('alreadyDestroyed') : null
  },
)
