// The ability rules of both flows: when a reminder opens, who "you" is, and the order of several.
import type { AbilityRules } from '../../../engine/flow.ts'
import { tell } from '../../../engine/table.ts'
import type { Context, Problem } from '../../../engine/types.ts'
import type { Clause } from '../clauses.ts'
import type { Edition } from '../editions.ts'
import type { AbilityGiven } from '../effects/schemas.ts'
import { abilitiesOf, isRetaliate, retaliatesNow } from './attack-keywords.ts'
import { isEnemy, isIdentity, type Piece } from './characters.ts'
import { defenseBarred, defenseBegins, isAttack, isDefense, perilous } from './defending.ts'
import { conditionHolds } from './find-referred.ts'
import type { Moment } from './moments.ts'
import { clauseHere, type Marvel, pieceNamed, pieceOf, type Reminder, type State } from './state.ts'
import { stunnedInstead } from './status-cards.ts'

/** Words that stand for choices, so that a character or an ability of this name would be mistaken for one. */
export const RESERVED = ['pass', 'nobody', 'none']

/** Why these reminders are invalid; null if they are valid. */
export function reminderProblem(all: readonly AbilityGiven[], edition: Edition): Problem<Marvel> | null {
  const ids = all.map(one => one.id)
  const details = { at: 'abilities' }
  if (new Set(ids).size !== ids.length) return { code: 'nameTaken', clause: null, details }
  if (ids.some(id => RESERVED.includes(id) || isRetaliate(edition, id)))
    return { code: 'nameReserved', clause: null, details }
  // A constant ability is evaluated where its number is needed, which is implemented for ATK only.
  const constant = all.filter(one => one.trigger.on === 'constant')
  const other = constant.some(one => one.options ?? one.effects?.some(({ kind }) => kind !== 'atk'))
  return other ? { code: 'constantOnlyAtk', clause: null, details } : null
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
    uses: given.uses ?? null,
    if: given.if ?? null,
  }
}

/** A reminder in the form in which a set-up takes it. */
export function reminderAgain(ability: Reminder) {
  const { id, owner, source, trigger, forced, label, effects, options, uses, if: condition } = ability
  return {
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
    ...(condition !== null && { if: condition }),
  }
}

/** An ability opens if its trigger is met, its card is in play, its condition holds and its label allows it. */
export function fits(state: State, ability: Reminder, moment: Moment): boolean {
  return (
    ability.uses !== 0 &&
    triggered(state, ability, moment) &&
    sourceInPlay(state, ability) &&
    (ability.forced || perilous(state, ability.owner) === null) &&
    (!isDefense(ability.label) || defenseBarred(state, ability.owner) === null) &&
    (ability.if === null || conditionHolds(state, ability.if, contextOf(state, ability, moment)))
  )
}

const contextOf = (state: State, ability: Reminder, moment: Moment): Context => ({
  you: youOf(state, ability, moment),
  ability: ability.id,
  source: ability.source,
  label: null,
  window: null,
})

/** The abilities of a card that is no longer in play stay shut (AMB-20). */
function sourceInPlay(state: State, ability: Reminder): boolean {
  const source = ability.source === null ? undefined : pieceNamed(state, ability.source)
  return source === undefined || source.where === 'in play'
}

function triggered(state: State, ability: Reminder, moment: Moment): boolean {
  const { trigger } = ability
  if (trigger.on !== moment.on) return false
  if (trigger.who !== undefined && trigger.who !== moment.who) return false
  if (trigger.undefended && !moment.undefended) return false
  if (trigger.noDamage && !moment.noDamage) return false
  if (moment.isHit && (trigger.and === undefined || trigger.and === 'other')) return false
  return ofWhom(state, ability, moment)
}

/**
 * An attack on any of your characters meets "attacks you". For damage or defeat "you" is the identity alone, and an
 * ally meets only a trigger that names allies (AMB-24).
 */
function ofWhom(state: State, ability: Reminder, moment: Moment): boolean {
  const { of = 'any', and } = ability.trigger
  const you = youOf(state, ability, moment)
  if (of === 'you' && ability.owner !== null && moment.player !== ability.owner) return false
  const about = hitBy(moment, and)
  const attacksYou = of === 'you' && state.attack.by === 'enemy' && !ABOUT_ONE.includes(moment.on)
  if (about === null && (of === 'any' || attacksYou)) return true
  return (about ?? moment.against).some(id => isMeant(pieceOf(state, id), of, you))
}

/** The characters that a trigger speaks of with "and damages", "and defeats" or "and exactly defeats". */
function hitBy(moment: Moment, and: Reminder['trigger']['and']): readonly string[] | null {
  if (and === 'damages') return moment.damaged
  if (and === 'defeats') return moment.defeated
  return and === 'exactlyDefeats' ? moment.exactly : null
}

/** Moments about the one character that is damaged or defeated. */
const ABOUT_ONE: readonly Moment['on'][] = [
  'wouldDeal',
  'wouldTake',
  'wouldBeDefeated',
  'isDefeated',
  'whenDefeated',
  'afterTakesDamage',
  'afterDealsDamage',
  'afterDefeated',
]

function isMeant(piece: Piece, of: NonNullable<Reminder['trigger']['of']>, you: string | null): boolean {
  if (of === 'you') return isIdentity(piece) && piece.player === you
  if (of === 'enemy') return isEnemy(piece)
  return of === 'any' || piece.kind === of
}

/** The player called "you": the owner of the card, or for an encounter card the attacked player (MC-DF-29). */
export function youOf(state: State, ability: { owner: string | null }, moment: Moment): string {
  return ability.owner ?? moment.player ?? state.attack.player
}

/** The clause of each window; some windows have one for forced and one for optional abilities. */
const CITES: Record<
  State['attack']['by'],
  { [window: string]: Clause | { forced: Clause; optional: Clause; order?: Clause } }
> = {
  enemy: {
    initiation: { forced: 'MC-EA-11', optional: 'MC-EA-53', order: 'MC-EA-53' },
    defends: 'MC-DF-17',
    flipped: 'MC-EA-24',
    dealDamage: 'MC-EA-30',
    damage: 'MC-EA-30',
    wouldTake: 'MC-EA-30',
    wouldBeDefeated: 'MC18-EA-73',
    isDefeated: 'MC18-EA-73',
    whenDefeated: 'MC18-EA-73',
    damageDealt: 'MC-EA-44',
    afterTakesDamage: 'MC-EA-51',
    afterDealsDamage: 'MC-EA-51',
    forced: 'MC-EA-47',
    optional: 'MC-EA-52',
    endedEarly: 'MC-EA-54',
    afterwards: 'MC-EA-44',
  },
  player: {
    makeAttack: 'MC-PA-15',
    damage: 'MC-PA-10',
    wouldBeDefeated: 'MC18-EA-73',
    isDefeated: 'MC18-EA-73',
    whenDefeated: 'MC18-EA-73',
    damageDealt: 'MC-PA-21',
    forced: 'MC-PA-23',
    optional: 'MC-PA-26',
    afterwards: 'MC-PA-27',
  },
}

export const ABILITIES: AbilityRules<Marvel> = {
  list: abilitiesOf,
  fits: (state, ability, moment) => fits(state, ability as Reminder, moment),
  // The first player orders all forced abilities, whichever player controls them (AMB-09).
  order: (state, open) => ({ among: open, by: { any: state.players.slice(0, 1) } }),
  playerOrder: state => state.players,
  you: youOf,
  barred: (state, card) =>
    perilous(state, card.owner) ?? (isDefense(card.label) ? defenseBarred(state, card.owner) : null),
  shut: (state, ability) => {
    const barred =
      perilous(state, ability.owner) ??
      (isDefense(ability.label) ? defenseBarred(state, ability.owner) : null)
    if (barred) return barred
    const details = { ability: ability.id }
    if (!sourceInPlay(state, ability as Reminder)) return { code: 'sourceGone', clause: 'MC-EA-45', details }
    if (ability.uses === 0) return { code: 'usedUp', clause: null, details }
    return { code: 'notTriggered', clause: state.attack.by === 'enemy' ? 'MC-EA-47' : 'MC-PA-23', details }
  },
  begins: (table, context) => {
    const { state } = table.memory
    if (state.attack.by === 'enemy' && isAttack(context.label) && stunnedInstead(table, context.you)) return
    if (!isDefense(context.label) || context.you === null) return
    if (state.attack.by === 'enemy') defenseBegins(table, context.you)
    // A (defense) ability outside an enemy attack defends nothing (MC-DF-26).
    else tell(table, { type: 'defense_used', clause: 'MC-DF-25', player: context.you, defender: null })
  },
  used: (table, ability) => {
    const { state } = table.memory
    state.abilities = state.abilities.map(one =>
      one.id === ability.id && one.uses !== null ? { ...one, uses: one.uses - 1 } : one,
    )
    retaliatesNow(table, ability.id)
  },
  clauses: (state, window) => {
    const found = CITES[state.attack.by][window ?? ''] ?? clauseHere(state)
    return typeof found === 'string'
      ? { order: found, forced: found, optional: found, window: found }
      : { order: found.forced, window: found.optional, ...found }
  },
}
