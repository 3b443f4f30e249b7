// The shield area: what is in it, Shields that are destroyed and revealed, Burst, and <Breach>.
import { applies, next, stateOf, tell } from '../../engine/table.ts'
import type { Facts, Given, Question } from '../../engine/types.ts'
import { hurt } from './effects-on-cards.ts'
import { pieceFrom } from './pieces.ts'
import { baseOf, type Gundam, type GundamTable, hasKeyword, type State } from './state.ts'
import { attackerNow } from './unit-attack-damage.ts'

/** What is in the way: asked only where nobody has said it. */
export function asksShieldArea(state: State): Question<Gundam> | null {
  if (baseOf(state) || (state.baseKnown && state.shields !== null) || (state.shields ?? 0) > 0) return null
  const by = { any: [state.standby] }
  return {
    name: 'shieldArea',
    hard: true,
    clause: 'GCG-7-6-2-1',
    window: null,
    joins: true,
    choices: [
      { name: 'base', by },
      { name: 'shields', by, number: { asks: 'Shields', min: 1, max: 20 } },
      { name: 'empty', by },
    ],
  }
}

/** What a player sees there: a Base, so many Shields, or nothing. */
export function shieldAreaGiven(table: GundamTable, given: Given<Gundam>): undefined {
  const state = stateOf(table)
  if (given.choice === 'base') addBase(state)
  else state.shields = given.number ?? 0
  state.baseKnown = true
}

function addBase(state: State): void {
  let id = 'Base'
  while (state.pieces.some(one => one.id === id)) id = `${id}*`
  state.pieces.push(pieceFrom({ id, kind: 'base', player: state.standby }))
}

export function shieldArea(state: State): 'damageToBase' | 'damageToShield' | 'damageToPlayer' {
  if (baseOf(state)) return 'damageToBase'
  return (state.shields ?? 0) > 0 ? 'damageToShield' : 'damageToPlayer'
}

export function shieldAreaChecked(table: GundamTable): void {
  const found = { damageToBase: 'base', damageToShield: 'shield', damageToPlayer: 'empty' } as const
  const result = found[shieldArea(stateOf(table))]
  tell(table, { type: 'shield_area_checked', clause: 'GCG-7-6-2-1', result })
}

/** The topmost Shield takes the damage and is destroyed; with <Suppression> the first two at once. */
export function damageToShield(table: GundamTable): void {
  const state = stateOf(table)
  const { ap, attacker } = attackerNow(state)
  const both = hasKeyword(state, attacker, 'Suppression')
  tell(table, { type: 'battle_damage', clause: 'GCG-7-6-2-4', from: attacker.id, to: 'Shield', amount: ap })
  if (ap > 0) destroyShields(table, both ? 2 : 1, ap)
}

function destroyShields(table: GundamTable, most: number, amount: number): void {
  const { battle, ...state } = stateOf(table)
  const count = Math.min(most, state.shields ?? 0)
  stateOf(table).shields = (state.shields ?? 0) - count
  battle.shieldsLost += count
  battle.revealing += count
  for (let n = 0; n < count; n++) {
    battle.damage.push({ to: 'Shield', amount, kind: 'battle' })
    tell(table, { type: 'shield_destroyed', clause: 'GCG-7-6-2-4-1a', shieldsLeft: stateOf(table).shields })
  }
  for (let n = 0; n < count; n++) next(table, { task: 'inquiry', inquiry: 'burst', facts: {} })
}

/** Each destroyed Shield is revealed; if it has 【Burst】, its owner decides (7-6-2-4-1, AMB-55). */
export const burst = {
  asks: (state: State): Question<Gundam> | null => {
    const by = { any: [state.standby] }
    return {
      name: `burst#${state.battle.bursts + 1}`,
      hard: true,
      clause: 'GCG-7-6-2-4-1c',
      window: null,
      joins: true,
      choices: [
        { name: 'noBurst', by, card: true },
        { name: 'activate', by, card: true },
        { name: 'decline', by, card: true },
      ],
    }
  },
  answered: (table: GundamTable, _facts: Facts, given: Given<Gundam>): void => {
    const state = stateOf(table)
    const { battle } = state
    battle.bursts += 1
    battle.burstCardMoved = false
    const card = given.card?.name ?? null
    const player = state.standby
    tell(table, { type: 'card_revealed', clause: 'GCG-7-6-2-4-1b', card, player })
    next(table, { task: 'duty', duty: 'burstCardTrashed', facts: { card } })
    if (given.choice === 'noBurst') return
    tell(table, { type: 'burst_offered', clause: 'GCG-7-6-2-4-1c', card, player })
    if (given.choice === 'decline') {
      tell(table, { type: 'burst_declined', clause: 'GCG-7-6-2-4-1c', card, player })
      return
    }
    tell(table, { type: 'burst_activated', clause: 'GCG-7-6-2-4-1c', card, player })
    next(table, { task: 'duty', duty: 'burstResolved', facts: { card } })
    const context = { you: player, ability: 'Burst', source: null, label: null, window: 'burst' }
    applies(table, given.card?.effects ?? [], context, true)
  },
}

export function burstResolved(table: GundamTable, facts: Facts): void {
  tell(table, { type: 'burst_resolved', clause: 'GCG-7-6-2-5', card: facts.card })
}

export function burstCardTrashed(table: GundamTable, facts: Facts): void {
  const state = stateOf(table)
  state.battle.revealing -= 1
  if (state.battle.burstCardMoved) return
  tell(table, { type: 'moved_to_trash', clause: 'GCG-7-6-2-4-1b', card: facts.card, player: state.standby })
}

/** <Breach N>: to the Base, else to the top Shield; with neither it does not activate. */
export function breachDamage(table: GundamTable, facts: Facts): void {
  const state = stateOf(table)
  const amount = Number(facts.amount)
  const base = baseOf(state)
  if (!base && (state.shields ?? 0) === 0) return
  tell(table, { type: 'breach', clause: 'GCG-7-6-3-3', amount, to: base?.id ?? 'Shield' })
  if (base) hurt(table, base, amount, 'effect')
  else destroyShields(table, 1, amount)
}
