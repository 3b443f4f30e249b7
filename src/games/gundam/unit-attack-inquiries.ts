// What nobody said and the damage needs: asked for, never invented.
import { stateOf } from '../../engine/table.ts'
import type { Facts, Given, Question } from '../../engine/types.ts'
import type { Clause } from './clauses.ts'
import { inPlay, MOST_COUNT, type Piece } from './pieces.ts'
import { apOf, baseOf, type Gundam, type GundamTable, pieceOf, type State, targetUnit } from './state.ts'

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
  if (piece) readAp(state, piece, given.number ?? 0)
  return 'again'
}

function readAp(state: State, piece: Piece, number: number): void {
  const changes = state.battle.effects.reduce(
    (sum, one) => sum + ('ap' in one && one.piece === piece.id ? one.ap : 0),
    0,
  )
  piece.ap = Math.min(MOST_COUNT, Math.max(0, number - changes))
}

/** A number that an effect counts and that nobody gave; AP as it is read off the table now. */
export const missingNumber = {
  asks: (state: State, facts: Facts): Question<Gundam> | null => {
    const piece = pieceOf(state, String(facts.piece))
    const ap = facts.number === 'ap'
    if ((ap ? piece.ap : piece.hp) !== null) return null
    const least = ap ? 0 : piece.damage + 1
    const number = { asks: ap ? 'AP' : 'HP', min: least, max: Math.max(least, MOST_COUNT) }
    const name = ap ? 'ap' : 'hp'
    return {
      name: `${name}:${piece.id}`,
      hard: true,
      clause: facts.clause as Clause,
      window: null,
      choices: [{ name, by: { any: [piece.player] }, number }],
      about: { unit: piece.id },
    }
  },
  answered: (table: GundamTable, facts: Facts, given: Given<Gundam>): void => {
    const state = stateOf(table)
    const piece = pieceOf(state, String(facts.piece))
    if (facts.number === 'ap') readAp(state, piece, given.number ?? 0)
    else piece.hp = given.number
  },
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

export function shieldAreaGiven(table: GundamTable, given: Given<Gundam>): undefined {
  const state = stateOf(table)
  if (given.choice === 'base') addBase(state)
  else state.shields = given.number ?? 0
  state.baseKnown = true
}

/** The shield area, if an effect needs to know what is in it. */
export const shieldAreaInquiry = {
  asks: asksShieldArea,
  answered: (table: GundamTable, _facts: Facts, given: Given<Gundam>): void => shieldAreaGiven(table, given),
}

function addBase(state: State): void {
  let id = 'Base'
  while (state.pieces.some(one => one.id === id)) id = `${id}*`
  const unknown = { ap: null, hp: null, damage: 0, rested: false, keywords: [], breach: 0 }
  const flags = { deployedThisTurn: false, linkUnit: false, mayAttackActive: false }
  state.pieces.push({ id, kind: 'base', player: state.standby, ...unknown, ...flags, where: 'in play' })
}

/** Nobody said how much HP it has: it stays, unless the players say that it was destroyed. */
export const survives = {
  asks: (state: State, facts: Facts): Question<Gundam> | null => {
    const piece = pieceOf(state, String(facts.piece))
    if (!inPlay(piece)) return null
    const by = { any: [state.active, state.standby] }
    return {
      name: String(facts.name),
      hard: false,
      clause: facts.clause as Clause,
      window: null,
      choices: [
        { name: 'destroyed', by },
        { name: 'pass', by, passes: true },
      ],
      about: { piece: piece.id, damage: piece.damage },
    }
  },
  answered: (table: GundamTable, facts: Facts, given: Given<Gundam>): void => {
    if (given.choice !== 'destroyed') return
    const piece = pieceOf(stateOf(table), String(facts.piece))
    piece.hp = Math.max(1, piece.damage)
    piece.damage = piece.hp
    table.flow.settle(table)
  },
}
