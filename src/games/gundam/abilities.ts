// Which effects trigger at which moment, and in which order they are carried out.
import type { AbilityRules } from '../../engine/flow.ts'
import type { Ability } from '../../engine/types.ts'
import type { AbilityGiven } from './effect-schemas.ts'
import { clauseHere, type Gundam, type State } from './state.ts'

type Reminder = Ability<Gundam>

/** An effect that its owner "may" use is opened like any other, in its turn, and then asked for. */
export function reminderFrom(given: AbilityGiven): Reminder {
  const { id, owner, trigger, may, effects, options } = given
  const used = trigger.on === 'activateAction' || trigger.on === 'activateMain'
  const choice =
    may && effects
      ? [
          { name: 'use', effects },
          { name: 'decline', effects: [] },
        ]
      : null
  return {
    id,
    owner,
    source: given.source ?? null,
    trigger,
    forced: !used,
    label: null,
    effects: choice ? null : (effects ?? null),
    options: options ?? choice,
    uses: given.uses ?? null,
  }
}

/** A reminder as a set-up can take it again. */
export function reminderAgain({ forced: _forced, label: _label, ...ability }: Reminder): object {
  return Object.fromEntries(Object.entries(ability).filter(([, value]) => value !== null))
}

/** What may be activated by a player in the action step now (7-5-1). */
export function actions(state: State, player: string): Reminder[] {
  return state.abilities.filter(
    one =>
      one.trigger.on === 'activateAction' &&
      one.owner === player &&
      one.uses !== 0 &&
      sourceThere(state, one),
  )
}

function sourceThere(state: State, ability: Reminder): boolean {
  const source = state.pieces.find(one => one.id === ability.source)
  return source === undefined || source.where === 'in play'
}

export const ABILITIES: AbilityRules<Gundam> = {
  list: state => state.abilities,
  // Once triggered, an effect is carried out even if its card has left (AMB-59): the moment knows who was there.
  fits: (state, { trigger, source, owner }, moment) => {
    if (trigger.on !== moment.on) return false
    if (trigger.who !== undefined && !moment.who.includes(trigger.who)) return false
    if (trigger.against !== undefined && trigger.against !== moment.against) return false
    // 【When Attacking】 is an effect of the attacking Unit itself (7-3-2).
    if (trigger.on === 'whenAttacking' && !moment.who.includes(source ?? '')) return false
    const piece = state.pieces.some(one => one.id === source)
    return owner !== null && (!piece || (source !== null && moment.present.includes(source)))
  },
  // The active player carries out all of theirs first, then the standby player (7-3-2).
  order: (state, open) => {
    const own = open.filter(one => one.owner === state.active)
    const among = own.length > 0 ? own : open
    return { among, by: { any: [own.length > 0 ? state.active : state.standby] } }
  },
  playerOrder: state => [state.active, state.standby],
  you: (_state, ability) => ability.owner,
  // In the action step only the player whose turn it is may use a card (7-5-1).
  barred: (state, card) =>
    state.battle.step === 'action' && card.owner !== null && card.owner !== state.battle.turn
      ? { code: 'notYourTurn', clause: 'GCG-7-5-1a', details: { turn: state.battle.turn } }
      : null,
  shut: (_state, ability) => ({
    code: ability.uses === 0 ? 'usedUp' : 'notTriggered',
    clause: 'GCG-7-3-2a',
    details: { ability: ability.id },
  }),
  begins: ({ memory: { state } }, context) => {
    if (state.battle.step !== 'action' || context.window !== 'action' || context.you === null) return
    state.battle.passes = 0
    state.battle.turn = context.you === state.active ? state.standby : state.active
  },
  used: (table, ability) => {
    const { state } = table.memory
    state.abilities = state.abilities.map(one =>
      one.id === ability.id && one.uses !== null ? { ...one, uses: one.uses - 1 } : one,
    )
  },
  // In the attack step the rules say how effects are queued; in the others, that they are carried out.
  clauses: state => {
    const here = clauseHere(state)
    if (state.battle.step !== 'attack') return { order: here, forced: here, optional: here, window: here }
    return { order: 'GCG-7-3-2c', forced: 'GCG-7-3-2b', optional: 'GCG-7-3-2b', window: 'GCG-7-3-4' }
  },
}
