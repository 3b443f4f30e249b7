// Destroys a Shield: it is revealed, its owner decides about 【Burst】, and then it goes to the trash.
import { next, stateOf, tell } from '../../../engine/table.ts'
import type { Context, Given, Question } from '../../../engine/types.ts'
import type { GundamDuties, GundamInquiries } from '../questions.ts'
import type { EffectOf } from '../vocabulary/effects.ts'
import { beforeWhatWaits } from './abilities/abilities.ts'
import { addBase } from './deploying.ts'
import { forgetsBurst } from './effect-conditions.ts'
import {
  BURST_CHOICES,
  cited,
  clauseHere,
  type Gundam,
  type GundamTable,
  type Revealed,
  type State,
  shieldsLost,
} from './state.ts'

type Task = GundamTable['memory']['stack'][number]

/** A destroyed Shield is turned over. @returns its number */
export function reveals(table: GundamTable, together: boolean): number {
  const { battle, shields } = stateOf(table)
  const number = shieldsLost(battle) + 1
  battle.revealed.push({
    number,
    together,
    card: null,
    choice: null,
    named: false,
    effects: [],
    where: 'revealed',
  })
  tell(table, { type: 'shield_destroyed', clause: 'GCG-7-6-2-4-1a', shieldsLeft: shields })
  return number
}

/** Puts Bursts after the effect that is being carried out and before all waiting ones; their own triggers follow them. */
export function bursts(table: GundamTable, numbers: readonly number[]): void {
  const asked = numbers.map((number): Task => ({ task: 'inquiry', inquiry: 'burst', facts: { number } }))
  const open: Task = { task: 'duty', duty: 'openBursts', facts: {} }
  beforeWhatWaits(table, ...asked, open, { task: 'ended', after: [] })
}

export const shieldOf = (state: State, number: number | null): Revealed => {
  const shield = state.battle.revealed.find(one => one.number === number)
  if (!shield) throw new Error(`no Shield ${number}`)
  return shield
}

/** Asks about each destroyed Shield: it is revealed, and its owner decides about its 【Burst】 (7-6-2-4-1). */
export const burst = {
  asks: (state: State, facts: GundamInquiries['burst']): Question<Gundam> => {
    const by = { any: [state.standby] }
    const { card, named, effects } = shieldOf(state, facts.number)
    const choices = named ? ['activate', 'decline'] : ['noBurst', 'name', 'activate', 'decline']
    return {
      name: `burst#${facts.number}`,
      hard: true,
      clause: 'GCG-7-6-2-4-1c',
      window: null,
      joins: true,
      choices: choices.map(name => ({ name, by, ...(!named && { card: takesCard(name) }) })),
      about: { isLast: isLast(state, facts.number), ...(named && { card, effects }) },
    }
  },
  answered: (table: GundamTable, facts: GundamInquiries['burst'], given: Given<Gundam>): void => {
    const state = stateOf(table)
    const shield = shieldOf(state, facts.number)
    if (!shield.named) turnedUp(table, shield, given)
    if (given.choice === 'name') {
      shield.named = true
      next(table, { task: 'inquiry', inquiry: 'burst', facts })
      return
    }
    shield.together ||= waiting(state).length > 0
    shield.choice = BURST_CHOICES.find(one => one === given.choice) ?? null
  },
}

/** A card whose Burst is activated brings its effects; one that is only named brings them for the question that follows. */
const takesCard = (choice: string) => (choice === 'activate' || choice === 'name' ? true : 'name')

/** The revealed card is named, as far as its owner does so. */
function turnedUp(table: GundamTable, shield: Revealed, { card, choice }: Given<Gundam>): void {
  shield.card = card?.name ?? null
  shield.effects = card?.effects ?? []
  const about = { card: shield.card, player: stateOf(table).standby }
  tell(table, { type: 'card_revealed', clause: 'GCG-7-6-2-4-1b', ...about })
  if (choice !== 'noBurst') tell(table, { type: 'burst_offered', clause: 'GCG-7-6-2-4-1c', ...about })
}

const isLast = ({ battle }: State, number: number): boolean =>
  battle.revealed.every(
    one =>
      one.number === number || one.where !== 'revealed' || ['noBurst', 'decline'].includes(`${one.choice}`),
  )

/** The revealed Shields whose owner has answered and that have not gone elsewhere. */
const waiting = ({ battle }: State): Revealed[] =>
  battle.revealed.filter(one => one.where === 'revealed' && one.choice !== null)

/** Sends cards without 【Burst】 to the trash, then opens the next 【Burst】; their owner picks which of two is first. */
export function openBursts(table: GundamTable): void {
  const state = stateOf(table)
  for (const shield of waiting(state).filter(one => one.choice !== 'activate')) {
    const about = { card: shield.card, player: state.standby }
    if (shield.choice === 'decline')
      tell(table, { type: 'burst_declined', clause: 'GCG-7-6-2-4-1c', ...about })
    toTrash(table, shield)
  }
  const [first, second] = waiting(state)
  const ownerOrders = state.edition.suppression.bursts === 'owner orders'
  if (first && second && ownerOrders) next(table, { task: 'inquiry', inquiry: 'burstOrder', facts: {} })
  else if (first) activates(table, first)
}

export const burstOrder = {
  asks: (state: State): Question<Gundam> => {
    const by = { any: [state.standby] }
    const choices = waiting(state).map(({ number, card }) => ({
      name: `burst#${number}`,
      by,
      about: { card },
    }))
    return { name: 'order:burst', hard: true, clause: cited(state, 'GCG19-13-1-7-4'), window: null, choices }
  },
  answered: (table: GundamTable, _facts: object, given: Given<Gundam>): void =>
    activates(table, shieldOf(stateOf(table), Number(given.choice.slice('burst#'.length)))),
}

/** The task that carries out what a Burst has triggered before the next Burst, if the edition says so. */
const resolvedNow = ({ edition }: State): Task[] =>
  edition.triggeredByBurst === 'before the next Burst' ? [{ task: 'ended', after: [] }] : []

/** Applies the effects of a Burst, then puts the card into the trash unless they have moved it elsewhere (GCG-FAQ-009). */
function activates(table: GundamTable, { number, card, effects, together, named }: Revealed): void {
  const state = stateOf(table)
  state.battle.bursting = number
  const player = state.standby
  tell(table, { type: 'burst_activated', clause: 'GCG-7-6-2-4-1c', card, player })
  const context: Context = { you: player, ability: null, source: null, label: null, window: null }
  next(
    table,
    // Who owns several Shields answers for all first, and who names a card decides later: what is impossible by then does nothing.
    ...effects.map((effect): Task => ({ task: 'effect', effect, context, strict: !together && !named })),
    { task: 'duty', duty: 'burstResolved', facts: { number } },
    ...resolvedNow(state),
    { task: 'duty', duty: 'openBursts', facts: {} },
  )
}

export function burstResolved(table: GundamTable, facts: GundamDuties['burstResolved']): void {
  const state = stateOf(table)
  const shield = shieldOf(state, facts.number)
  tell(table, { type: 'burst_resolved', clause: clauseHere(state), ruling: 'GCG-FAQ-009', card: shield.card })
  state.battle.bursting = null
  forgetsBurst(state, facts.number)
  if (shield.where === 'base section') addBase(state, shield.card ?? 'Base')
  if (shield.where === 'revealed') toTrash(table, shield)
}

function toTrash(table: GundamTable, shield: Revealed): void {
  shield.where = 'trash'
  const { card } = shield
  tell(table, { type: 'moved_to_trash', clause: 'GCG-7-6-2-4-1b', card, player: stateOf(table).standby })
}

export function moves(table: GundamTable, shield: Revealed, to: EffectOf<'movesCard'>['to']): void {
  shield.where = to
  tell(table, { type: 'card_moved', clause: 'GCG-7-6-2-4-1c', to })
}
