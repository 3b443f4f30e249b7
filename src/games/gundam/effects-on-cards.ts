// What cards do to Units and Bases: damage, recovery, prevention, resting, leaving, numbers that get known.
import { after, tell } from '../../engine/table.ts'
import { destroy } from './consequences.ts'
import { on, problem, type Rule, there } from './effect-rules.ts'
import { EFFECT_SCHEMAS } from './effect-schemas.ts'
import { type Piece, remaining } from './pieces.ts'
import { amountOf, referred } from './references.ts'
import { clauseHere, type GundamTable, momentNow } from './state.ts'

export const damage: Rule<'damage'> = {
  windows: 'every',
  schema: EFFECT_SCHEMAS.damage,
  illegal: (state, effect, context) => there(state, effect.to, context),
  applies: (table, effect, context) =>
    on(table, effect.to, context, (piece, state) => {
      const amount = hurt(table, piece, amountOf(state, effect.amount, context), 'effect')
      if (amount > 0) after(table, momentNow(state, 'takesEffectDamage', [piece.id]))
    }),
}

/** Puts damage counters on a Unit or a Base, less what is prevented; 0 is no damage (AMB-54). */
export function hurt(table: GundamTable, piece: Piece, dealt: number, kind: 'battle' | 'effect'): number {
  const { state } = table.memory
  const amount = dealt - prevented(table, piece, dealt)
  if (amount <= 0) return 0
  const left = remaining(piece)
  piece.damage += left === null ? amount : Math.min(amount, left)
  state.battle.damage.push({ to: piece.id, amount, kind })
  const clause =
    kind === 'effect' ? clauseHere(state) : piece.kind === 'base' ? 'GCG-7-6-2-3-1a' : 'GCG-7-6-3-2-1a'
  tell(table, {
    type: 'counters_set',
    clause,
    card: piece.id,
    damage: piece.damage,
    remaining: remaining(piece),
    kind,
    amount,
  })
  return amount
}

function prevented(table: GundamTable, piece: Piece, dealt: number): number {
  let left = dealt
  for (const one of table.memory.state.preventions.filter(each => each.piece === piece.id)) {
    const amount = Math.min(one.left, left)
    one.left -= amount
    left -= amount
  }
  if (left < dealt)
    tell(table, {
      type: 'damage_prevented',
      clause: clauseHere(table.memory.state),
      card: piece.id,
      amount: dealt - left,
    })
  return dealt - left
}

export const recover: Rule<'recover'> = {
  windows: 'every',
  schema: EFFECT_SCHEMAS.recover,
  illegal: (state, effect, context) => there(state, effect.to, context),
  applies: (table, effect, context) =>
    on(table, effect.to, context, (piece, state) => {
      const amount = Math.min(piece.damage, amountOf(state, effect.amount, context))
      piece.damage -= amount
      tell(table, {
        type: 'recovered',
        clause: clauseHere(state),
        card: piece.id,
        amount,
        remaining: remaining(piece),
      })
    }),
}

export const prevent: Rule<'prevent'> = {
  windows: 'every',
  schema: EFFECT_SCHEMAS.prevent,
  illegal: (state, effect, context) => there(state, effect.to, context),
  applies: (table, effect, context) =>
    on(table, effect.to, context, (piece, state) => {
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
      if (effect.how === 'destroyed') return destroy(table, [piece])
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
