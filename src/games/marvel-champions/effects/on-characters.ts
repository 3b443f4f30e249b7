// The effects on characters: damage, healing, status cards, exhausting, leaving play, corrected numbers.
import { tell } from '../../../engine/table.ts'
import { attackedNow } from '../rules/abilities/inner-attack.ts'
import { clauseOf } from '../rules/activations/clauses.ts'
import { attachmentsLeave } from '../rules/attachments.ts'
import { type Character, has, isIdentity, remainingHitPoints } from '../rules/characters.ts'
import { heal } from '../rules/damage/attack-keywords.ts'
import { wouldBeDefeated } from '../rules/damage/consequences.ts'
import { everyOne } from '../rules/find-referred.ts'
import { clauseHere, type State } from '../rules/state.ts'
import type { EffectOf } from '../vocabulary/effects.ts'
import { EFFECT_SCHEMAS, refSchema } from '../vocabulary/single-effects.ts'
import { attacking, counting, mustBeInPlay, onCharacter, problem, type Rule, withPiece } from './rules.ts'

export const healing = counting(EFFECT_SCHEMAS.heal, (table, to, amount) =>
  heal(table, to, amount, clauseHere(table.memory.state)),
)

export const status: Rule<'status'> = attacking({
  schema: EFFECT_SCHEMAS.status,
  illegal: (state, effect, context) => mustBeInPlay(state, effect.to, context),
  applies: (table, effect, context) =>
    withPiece(table, effect, effect.to, context, to => {
      attackedNow(table, context, to)
      const most = effect.status !== 'tough' && has(to, 'steady') ? 2 : 1
      const barred = effect.status !== 'tough' && has(to, 'stalwart')
      const had = to[effect.status]
      if (effect.status === 'tough') to.mayBeTough = false
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
})

const exhaustOne = onCharacter(
  EFFECT_SCHEMAS.exhaust.extend({ who: refSchema }),
  (table, who) => {
    who.ready = false
    tell(table, { type: 'character_exhausted', clause: clauseHere(table.memory.state), piece: who.id })
  },
  (state, _effect, who) => {
    const clause = clauseOf(state.activation, 'exhausted')
    return who?.ready === false ? problem('exhausted', clause) : null
  },
)

export const exhaust: Rule<'exhaust'> = {
  schema: EFFECT_SCHEMAS.exhaust,
  illegal: (state, { who, ...effect }, context) =>
    'each' in who ? null : (exhaustOne.illegal?.(state, { ...effect, who }, context) ?? null),
  applies: (table, { who, ...effect }, context) => {
    if (!('each' in who)) return exhaustOne.applies(table, { ...effect, who }, context)
    for (const { id, ready } of everyOne(table.memory.state, who, context))
      if (ready) exhaustOne.applies(table, { ...effect, who: { piece: id } }, context)
  },
}

export const ready = onCharacter(EFFECT_SCHEMAS.ready, (table, who) => {
  who.ready = true
  tell(table, { type: 'character_readied', clause: clauseHere(table.memory.state), piece: who.id })
})

/** An identity changes its form. It stays the same character, so it stays the target, or the defender. */
export const form = onCharacter(
  EFFECT_SCHEMAS.form,
  (table, who, { to, atk, def, thw, icons = {}, byPlayer }) => {
    who.kind = to
    if (byPlayer) who.formChanged = true
    // An alter-ego has neither ATK nor DEF nor THW; those of the hero are asked for if they are not said.
    who.atk = to === 'hero' ? (atk ?? null) : 0
    who.def = to === 'hero' ? (def ?? null) : 0
    who.thw = to === 'hero' ? (thw ?? null) : null
    who.icons = icons
    tell(table, { type: 'form_changed', clause: clauseHere(table.memory.state), piece: who.id, to })
  },
  (_state, { to }, who) => (who && (!isIdentity(who) || who.kind === to) ? problem('noSuchForm') : null),
)

export const leaves = onCharacter(EFFECT_SCHEMAS.leaves, (table, who, { how }) => {
  const clause = clauseHere(table.memory.state)
  if (how === 'defeated')
    return wouldBeDefeated(table, { piece: who.id, damage: who.damage, kind: null, clause, excess: false })
  who.where = how
  tell(table, { type: 'character_left_play', clause, piece: who.id, how })
  attachmentsLeave(table, who)
})

/** What is known of a character beside its numbers. */
function knownBeside(state: State, who: Character, { stage, engagedWith, active }: EffectOf<'known'>): void {
  who.stage = stage ?? who.stage
  who.engagedWith = engagedWith ?? who.engagedWith
  if (!active) return
  for (const one of state.pieces) one.active = one.id === who.id
}

export const known = onCharacter(
  EFFECT_SCHEMAS.known,
  (table, who, effect) => {
    who.atk = effect.atk ?? who.atk
    who.def = effect.def ?? who.def
    who.thw = effect.thw ?? who.thw
    who.hitPoints = effect.hitPoints ?? who.hitPoints
    if (who.hitPoints !== null) who.hitPointsPerPlayer = null
    who.damage = effect.damage ?? who.damage
    knownBeside(table.memory.state, who, effect)
    const clause = clauseHere(table.memory.state)
    tell(table, { type: 'corrected', clause, piece: who.id })
    // A maximum that sinks to the damage defeats: by the rules nobody is in play without hit points.
    if (remainingHitPoints(who) === 0)
      wouldBeDefeated(table, { piece: who.id, damage: who.damage, kind: null, clause, excess: false })
  },
  (state, effect, who) => {
    if (effect.thw !== undefined && who?.kind !== 'hero' && who?.kind !== 'ally')
      return problem('cannotThwart', 'MC-THWART-01')
    if (effect.engagedWith !== undefined && who?.kind !== 'minion') return problem('notAnEnemy')
    if (effect.engagedWith !== undefined && !state.players.includes(effect.engagedWith))
      return problem('playerMissing')
    if ((effect.active || effect.stage !== undefined) && who?.kind !== 'villain') return problem('notAnEnemy')
    const most = effect.hitPoints ?? who?.hitPoints ?? null
    const on = effect.damage ?? 0
    return most !== null && on >= most ? problem('alreadyDefeated') : null
  },
)
