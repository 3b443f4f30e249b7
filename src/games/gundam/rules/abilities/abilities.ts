// Decides which effects trigger at a moment, in which order they are carried out, and which cards may be played when.
import type { AbilityRules } from '../../../../engine/flow.ts'
import { after, tell } from '../../../../engine/table.ts'
import type { Context, Problem, ReportedCard } from '../../../../engine/types.ts'
import type { GundamClause } from '../../clauses.ts'
import type { Cause } from '../../vocabulary/triggers.ts'
import { inPlay } from '../pieces.ts'
import { hasItsPilot } from '../pilots.ts'
import {
  cited,
  clauseHere,
  type Gundam,
  type GundamTable,
  momentNow,
  pieceNamed,
  type Remembered,
  type State,
} from '../state.ts'
import { asksConditionsOf, conditionUnmet } from './asked-first.ts'
import type { Moment } from './moments.ts'
import { canTarget, doneAlready, targetsMissing, wayClosed } from './needs.ts'
import { givenOf } from './reminders.ts'
import { fits, inItsTurn } from './triggers.ts'

/** The label of a triggered effect that was not named before: in the action step it takes no turn. */
const TRIGGERED = 'triggered'
const ACTIONS = ['action', 'activateAction']
/** A Pilot, too, is paired in the main phase alone, also one that is a Command with 【Action】. */
const MAINS = ['main', 'activateMain', 'pilot']
/** Effects that are remarks about the table and belong to no card. */
const SAID = ['known', 'note', 'remind', 'shieldCount']

/** Why a card may not be played now; null if it may. */
function cardBarred({ battle }: State, card: ReportedCard<Gundam>): Problem<Gundam> | null {
  const { label, owner, effects } = card
  if (label !== null && ![TRIGGERED, ...ACTIONS, ...MAINS].includes(label))
    return { code: 'noSuchLabel', clause: null, details: { label } }
  if (battle.step === null) return null
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

/** Why a player cannot activate this effect in the action step now; null if that is possible (7-5-1). */
export function cannotAct(
  state: State,
  { owner, trigger, uses, source, effects, given }: Remembered,
): Problem<Gundam> | null {
  if (trigger.on !== 'activateAction') return { code: 'notAnAction', clause: 'GCG-7-5-1b' }
  if (owner !== state.battle.turn) return { code: 'notYourTurn', clause: 'GCG-7-5-1a' }
  if (!inItsTurn(state, { trigger, owner })) return { code: 'notTriggered', clause: 'GCG-7-5-1b' }
  if (uses === 0) return { code: 'usedUp', clause: 'GCG-7-5-1b' }
  const card = pieceNamed(state, source)
  if (card && !inPlay(card)) return { code: 'notInPlay', clause: 'GCG-7-5-1b' }
  if (!hasItsPilot(state, given)) return { code: 'pilotNeeded', clause: 'GCG-7-5-1b' }
  if (card?.rested && restsForIt(effects)) return { code: 'restsForIt', clause: 'GCG-9-1-7b' }
  return canTarget(state, owner, given) ? null : { code: 'noTarget', clause: cited(state, 'GCG-9-1-8b') }
}

/** Whether its cost, which comes first, rests its card: “Rest this Base:”. */
function restsForIt(effects: Remembered['effects']): boolean {
  const cost = effects?.[0]
  return cost?.kind === 'rest' && 'the' in cost.who && cost.who.the === 'this'
}

/** Gives the turn to the other player after a card in the action step's window, and restarts the passes (AMB-50). */
function turnOver({ memory: { state } }: GundamTable, context: Context): void {
  const { you, window, label } = context
  if (window !== 'action' || you === null || label === TRIGGERED) return
  state.battle.passes = 0
  state.battle.turn = you === state.active ? state.standby : state.active
}

export const GUNDAM_ABILITIES: AbilityRules<Gundam> = {
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
  idle: (table, ability) =>
    asksConditionsOf(table, ability) ||
    conditionUnmet(table, ability) ||
    doneAlready(table, ability) ||
    targetsMissing(table, ability),
  closed: wayClosed,
  begins: turnOver,
  used: (table, ability) => {
    const { state } = table.memory
    const once = givenOf(state, ability.id)?.once
    const isOne = ({ id, source, given }: Remembered) =>
      id === ability.id || (once !== undefined && source === ability.source && given.once === once)
    state.abilities = state.abilities.map(one =>
      isOne(one) && one.uses !== null ? { ...one, uses: Math.max(0, one.uses - 1) } : one,
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
  return GUNDAM_ABILITIES.list(state)
    .filter(one => one.uses !== 0 && moments.some(moment => GUNDAM_ABILITIES.fits(state, one, moment)))
    .map(one => one.id)
}

/** The clause by which effects trigger, and a ruling where the rules leave it open. */
export type TriggerCitation = { readonly clause: GundamClause; readonly ruling?: string }

export function announce(
  table: GundamTable,
  moments: readonly Moment[],
  clause: GundamClause,
  said: Partial<TriggerCitation> = {},
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
  said: Partial<TriggerCitation> & { causes?: readonly Cause[] } = {},
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
