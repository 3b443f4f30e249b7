// Decides which effects trigger at a moment, in which order they are carried out, and which cards may be played when.
import type { AbilityRules } from '../../../engine/flow.ts'
import { after, tell } from '../../../engine/table.ts'
import type { Ability, Card, Context, Problem } from '../../../engine/types.ts'
import type { Clause } from '../clauses.ts'
import type { AbilityGiven } from '../effects/schemas.ts'
import { allReferred } from './find-referred.ts'
import { type Cause, causedAs, type Moment } from './moments.ts'
import { inPlay, remaining } from './pieces.ts'
import { hasItsPilot } from './pilots.ts'
import {
  cited,
  clauseHere,
  type Gundam,
  type GundamTable,
  momentNow,
  pieceNamed,
  type Remembered,
  type Reminder,
  type State,
  targetUnit,
} from './state.ts'
import { type Chosen, firstPart, hasTargets } from './targets.ts'
import { isWeak } from './values.ts'

/** The label of a triggered effect that was not named before: in the action step it takes no turn. */
const TRIGGERED = 'triggered'
const ACTIONS = ['action', 'activateAction']
/** A Pilot, too, is paired in the main phase alone, also one that is a Command with 【Action】. */
const MAINS = ['main', 'activateMain', 'pilot']
/** Effects that are remarks about the table and belong to no card. */
const SAID = ['known', 'note', 'remind']

/** Why a card may not be played now; null if it may. */
function cardBarred({ battle }: State, card: Card<Gundam>): Problem<Gundam> | null {
  const { label, owner, effects } = card
  if (label !== null && ![TRIGGERED, ...ACTIONS, ...MAINS].includes(label))
    return { code: 'noSuchLabel', clause: null, details: { label } }
  if (MAINS.some(one => one === label)) return { code: 'mainPhaseOnly', clause: 'GCG-7-5-1b' }
  const action = ACTIONS.some(one => one === label)
  if (battle.step !== 'action') return action ? { code: 'notActionStep', clause: 'GCG-7-5-1b' } : null
  if (label === TRIGGERED) return null
  if (owner === null) {
    const said = !action && effects.every(effect => SAID.includes(effect.kind))
    return said ? null : { code: 'ownerMissing', clause: 'GCG-7-5-1a' }
  }
  return owner === battle.turn
    ? null
    : { code: 'notYourTurn', clause: 'GCG-7-5-1a', details: { turn: battle.turn } }
}

const usedByHand = ({ trigger }: AbilityGiven): boolean =>
  trigger.on === 'activateAction' || trigger.on === 'activateMain'

/** Reads an effect from a set-up. A "may" effect opens like any other and can be declined in its turn. */
export function reminderFrom(state: Pick<State, 'pieces'>, given: AbilityGiven): Remembered {
  const { id, trigger, may, effects, options, uses } = given
  const ways = options ?? [{ name: 'use', effects: effects ?? null }]
  const declinable = may ? [...ways, { name: 'pass', effects: [], passes: true }] : null
  return {
    id,
    owner: ownerOf(state, given),
    source: given.source ?? null,
    trigger,
    forced: !usedByHand(given),
    label: null,
    effects: declinable ? null : (effects ?? null),
    options: declinable ?? options ?? null,
    uses: uses ?? null,
    given,
  }
}

/** The player who carries an effect out: the owner that it names, or else the player of the card it stands on. */
function ownerOf(state: Pick<State, 'pieces'>, { owner, source }: AbilityGiven): string | null {
  return owner ?? state.pieces.find(one => one.id === source)?.player ?? null
}

/** Words that stand for choices, so that an ability of this name would be mistaken for one. */
const TAKEN = ['pass', 'bothPass', 'done', 'use', 'goOn', 'stop']

/** The beginning of the ids of <Breach> effects. */
export const BREACH = 'Breach:'

/** Why this effect cannot be remembered; null if it can. */
export function reminderProblem(
  state: Pick<State, 'active' | 'standby' | 'pieces' | 'abilities'>,
  given: AbilityGiven,
): Problem<Gundam> | null {
  const details = { ability: given.id }
  const names = given.options?.map(one => one.name) ?? []
  const free = !TAKEN.includes(given.id) && !given.id.startsWith(BREACH)
  const twice = new Set(names).size < names.length || (given.may && names.includes('pass'))
  if (!free || twice || state.abilities.some(one => one.id === given.id))
    return { code: 'nameTaken', clause: null, details }
  const owner = ownerOf(state, given)
  if (owner === null) return { code: 'ownerMissing', clause: null, details }
  if (owner !== state.active && owner !== state.standby)
    return { code: 'noSuchPlayer', clause: null, details }
  const nobodys = given.source === undefined && given.trigger.who === undefined
  if (given.trigger.on === 'whenAttacking' && nobodys)
    return { code: 'sourceMissing', clause: 'GCG-7-3-2a', details }
  return null
}

/** A reminder in the form in which a set-up takes it. */
export function reminderAgain({ given, uses, owner }: Remembered) {
  return { ...given, owner, ...(uses !== null && { uses }) }
}

/** Why a player cannot activate this effect in the action step now; null if that is possible (7-5-1). */
export function cannotAct(
  state: State,
  { owner, trigger, uses, source, given }: Remembered,
): Problem<Gundam> | null {
  if (trigger.on !== 'activateAction') return { code: 'notAnAction', clause: 'GCG-7-5-1b' }
  if (owner !== state.battle.turn) return { code: 'notYourTurn', clause: 'GCG-7-5-1a' }
  if (uses === 0) return { code: 'usedUp', clause: 'GCG-7-5-1b' }
  const card = pieceNamed(state, source)
  if (card && !inPlay(card)) return { code: 'notInPlay', clause: 'GCG-7-5-1b' }
  if (!hasItsPilot(state, given)) return { code: 'pilotNeeded', clause: 'GCG-7-5-1b' }
  return canTarget(state, owner, given) ? null : { code: 'noTarget', clause: cited(state, 'GCG-9-1-8b') }
}

/** Whether what a Command or an activated effect needs as targets is there, for one of its ways at least. */
function canTarget(state: State, owner: string | null, given: AbilityGiven): boolean {
  const needed = (needs: Chosen = []) =>
    state.edition.targets.command === 'the first part' ? firstPart(needs) : needs
  const ways = given.options ?? [given]
  const whose = { owner, source: given.source }
  return (
    hasTargets(state, needed(given.chooses), whose) &&
    ways.some(({ chooses }) => hasTargets(state, needed(chooses), whose))
  )
}

/** The input from which an effect was made; none for the effect of a keyword. */
const givenOf = (state: State, id: string): AbilityGiven | undefined =>
  state.abilities.find(one => one.id === id)?.given

/** Why one of the ways of an effect cannot be picked: the targets that it chooses are missing (10-1-8-1-1). */
function wayClosed(state: State, { id, owner }: { id: string; owner: string | null }, name: string) {
  const { options, source } = givenOf(state, id) ?? {}
  const needs = options?.find(one => one.name === name)?.chooses ?? []
  const code = 'noTarget' as const
  return hasTargets(state, firstPart(needs), { owner, source })
    ? null
    : { code, clause: cited(state, 'GCG-9-1-8b') }
}

/** Tells that an effect was not carried out, since it is so already; it is not used up (13-2-13). */
function doneAlready(table: GundamTable, ability: Ability<Gundam>): boolean {
  const { state } = table.memory
  if (ability.uses === null || !isSoAlready(state, ability)) return false
  tell(table, { type: 'nothing_done', clause: clauseHere(state), ability: ability.id })
  return true
}

/** Whether all that an effect does is to rest Units that rest, or to set Units active that are active. */
function isSoAlready(state: State, { id, owner, source, effects }: Ability<Gundam>): boolean {
  const context: Context = { you: owner, ability: id, source, label: null, window: null }
  if (!effects || effects.length === 0) return false
  return effects.every(effect => {
    if (effect.kind !== 'rest' && effect.kind !== 'setActive') return false
    const cards = allReferred(state, effect.who, context)
    return cards.length > 0 && cards.every(one => inPlay(one) && one.rested === (effect.kind === 'rest'))
  })
}

/** Tells that a triggered effect does nothing because a target that it needs is missing (10-2-2). */
function targetsMissing(table: GundamTable, ability: { id: string; owner: string | null }): boolean {
  const { state } = table.memory
  const given = givenOf(state, ability.id)
  const needs = given?.chooses ?? []
  const closed = given?.options?.every(({ name }) => wayClosed(state, ability, name))
  const whose = { owner: ability.owner, source: given?.source }
  if (!closed && hasTargets(state, firstPart(needs), whose)) return false
  const open = firstPart(needs).length < needs.length && state.edition.newerEffects === null
  const ruling = open ? { ruling: 'GCG19-OP-02' } : {}
  tell(table, { type: 'targets_missing', clause: 'GCG-9-3-3b', ...ruling, ability: ability.id })
  return true
}

/** A triggered effect is carried out even if its card has left (AMB-59), because the moment lists the cards present. */
function fits(state: State, reminder: Omit<Reminder, 'given'>, moment: Moment): boolean {
  const { id: ability, trigger, source } = reminder
  if (trigger.on !== moment.on || !speaksOf(state, reminder, moment)) return false
  if (trigger.against !== undefined && trigger.against !== moment.against) return false
  if (!causedAs(trigger, moment)) return false
  if (!hasItsPilot(state, givenOf(state, ability))) return false
  // 【When Attacking】 belongs to the attacking Unit itself; "when a unit attacks" belongs to other cards (7-3-2).
  const [attacker] = moment.who
  if (trigger.on === 'whenAttacking' && (source ?? trigger.who) !== attacker) return false
  if (trigger.on === 'unitAttacks' && source === attacker) return false
  return !pieceNamed(state, source) || moment.present.some(one => one === source)
}

/** Whether a trigger speaks of one of these cards, and of the enemy Unit in the battle. */
function speaksOf(state: State, reminder: Omit<Reminder, 'given'>, { who }: Moment): boolean {
  const { trigger, owner } = reminder
  if (trigger.who !== undefined && !who.includes(trigger.who)) return false
  if (trigger.of !== undefined && !who.some(id => isOf(state, reminder, id))) return false
  if (trigger.from && !who.some(id => isHit(state, reminder, id))) return false
  if (!trigger.by) return true
  const enemy = owner === state.active ? targetUnit(state) : pieceNamed(state, state.battle.attacker)
  if (!inPlay(enemy) || (trigger.by.unpaired && enemy.pilot)) return false
  return isWeak(state, enemy, trigger.by)
}

/** Whether a card is an enemy Unit that stays in play after battle damage from one that a trigger speaks of. */
function isHit(state: State, { trigger, owner, source }: Omit<Reminder, 'given'>, id: string): boolean {
  const piece = pieceNamed(state, id)
  if (piece?.kind !== 'unit' || piece.player === owner || !inPlay(piece) || remaining(piece) === 0)
    return false
  const blow = state.battle.damage.findLast(({ to, kind }) => to === id && kind === 'battle')
  const dealer = pieceNamed(state, blow?.from ?? null)
  return trigger.from === 'this' ? dealer?.id === source : dealer?.player === owner
}

/** Whether a card is one of the Units that a trigger speaks of. */
function isOf(state: State, { trigger, owner, source }: Omit<Reminder, 'given'>, id: string): boolean {
  const piece = pieceNamed(state, id)
  if (piece?.kind !== 'unit') return false
  if (trigger.of === 'enemy Units') return piece.player !== owner
  return piece.player === owner && (trigger.of === 'own Units' || id !== source)
}

/** Gives the turn to the other player after a card in the action step's window, and restarts the passes (AMB-50). */
function turnOver({ memory: { state } }: GundamTable, context: Context): void {
  const { you, window, label } = context
  if (window !== 'action' || you === null || label === TRIGGERED) return
  state.battle.passes = 0
  state.battle.turn = you === state.active ? state.standby : state.active
}

export const ABILITIES: AbilityRules<Gundam> = {
  list: state => [...state.abilities, ...state.battle.keywords],
  fits,
  // The active player carries out all own effects first, then the standby player does (7-3-2).
  order: (state, open) => {
    const own = open.filter(one => one.owner === state.active)
    const among = own.length > 0 ? own : open
    return { among, by: { any: [own.length > 0 ? state.active : state.standby] } }
  },
  playerOrder: state => [state.active, state.standby],
  you: (_state, ability) => ability.owner,
  barred: cardBarred,
  shut: (_state, ability) => ({
    code: ability.uses === 0 ? 'usedUp' : 'notTriggered',
    clause: 'GCG-7-3-2a',
    details: { ability: ability.id },
  }),
  idle: (table, ability) => doneAlready(table, ability) || targetsMissing(table, ability),
  closed: wayClosed,
  begins: turnOver,
  used: (table, ability) => {
    const { state } = table.memory
    state.abilities = state.abilities.map(one =>
      one.id === ability.id && one.uses !== null ? { ...one, uses: one.uses - 1 } : one,
    )
  },
  // The attack step has clauses for triggering and order; every other step has one clause for all of this.
  clauses: state => {
    const here = clauseHere(state)
    const same = { order: here, forced: here, optional: here, window: here }
    if (state.battle.step !== 'attack') return same
    return { ...same, order: 'GCG-7-3-2c', forced: 'GCG-7-3-2b', window: 'GCG-7-3-4' }
  },
}

/** The ids of the effects that these moments trigger. An effect without uses left does not trigger. */
export function triggeredBy(state: State, moments: readonly Moment[]): string[] {
  return ABILITIES.list(state)
    .filter(one => one.uses !== 0 && moments.some(moment => ABILITIES.fits(state, one, moment)))
    .map(one => one.id)
}

/** The clause by which effects trigger, and a ruling where the rules leave it open. */
export type Said = { readonly clause: Clause; readonly ruling?: string }

export function announce(
  table: GundamTable,
  moments: readonly Moment[],
  clause: Clause,
  said: Partial<Said> = {},
): void {
  const effects = triggeredBy(table.memory.state, moments)
  if (effects.length > 0) tell(table, { type: 'effects_triggered', clause, ...said, effects })
}

/** Whether another 【Burst】 waits while one is carried out. */
const burstsWait = ({ battle }: State): boolean =>
  battle.bursting !== null &&
  battle.revealed.some(
    one => one.where === 'revealed' && one.choice === 'activate' && one.number !== battle.bursting,
  )

/** Triggers the effects of an event. They come before the effects that already wait (7-3-3). */
export function triggers(
  table: GundamTable,
  on: Moment['on'],
  who: readonly string[],
  also: readonly string[] = [],
  said: Partial<Said> & { causes?: readonly Cause[] } = {},
): void {
  const { causes, ...cites } = said
  const moment = { ...momentNow(table.memory.state, on, who, also), ...(causes && { causes: [...causes] }) }
  const clause = burstsWait(table.memory.state) ? 'GCG19-10-1-6-8-1' : 'GCG-7-3-3'
  announce(table, [moment], clause, cites)
  after(table, moment)
}

/** Puts tasks after the effect that is being carried out and before all triggered effects that wait. */
export function beforeWhatWaits(table: GundamTable, ...tasks: GundamTable['memory']['stack']): void {
  const { stack } = table.memory
  const ending = stack.findLastIndex(task => task.task === 'ended')
  stack.splice(ending + 1, 0, ...tasks.toReversed())
}
