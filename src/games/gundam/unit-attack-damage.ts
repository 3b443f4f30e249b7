// The damage step of a Unit attack: the shield area, the battle between two Units, First Strike, Burst.
import { after, applies, next, stateOf, tell } from '../../engine/table.ts'
import type { Facts, Given, Question } from '../../engine/types.ts'
import { breach } from './consequences.ts'
import { hurt } from './damage.ts'
import { inPlay, type Piece } from './pieces.ts'
import {
  apOf,
  baseOf,
  type Gundam,
  type GundamTable,
  hasKeyword,
  momentNow,
  pieceOf,
  type State,
  targetUnit,
} from './state.ts'
import { asksShieldArea } from './unit-attack-inquiries.ts'

/** The damage step opens by fixing what the target is now; that is what the attack has succeeded against. */
export function confirmTarget(table: GundamTable): void {
  const state = stateOf(table)
  const unit = targetUnit(state)
  const kind = unit ? 'unit' : 'player'
  state.battle.succeeded = kind
  tell(table, { type: 'target_confirmed', clause: 'GCG-7-6-1', target: unit?.id ?? state.standby })
  tell(table, { type: 'attack_succeeded', clause: unit ? 'GCG-7-6-1-2' : 'GCG-7-6-1-1', kind })
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

function attackerNow(state: State): { attacker: Piece; ap: number; first: boolean } {
  const attacker = pieceOf(state, state.battle.attacker)
  const ap = apOf(state, attacker) ?? 0
  note(state, attacker)
  return { attacker, ap, first: hasKeyword(state, attacker, 'First Strike') }
}

/** The AP with which a Unit deals damage, for the outcome. */
function note(state: State, piece: Piece): void {
  const ap = apOf(state, piece)
  if (ap !== null) state.battle.apAtDamage.push({ piece: piece.id, ap })
}

/** No Base and no Shield: the player takes the damage and is defeated at once; 0 is no damage (AMB-54, AMB-65). */
export function damageToPlayer(table: GundamTable): void {
  const state = stateOf(table)
  const { ap, attacker } = attackerNow(state)
  tell(table, {
    type: 'battle_damage',
    clause: 'GCG-7-6-2-2a',
    from: attacker.id,
    to: state.standby,
    amount: ap,
  })
  if (ap === 0) return
  state.battle.damage.push({ to: state.standby, amount: ap, kind: 'battle' })
  state.battle.loser = state.standby
  tell(table, { type: 'player_defeated', clause: 'GCG-7-6-2-2b', player: state.standby })
  tell(table, { type: 'game_won', clause: 'GCG-7-6-2-2c', ruling: 'AMB-62', player: attacker.player })
}

/** The Base takes the damage, whether or not there are Shields; it does not strike back (AMB-68). */
export function damageToBase(table: GundamTable): void {
  const state = stateOf(table)
  const base = baseOf(state)
  if (!base) return
  const { ap, attacker, first } = attackerNow(state)
  if (first)
    tell(table, {
      type: 'first_strike_damage',
      clause: 'GCG-7-6-2-3-2',
      from: attacker.id,
      to: base.id,
      amount: ap,
    })
  else
    tell(table, { type: 'battle_damage', clause: 'GCG-7-6-2-3', from: attacker.id, to: base.id, amount: ap })
  strike(table, base, ap)
}

function strike(table: GundamTable, piece: Piece, ap: number): void {
  if (hurt(table, piece, ap, 'battle') > 0)
    after(table, momentNow(stateOf(table), 'takesBattleDamage', [piece.id]))
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

/** The two Units deal damage at the same time; an attacker with <First Strike> first (7-6-3-2, AMB-56). */
export function unitBattle(table: GundamTable): void {
  const state = stateOf(table)
  const target = targetUnit(state)
  if (!inPlay(target)) return
  const { attacker, ap, first } = attackerNow(state)
  note(state, target)
  tell(table, { type: 'battle_begun', clause: 'GCG-7-6-3-1', attacker: attacker.id, target: target.id })
  next(table, {
    task: 'duty',
    duty: 'breachIfDestroyed',
    facts: { attacker: attacker.id, target: target.id },
  })
  if (!first) {
    bothStrike(table, attacker, target, ap)
    return
  }
  next(table, { task: 'duty', duty: 'strikesBack', facts: { attacker: attacker.id, target: target.id } })
  tell(table, {
    type: 'first_strike_damage',
    clause: 'GCG-7-6-3-2-2',
    from: attacker.id,
    to: target.id,
    amount: ap,
  })
  strike(table, target, ap)
}

function bothStrike(table: GundamTable, attacker: Piece, target: Piece, ap: number): void {
  const back = apOf(stateOf(table), target) ?? 0
  tell(table, { type: 'battle_damage', clause: 'GCG-7-6-3-2a', from: attacker.id, to: target.id, amount: ap })
  tell(table, {
    type: 'battle_damage',
    clause: 'GCG-7-6-3-2b',
    from: target.id,
    to: attacker.id,
    amount: back,
  })
  strike(table, target, ap)
  strike(table, attacker, back)
}

/** After First Strike: a target that survives deals its damage normally. */
export function strikesBack(table: GundamTable, facts: Facts): void {
  const state = stateOf(table)
  const target = pieceOf(state, String(facts.target))
  const attacker = pieceOf(state, String(facts.attacker))
  if (!inPlay(target) || !inPlay(attacker)) return
  const back = apOf(state, target) ?? 0
  tell(table, {
    type: 'battle_damage',
    clause: 'GCG-7-6-3-2b',
    ruling: 'AMB-56',
    from: target.id,
    to: attacker.id,
    amount: back,
  })
  strike(table, attacker, back)
}

export function breachIfDestroyed(table: GundamTable, facts: Facts): void {
  breach(table, String(facts.attacker), String(facts.target))
}

/** <Breach N>: to the Base, else to the top Shield; with neither it does not activate. */
export function breachDamage(table: GundamTable, facts: Facts): void {
  const state = stateOf(table)
  const amount = Number(facts.amount)
  if (asksShieldArea(state)) {
    next(
      table,
      { task: 'inquiry', inquiry: 'shieldArea', facts: {} },
      { task: 'duty', duty: 'breach', facts },
    )
    return
  }
  const base = baseOf(state)
  if (!base && (state.shields ?? 0) === 0) return
  tell(table, { type: 'breach', clause: 'GCG-7-6-3-3', amount, to: base?.id ?? 'Shield' })
  if (base) hurt(table, base, amount, 'effect')
  else destroyShields(table, 1, amount)
}
