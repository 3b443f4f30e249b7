// The effects on characters: damage, healing, status cards, exhausting, leaving play, corrected numbers.
import { tell } from '../../../engine/table.ts'
import { deal, heal } from '../rules/attack-keywords.ts'
import { has } from '../rules/characters.ts'
import { defeat } from '../rules/consequences.ts'
import { referred } from '../rules/find-referred.ts'
import { clauseHere } from '../rules/state.ts'
import { amountProblem, mustBeInPlay, problem, type Rule, withAmount, withPiece } from './rules.ts'
import { EFFECT_SCHEMAS } from './schemas.ts'

export const damage: Rule<'damage'> = {
  windows: 'every',
  schema: EFFECT_SCHEMAS.damage,
  illegal: (state, effect, context) =>
    mustBeInPlay(state, effect.to, context) ?? amountProblem(state, effect.amount, context),
  applies: (table, effect, context) =>
    withPiece(table, effect, effect.to, context, to =>
      withAmount(table, effect, effect.amount, context, amount => {
        const clause = clauseHere(table.memory.state)
        if (amount > 0) deal(table, { to: to.id, from: context.source, amount, kind: 'effect', clause })
      }),
    ),
}

export const healing: Rule<'heal'> = {
  windows: 'every',
  schema: EFFECT_SCHEMAS.heal,
  illegal: (state, effect, context) =>
    mustBeInPlay(state, effect.to, context) ?? amountProblem(state, effect.amount, context),
  applies: (table, effect, context) =>
    withPiece(table, effect, effect.to, context, to =>
      withAmount(table, effect, effect.amount, context, amount =>
        heal(table, to, amount, clauseHere(table.memory.state)),
      ),
    ),
}

export const status: Rule<'status'> = {
  windows: 'every',
  schema: EFFECT_SCHEMAS.status,
  illegal: (state, effect, context) => mustBeInPlay(state, effect.to, context),
  applies: (table, effect, context) =>
    withPiece(table, effect, effect.to, context, to => {
      const most = effect.status !== 'tough' && has(to, 'steady') ? 2 : 1
      const barred = effect.status !== 'tough' && has(to, 'stalwart')
      const had = to[effect.status]
      // A character holds one card of each kind, a steady one two; surplus cards that it already has stay.
      to[effect.status] = effect.remove
        ? Math.max(0, had - 1)
        : barred
          ? had
          : Math.max(had, Math.min(most, had + 1))
      const type = effect.remove ? 'status_discarded' : 'status_given'
      const clause = clauseHere(table.memory.state)
      if (to[effect.status] !== had) tell(table, { type, clause, piece: to.id, status: effect.status })
    }),
}

export const exhaust: Rule<'exhaust'> = {
  windows: 'every',
  schema: EFFECT_SCHEMAS.exhaust,
  illegal: (state, effect, context) => {
    const missing = mustBeInPlay(state, effect.who, context)
    if (missing) return missing
    const clause = state.attack.by === 'enemy' ? 'MC-EA-20' : 'MC-PA-03'
    return referred(state, effect.who, context)?.ready === false ? problem('exhausted', clause) : null
  },
  applies: (table, effect, context) =>
    withPiece(table, effect, effect.who, context, who => {
      who.ready = false
      tell(table, { type: 'character_exhausted', clause: clauseHere(table.memory.state), piece: who.id })
    }),
}

export const ready: Rule<'ready'> = {
  windows: 'every',
  schema: EFFECT_SCHEMAS.ready,
  illegal: (state, effect, context) => mustBeInPlay(state, effect.who, context),
  applies: (table, effect, context) =>
    withPiece(table, effect, effect.who, context, who => {
      who.ready = true
      tell(table, { type: 'character_readied', clause: clauseHere(table.memory.state), piece: who.id })
    }),
}

export const leaves: Rule<'leaves'> = {
  windows: 'every',
  schema: EFFECT_SCHEMAS.leaves,
  illegal: (state, effect, context) => mustBeInPlay(state, effect.who, context),
  applies: (table, effect, context) =>
    withPiece(table, effect, effect.who, context, who => {
      if (effect.how === 'defeated') {
        defeat(table, who, clauseHere(table.memory.state))
        return
      }
      who.where = effect.how
      const clause = clauseHere(table.memory.state)
      tell(table, { type: 'character_left_play', clause, piece: who.id, how: effect.how })
    }),
}

export const known: Rule<'known'> = {
  windows: 'every',
  schema: EFFECT_SCHEMAS.known,
  illegal: (state, effect, context) => {
    const missing = mustBeInPlay(state, effect.who, context)
    const who = missing ? null : referred(state, effect.who, context)
    const most = effect.hitPoints ?? who?.hitPoints ?? null
    const on = effect.damage ?? who?.damage ?? 0
    return missing ?? (most !== null && on >= most ? problem('alreadyDefeated') : null)
  },
  applies: (table, effect, context) =>
    withPiece(table, effect, effect.who, context, who => {
      const { atk: attack, def: defense, hitPoints, damage: on } = effect
      who.atk = attack ?? who.atk
      who.def = defense ?? who.def
      who.hitPoints = hitPoints ?? who.hitPoints
      who.damage = on ?? who.damage
      tell(table, { type: 'corrected', clause: clauseHere(table.memory.state), piece: who.id })
    }),
}
