// Brings cards to the table: those of the set-up, those that join with an answer, those that an effect deploys.
import { parseSafely } from '../../../engine/read-answer.ts'
import { changeOpenMoments, next, stateOf, tell } from '../../../engine/table.ts'
import type { Given, Problem, Question } from '../../../engine/types.ts'
import type { GundamInquiries } from '../questions.ts'
import { type AbilityGiven, joiningAbilitySchema } from '../vocabulary/effects.ts'
import { MOST_CARDS, type PieceGiven, pieceSchema } from '../vocabulary/pieces.ts'
import { triggers } from './abilities/abilities.ts'
import { reminderFrom, reminderProblem } from './abilities/reminders.ts'
import { inPlay, pieceFrom } from './pieces.ts'
import { pilotGoesAlong } from './pilots.ts'
import {
  baseOf,
  clauseHere,
  type Gundam,
  type GundamTable,
  type GundamTableState,
  pieceNamed,
  pieceOf,
  type State,
} from './state.ts'
import { SHIELD_AREA } from './values.ts'

/** Words that stand for players, Shields or choices, so that a card of this name would be mistaken for one. */
const TAKEN = ['player', 'decline', 'noAttack', 'noBattle', 'Shield', SHIELD_AREA]

/** Why this card cannot be deployed now; null if it can. */
export function deployProblem(state: GundamTableState, given: PieceGiven): Problem<Gundam> | null {
  const full = state.pieces.length >= MOST_CARDS
  return full ? { code: 'tooMany', clause: null, details: { piece: given.id } } : pieceProblem(state, given)
}

function pieceProblem(state: GundamTableState, given: PieceGiven): Problem<Gundam> | null {
  const { id, player, hp, damage } = given
  const details = { piece: id }
  if (player !== state.active && player !== state.standby)
    return { code: 'noSuchPlayer', clause: null, details }
  const taken = [...TAKEN, state.active, state.standby].includes(id)
  if (taken || pieceNamed(state, id)) return { code: 'nameTaken', clause: null, details }
  const gone = (damage ?? 0) >= (hp ?? Number.POSITIVE_INFINITY)
  return gone ? { code: 'alreadyDestroyed', clause: null, details } : null
}

/** Puts a Unit or a Base on the table; there is one Base at most for each player. */
export function putOnTable(state: GundamTableState, given: PieceGiven): Problem<Gundam> | null {
  const second = given.kind === 'base' && baseOf(state, given.player)
  if (second) return { code: 'secondBase', clause: null, details: { piece: given.id } }
  const problem = pieceProblem(state, given)
  if (problem) return problem
  state.pieces.push(pieceFrom(given))
  return null
}

/** Adds a Base of which only its existence is known. */
export function addBase(state: State, name: string): void {
  if (baseOf(state)) return
  state.pieces.push(pieceFrom({ id: freeName(state, name), kind: 'base', player: state.standby }))
}

/** This name for a card, or the next one that no card has. */
export const freeName = (state: State, name: string): string =>
  pieceNamed(state, name) ? freeName(state, `${name}*`) : name

/** Deploys a card by an effect. An old Base goes to the trash without being destroyed. */
export function deployed(table: GundamTable, given: PieceGiven): void {
  const { state } = table.memory
  const { id: card, player, kind } = given
  const old = kind === 'base' ? baseOf(state, player) : undefined
  const clause = clauseHere(state)
  if (old) {
    old.where = 'trash'
    tell(table, { type: 'excess_placed_in_trash', clause, card: old.id, player })
  }
  state.pieces.push({ ...pieceFrom(given), deployedThisTurn: true })
  if (kind === 'base' && player === state.standby) state.baseKnown = true
  tell(table, { type: 'deployed', clause, card, player })
  if (kind === 'unit') next(table, { task: 'inquiry', inquiry: 'room', facts: { unit: card } })
  triggers(table, 'deployed', [card])
}

/** The most Units in a battle area (10-4-1, 11-4-1). */
const MOST_UNITS = 6

/** Asks which of the Units that were there makes room for a seventh one. It is not destroyed (10-4-2, 11-4-2). */
export const room = {
  asks: (state: State, { unit }: GundamInquiries['room']): Question<Gundam> | null => {
    const { player } = pieceOf(state, unit)
    const units = state.pieces.filter(one => one.kind === 'unit' && one.player === player && inPlay(one))
    if (units.length <= MOST_UNITS) return null
    const by = { any: [player] }
    const choices = units.filter(one => one.id !== unit).map(one => ({ name: one.id, by }))
    return { name: `room:${unit}`, hard: true, clause: 'GCG-10-4-2a', window: null, choices, about: { unit } }
  },
  answered: (table: GundamTable, _facts: object, { choice }: Given<Gundam>): void => {
    const piece = pieceOf(stateOf(table), choice)
    piece.where = 'trash'
    const { id: card, player } = piece
    tell(table, { type: 'excess_placed_in_trash', clause: 'GCG-10-4-2-1', card, player })
    pilotGoesAlong(table, piece)
    table.flow.settle(table)
  },
}

/**
 * Adds a card that was not mentioned before, or an effect that waits on one. The card counts as present also for the windows
 * that are open now.
 */
export function joins(table: GundamTable, given: unknown): Problem<Gundam> | null {
  const { state } = table.memory
  const waiting = parseSafely(joiningAbilitySchema, given)
  if (waiting.ok) return remembers(state, waiting.value.ability)
  const parsed = parseSafely(pieceSchema, given)
  if (!parsed.ok) return { code: 'malformedPiece', clause: null, details: { at: parsed.at } }
  const { id, kind, player } = parsed.value
  const problem = deployProblem(state, parsed.value) ?? putOnTable(state, parsed.value)
  if (problem) return problem
  if (kind === 'base' && player === state.standby && !asksShieldArea(table)) state.baseKnown = true
  changeOpenMoments(table, moment => ({ ...moment, present: [...moment.present, id] }))
  tell(table, { type: 'joined', clause: 'GCG-7-1c', piece: id, kind })
  return null
}

function remembers(state: State, ability: AbilityGiven): Problem<Gundam> | null {
  if (state.abilities.length >= MOST_CARDS) return { code: 'tooMany', clause: null }
  const problem = reminderProblem(state, ability)
  if (!problem) state.abilities = [...state.abilities, reminderFrom(state, ability)]
  return problem
}

/** Whether the question about the shield area is open; then a joining Base comes along with its answer. */
function asksShieldArea({ memory: { row, stack } }: GundamTable): boolean {
  const top = stack.at(-1)
  return top?.task === 'inquiry' ? top.inquiry === 'shieldArea' : !top && row === 'shieldArea'
}
