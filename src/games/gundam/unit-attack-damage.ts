// The damage step of a Unit attack: the shield area, the battle between two Units, First Strike, Burst.
import { after, next, stateOf, tell } from '../../engine/table.ts'
import type { Facts, Given, Question } from '../../engine/types.ts'
import { breach } from './consequences.ts'
import { hurt } from './effects-on-cards.ts'
import { inPlay, type Piece, remaining } from './pieces.ts'
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

/** The damage step opens by fixing what the target is now; that is what the attack has succeeded against. */
export function confirmTarget(table: GundamTable): void {
  const state = stateOf(table)
  const unit = targetUnit(state)
  const kind = unit ? 'unit' : 'player'
  state.battle.succeeded = kind
  tell(table, { type: 'target_confirmed', clause: 'GCG-7-6-1', target: unit?.id ?? state.standby })
  tell(table, { type: 'attack_succeeded', clause: unit ? 'GCG-7-6-1-2' : 'GCG-7-6-1-1', kind })
}

/** An AP that nobody gave is read off the table now, with everything that counts. */
export function asksMissingAp(state: State): Question<Gundam> | null {
  const unit = targetUnit(state)
  return asksAp(state, pieceOf(state, state.battle.attacker)) ?? (unit ? asksAp(state, unit) : null)
}

/** What lasts this battle is in the number that a player reads; without it, the rest is the Unit's own. */
export function apGiven(table: GundamTable, given: Given<Gundam>): 'again' {
  const state = stateOf(table)
  const attacker = pieceOf(state, state.battle.attacker)
  const piece = attacker.ap === null ? attacker : targetUnit(state)
  if (!piece) return 'again'
  const changes = state.battle.effects.reduce(
    (sum, one) => sum + ('ap' in one && one.piece === piece.id ? one.ap : 0),
    0,
  )
  piece.ap = Math.max(0, (given.number ?? 0) - changes)
  return 'again'
}

function asksAp(state: State, piece: Piece): Question<Gundam> | null {
  if (apOf(state, piece) !== null) return null
  const number = { asks: 'AP', min: 0, max: 99 }
  const choices = [{ name: 'ap', by: { any: [piece.player] }, number }]
  return {
    name: `ap:${piece.id}`,
    hard: true,
    clause: 'GCG-7-6-3-2a',
    window: null,
    choices,
    about: { unit: piece.id },
  }
}

export function attackerNow(state: State): { attacker: Piece; ap: number; first: boolean } {
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

/** Battle damage; where nobody said how much HP there is, the players say whether it was destroyed. */
function strike(table: GundamTable, piece: Piece, ap: number): void {
  const unknown = remaining(piece) === null
  if (hurt(table, piece, ap, 'battle') === 0) return
  after(table, momentNow(stateOf(table), 'takesBattleDamage', [piece.id]))
  if (unknown) next(table, { task: 'inquiry', inquiry: 'survives', facts: { piece: piece.id } })
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
