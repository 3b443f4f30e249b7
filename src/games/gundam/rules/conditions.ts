// Asks the players about the conditions of cards that no table shows: a level, a trash, the rest of the board.
import { next, stateOf, tell } from '../../../engine/table.ts'
import type { Given, Question } from '../../../engine/types.ts'
import type { GundamDamageKind } from '../events.ts'
import type { GundamInquiries } from '../questions.ts'
import type { Constant } from '../vocabulary/pieces.ts'
import { isSo, saidOf, type Unsaid, unsaidOn } from './constants.ts'
import { changeHp, type Piece } from './pieces.ts'
import { type Gundam, type GundamTable, pieceOf, type State } from './state.ts'
import { apOf } from './values.ts'

type Gives = (constant: Constant) => boolean
type Facts = GundamInquiries['condition']

/** What is unsaid and decides whether a card has what these constant effects give. */
export const unsaid = (state: State, piece: Piece, gives: Gives): Unsaid[] =>
  unsaidOn(state, piece, gives, apOf)

/** Asks for what is unsaid about these cards, before what follows. */
export function asksConditions(table: GundamTable, pieces: readonly Piece[], gives: Gives): void {
  const state = stateOf(table)
  const all = pieces.flatMap(piece => unsaid(state, piece, gives))
  next(table, ...all.map(({ piece, condition: { asks } }) => inquiry({ piece, asks })))
}

export const inquiry = (facts: Facts) => ({ task: 'inquiry', inquiry: 'condition', facts }) as const

/** Whether a constant effect changes what a card can take of damage of a kind, by an enemy or by its own player. */
export const takesLess = (
  { hp, reduces, reducesOnly, keepsOff }: Constant,
  kind: GundamDamageKind,
  byEnemy = true,
): boolean => {
  const isOf = (only: GundamDamageKind | undefined) => only === undefined || only === kind
  const enemy =
    (reduces !== undefined && isOf(reducesOnly)) || (keepsOff !== undefined && isOf(keepsOff.only))
  return hp !== undefined || (byEnemy && enemy)
}

/** Asks, before effect damage by a player, for what decides what these cards take, then comes back to the effect. */
export function asksTakers(
  table: GundamTable,
  pieces: readonly Piece[],
  by: string | null,
  again: GundamTable['memory']['stack'][number],
): boolean {
  const state = stateOf(table)
  const open = pieces.filter(
    piece => unsaid(state, piece, one => takesLess(one, 'effect', piece.player !== by)).length > 0,
  )
  if (open.length === 0) return false
  next(table, again)
  for (const piece of open)
    asksConditions(table, [piece], one => takesLess(one, 'effect', piece.player !== by))
  return true
}

/** Takes a condition as said; the HP that it gives come at once, and stay for this attack. */
export function says(table: GundamTable, { piece: id, asks }: Facts, isSo: boolean): void {
  const state = stateOf(table)
  const piece = pieceOf(state, id)
  state.said[saidOf(piece, { asks })] = isSo
  const type = isSo ? 'condition_holds' : 'condition_does_not_hold'
  tell(table, { type, clause: 'GCG-9-1-5a', card: id, condition: asks })
  const isMet = ({ hp, while: all }: Constant) =>
    isSo && hp !== undefined && all.some(one => 'asks' in one && one.asks === asks)
  for (const { hp = 0 } of piece.constants.filter(isMet)) changeHp(piece, hp)
  // A table that remembers has these HP from now on, so that the next attack does not add them again.
  if (state.facts.lasts) piece.constants = piece.constants.flatMap(one => (isMet(one) ? withoutHp(one) : one))
}

/** The same constant effect without the HP that it has given; none if it gives nothing else. */
function withoutHp({ hp: _, ...constant }: Constant): Constant[] {
  const { while: _conditions, to: _to, ...gives } = constant
  return Object.keys(gives).length > 0 ? [constant] : []
}

/** Whether a condition decides nothing, because another one beside it is said not to hold. */
function isIdle(state: State, piece: Piece, asks: string): boolean {
  const decides = (all: readonly { readonly asks: string }[]) =>
    all.some(one => one.asks === asks) && all.every(one => isSo(state, piece, one) !== false)
  const asked = [
    ...piece.constants.map(({ while: all }) => all.filter(one => 'asks' in one)),
    ...state.abilities
      .filter(({ source }) => source === piece.id)
      .map(({ given }) => (given.asks ?? []).map(one => ({ asks: one }))),
  ]
  return !asked.some(decides)
}

/** Asks its player whether a condition holds; it asks nothing if that has been said meanwhile, or decides nothing. */
export const condition = {
  asks: (state: State, { piece: id, asks }: Facts): Question<Gundam> | null => {
    const piece = pieceOf(state, id)
    if (isSo(state, piece, { asks }) !== null || isIdle(state, piece, asks)) return null
    const by = { any: [piece.player] }
    return {
      name: `condition:${id}`,
      hard: true,
      clause: 'GCG-9-1-5a',
      window: null,
      choices: [
        { name: 'holds', by },
        { name: 'holdsNot', by },
      ],
      about: { unit: id, condition: asks },
    }
  },
  answered: (table: GundamTable, facts: Facts, { choice }: Given<Gundam>): void =>
    says(table, facts, choice === 'holds'),
}
