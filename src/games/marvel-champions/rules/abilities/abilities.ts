// The ability rules of both flows: when a reminder opens, who "you" is, and the order of several.
import type { AbilityRules } from '../../../../engine/flow.ts'
import { after, tell } from '../../../../engine/table.ts'
import type { Problem } from '../../../../engine/types.ts'
import type { MarvelEdition } from '../../editions.ts'
import type { AbilityGiven, Effect } from '../../vocabulary/effects.ts'
import { byKind } from '../activations/activation.ts'
import { clauseOf, WINDOW_CLAUSES } from '../activations/clauses.ts'
import { innerAttacks } from '../activations/facts.ts'
import { abilitiesOf, isRetaliate, retaliatesNow } from '../damage/attack-keywords.ts'
import { wouldBeVain } from '../damage/prevention.ts'
import { defenseBarred, defenseBegins, isAttack, isDefense, isThwart, perilous } from '../defending.ts'
import { clauseHere, identityOf, type Marvel, type MarvelTable, type Reminder } from '../state.ts'
import { confusedInstead, stunnedInstead } from '../status-cards.ts'
import { attackBarred, innerAttackBegins } from './inner-attack.ts'
import { moment } from './moments.ts'
import { fits, sourceInPlay, youOf } from './triggers.ts'

/** Words that stand for choices, so that a character or an ability of this name would be mistaken for one. */
export const RESERVED = ['pass', 'nobody', 'none']

/** Why these reminders are invalid; null if they are valid. */
export function reminderProblem(
  all: readonly AbilityGiven[],
  edition: MarvelEdition,
): Problem<Marvel> | null {
  const ids = all.map(one => one.id)
  const details = { at: 'abilities' }
  if (new Set(ids).size !== ids.length) return { code: 'nameTaken', clause: null, details }
  if (ids.some(id => RESERVED.includes(id) || isRetaliate(edition, id)))
    return { code: 'nameReserved', clause: null, details }
  // A constant ability is evaluated where its number is needed.
  const constant = all.filter(one => one.trigger.on === 'constant')
  const other = constant.some(one => one.options ?? one.effects?.some(isNoConstant))
  return other ? { code: 'constantOnlyAtk', clause: null, details } : null
}

/** The numbers that a constant ability changes, beside the damage. */
const CONSTANTLY: readonly Effect['kind'][] = ['atk', 'sch', 'def', 'thw']

const isAsked = ({ if: condition, ...effect }: Effect): boolean =>
  (condition && 'asks' in condition) ||
  ('amount' in effect && typeof effect.amount === 'object' && 'asks' in effect.amount)

/** Constant abilities change numbers and damage, or give the attack a keyword. */
const isNoConstant = (effect: Effect): boolean => {
  // What is evaluated at any time cannot be asked.
  if (isAsked(effect)) return true
  if (effect.kind === 'increase') return effect.whole === true
  if (effect.kind === 'keyword') return effect.who !== undefined || effect.loses === true
  return !CONSTANTLY.includes(effect.kind)
}

export function reminderFrom(given: AbilityGiven): Reminder {
  return {
    id: given.id,
    owner: given.owner ?? null,
    source: given.source ?? null,
    trigger: given.trigger,
    forced: given.forced ?? false,
    label: given.label ?? null,
    effects: given.effects ?? null,
    options: given.options?.map(({ name, effects }) => ({ name, effects: effects ?? null })) ?? null,
    uses: given.uses ?? given.limit?.uses ?? null,
    if: given.if ?? null,
    ...(given.card !== undefined && { card: given.card }),
    ...(given.limit && { limit: given.limit }),
    ...(given.until && { until: given.until }),
  }
}

/** A reminder in the form in which a set-up takes it. */
export function reminderAgain(ability: Reminder): AbilityGiven {
  const { id, owner, source, trigger, forced, label, effects, options, uses, if: condition } = ability
  const { card, limit, until } = ability
  const given = {
    id,
    ...(owner !== null && { owner }),
    ...(source !== null && { source }),
    trigger,
    forced,
    ...(label !== null && { label }),
    ...(effects !== null && { effects }),
    ...(options !== null && {
      options: options.map(({ name, effects }) => ({ name, ...(effects !== null && { effects }) })),
    }),
    ...(uses !== null && { uses }),
    ...(card !== undefined && { card }),
    ...(limit && { limit }),
    ...(until && { until }),
    ...(condition !== null && { if: condition }),
  }
  // A reminder comes from an input, so its label and effects are those that an input can have.
  return given as AbilityGiven
}

/** Whoever resolves an ability labelled (thwart) has thwarted once it is over (MC-THWART-02). */
function thwartsByLabel(table: MarvelTable, you: string | null): void {
  const identity = you === null ? undefined : identityOf(table.memory.state, you)
  if (identity)
    after(table, moment('afterThwarts', { who: identity.id, player: you, against: [identity.id] }))
}

export const MARVEL_ABILITIES: AbilityRules<Marvel> = {
  list: abilitiesOf,
  fits: (state, ability, moment) =>
    fits(state, ability as Reminder, moment) &&
    !wouldBeVain(state, ability as Reminder, moment) &&
    attackBarred(state, ability) === null,
  // The first player orders all forced abilities, whichever player controls them (AMB-09).
  order: (state, open) => ({ among: open, by: { any: state.players.slice(0, 1) } }),
  playerOrder: state => state.players,
  // Each character that an attack has damaged has a moment of its own.
  hit: ({ damaged: [one = null, ...others] }) => (others.length === 0 ? one : null),
  you: youOf,
  barred: (state, card) =>
    perilous(state, card.owner) ??
    (isDefense(card.label) ? defenseBarred(state, card.owner) : null) ??
    attackBarred(state, card),
  shut: (state, ability) => {
    const barred =
      perilous(state, ability.owner) ??
      (isDefense(ability.label) ? defenseBarred(state, ability.owner) : null) ??
      attackBarred(state, ability)
    if (barred) return barred
    const details = { ability: ability.id }
    if (!sourceInPlay(state, ability as Reminder)) return { code: 'sourceGone', clause: 'MC-EA-45', details }
    if (ability.uses === 0) return { code: 'usedUp', clause: null, details }
    return { code: 'notTriggered', clause: clauseOf(state.activation, 'not triggered'), details }
  },
  begins: (table, context) => {
    const { state } = table.memory
    if (isThwart(context.label)) {
      if (confusedInstead(table, context.you, isAttack(context.label))) return
      thwartsByLabel(table, context.you)
    }
    if (isAttack(context.label) && stunnedInstead(table, context.you)) return
    if (isAttack(context.label) && innerAttacks(state.activation)) innerAttackBegins(table, context)
    if (!isDefense(context.label) || context.you === null) return
    const { you } = context
    const outside = () =>
      tell(table, { type: 'defense_used', clause: 'MC-DF-25', player: you, defender: null })
    byKind(state.activation, {
      enemyAttack: () => defenseBegins(table, you),
      // A (defense) ability outside an enemy attack defends nothing (MC-DF-26).
      playerAttack: outside,
      enemyScheme: outside,
      thwart: outside,
      changes: outside,
    })
  },
  used: (table, ability) => {
    const { state } = table.memory
    state.abilities = state.abilities.map(one =>
      one.id === ability.id && one.uses !== null ? { ...one, uses: one.uses - 1 } : one,
    )
    retaliatesNow(table, ability.id)
  },
  clauses: (state, window) => {
    const found = WINDOW_CLAUSES[state.activation.kind][window ?? ''] ?? clauseHere(state)
    return typeof found === 'string'
      ? { order: found, forced: found, optional: found, window: found }
      : { order: found.forced, window: found.optional, ...found }
  },
}
