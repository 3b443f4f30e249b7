// The effects on Units and Bases: damage, recovery, prevention, resting, leaving, corrected numbers.
import { tell } from '../../../engine/table.ts'
import type { Context } from '../../../engine/types.ts'
import { destroy } from '../rules/consequences.ts'
import { asksFirst, hurt } from '../rules/damage.ts'
import { amountOf, referred } from '../rules/find-referred.ts'
import { remaining } from '../rules/pieces.ts'
import { damageToShieldArea, emptyShieldArea } from '../rules/shields.ts'
import { clauseHere, type State } from '../rules/state.ts'
import { beforeWhatWaits, triggers } from '../rules/triggering.ts'
import { on, problem, type Rule, there } from './rules.ts'
import type { Amount } from './schemas.ts'
import { EFFECT_SCHEMAS } from './schemas.ts'

/** Why "as much as the AP of" a card cannot be counted: no such card is known; null if it can be counted. */
function noCardToCount(state: State, amount: Amount, context: Context) {
  const missing = typeof amount !== 'number' && !referred(state, amount.of, context)
  return missing ? problem('noSuchPiece') : null
}

export const damage: Rule<'damage'> = {
  windows: 'every',
  schema: EFFECT_SCHEMAS.damage,
  illegal: (state, effect, context) => {
    const missing = effect.to === 'shieldArea' ? null : there(state, effect.to, context)
    if (effect.to === 'shieldArea' && emptyShieldArea(state)) return problem('noShield', 'GCG-7-6-2-1')
    return missing ?? noCardToCount(state, effect.amount, context)
  },
  applies: (table, effect, context) => {
    const { state } = table.memory
    if (asksFirst(table, effect, context)) return
    const amount = amountOf(state, effect.amount, context)
    if (effect.to === 'shieldArea') return damageToShieldArea(table, effect, amount, context)
    on(table, effect.to, context, piece => {
      const unknown = remaining(piece) === null
      if (hurt(table, piece, amount, { kind: 'effect', from: context.source }) === 0) return
      if (unknown)
        beforeWhatWaits(table, { task: 'inquiry', inquiry: 'survives', facts: { piece: piece.id } })
      triggers(table, 'takesEffectDamage', [piece.id])
    })
  },
}

export const recover: Rule<'recover'> = {
  windows: 'every',
  schema: EFFECT_SCHEMAS.recover,
  illegal: (state, effect, context) =>
    there(state, effect.to, context) ?? noCardToCount(state, effect.amount, context),
  applies: (table, effect, context) =>
    on(table, effect.to, context, (piece, state) => {
      if (asksFirst(table, effect, context)) return
      const amount = Math.min(piece.damage, amountOf(state, effect.amount, context))
      piece.damage -= amount
      const left = remaining(piece)
      tell(table, { type: 'recovered', clause: clauseHere(state), card: piece.id, amount, remaining: left })
    }),
}

export const prevent: Rule<'prevent'> = {
  windows: 'every',
  schema: EFFECT_SCHEMAS.prevent,
  illegal: (state, effect, context) =>
    there(state, effect.to, context) ?? noCardToCount(state, effect.amount, context),
  applies: (table, effect, context) =>
    on(table, effect.to, context, (piece, state) => {
      if (asksFirst(table, effect, context)) return
      const left = amountOf(state, effect.amount, context)
      state.preventions.push({ piece: piece.id, left })
      tell(table, { type: 'prevention_ready', clause: clauseHere(state), card: piece.id, amount: left })
    }),
}

export const rest: Rule<'rest'> = {
  windows: 'every',
  schema: EFFECT_SCHEMAS.rest,
  illegal: (state, effect, context) => there(state, effect.who, context),
  applies: (table, effect, context) =>
    on(table, effect.who, context, (piece, state) => {
      piece.rested = true
      tell(table, { type: 'unit_rested', clause: clauseHere(state), unit: piece.id })
    }),
}

export const setActive: Rule<'setActive'> = {
  windows: 'every',
  schema: EFFECT_SCHEMAS.setActive,
  illegal: (state, effect, context) => there(state, effect.who, context),
  applies: (table, effect, context) =>
    on(table, effect.who, context, (piece, state) => {
      piece.rested = false
      tell(table, { type: 'unit_set_active', clause: clauseHere(state), unit: piece.id })
    }),
}

export const leaves: Rule<'leaves'> = {
  windows: 'every',
  schema: EFFECT_SCHEMAS.leaves,
  illegal: (state, effect, context) => there(state, effect.who, context),
  applies: (table, effect, context) =>
    on(table, effect.who, context, (piece, state) => {
      if (effect.how === 'destroyed') return destroy(table, [piece], clauseHere(state))
      piece.where = effect.how
      return tell(table, { type: 'card_left', clause: clauseHere(state), card: piece.id, how: effect.how })
    }),
}

export const known: Rule<'known'> = {
  windows: 'every',
  schema: EFFECT_SCHEMAS.known,
  illegal: (state, effect, context) => {
    const missing = there(state, effect.who, context)
    const piece = missing ? null : referred(state, effect.who, context)
    const hp = effect.hp ?? piece?.hp ?? null
    const counters = effect.damage ?? piece?.damage ?? 0
    return missing ?? (hp !== null && counters >= hp ? problem('alreadyDestroyed') : null)
  },
  applies: (table, effect, context) =>
    on(table, effect.who, context, (piece, state) => {
      piece.ap = effect.ap ?? piece.ap
      piece.hp = effect.hp ?? piece.hp
      piece.damage = effect.damage ?? piece.damage
      tell(table, { type: 'corrected', clause: clauseHere(state), card: piece.id })
    }),
}
