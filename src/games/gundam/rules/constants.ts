// Constant effects: what a card gives for as long as its conditions hold (10-1-5-3, 10-1-5-5, 10-1-5-7).

import type { Constant } from '../vocabulary/pieces.ts'
import { type Opponent, opponentOf } from './opponent.ts'
import { hasTrait, inPlay, type Piece } from './pieces.ts'
import { hasDestroyedEffect } from './pilots.ts'
import { battlesNow, type State } from './state.ts'
import { tableAnswers } from './table-answers.ts'

type Condition = Constant['while'][number]
type Asked = Extract<Condition, { asks: string }>

/** Whether the Unit battled has this level at most. A token has level 0; an unknown level does not count as low. */
function lowEnough(opponent: Opponent, most: number | undefined): boolean {
  if (most === undefined) return true
  if (opponent.is !== 'unit') return false
  const level = opponent.unit.level ?? (opponent.unit.token ? 0 : null)
  return level !== null && level <= most
}

type Is = Extract<Condition, { is: string }>['is']
const IS: Readonly<Record<Is, (state: State, piece: Piece) => boolean>> = {
  damaged: (_, { damage }) => damage > 0,
  rested: (_, { rested }) => rested,
  attacking: ({ battle }, { id }) =>
    battlesNow(battle).some(({ attacker, target }) => attacker === id && target !== null),
  paired: (_, { pilot }) => pilot !== null,
  linked: (_, { pilot }) => pilot?.links ?? false,
}

const isOf = (source: Piece, other: Piece, side: 'own' | 'enemy'): boolean =>
  (other.player === source.player) === (side === 'own')

function holds(state: State, source: Piece, condition: Condition, apOf: ApOf): boolean {
  if ('is' in condition) return IS[condition.is](state, source)
  if ('asks' in condition) return isSo(state, source, condition) === true
  if ('turn' in condition) return (source.player === state.active) === (condition.turn === 'own')
  if ('apFrom' in condition) return (apOf(state, source) ?? 0) >= condition.apFrom
  const others = state.pieces.filter(one => inPlay(one) && one !== source)
  if ('base' in condition) return others.some(one => one.kind === 'base' && isOf(source, one, condition.base))
  if ('units' in condition)
    return (
      others.filter(one => one.kind === 'unit' && isOf(source, one, condition.units)).length >= condition.from
    )
  const opponent = opponentOf(state, source)
  if (opponent?.is !== condition.battles || !lowEnough(opponent, condition.levelUpTo)) return false
  return !condition.withDestroyed || (opponent.is === 'unit' && hasDestroyedEffect(state, opponent.unit))
}

/** Whether a constant effect of one card is meant for another one, or for itself. */
function reaches(state: State, source: Piece, { to = 'this', trait }: Constant, piece: Piece): boolean {
  if (to === 'this') return piece.id === source.id
  if (piece.kind !== 'unit' || (trait !== undefined && !hasTrait(piece, trait))) return false
  if (to === 'the Unit battled') {
    const opponent = opponentOf(state, source)
    return opponent?.is === 'unit' && opponent.unit.id === piece.id
  }
  if (piece.player !== source.player) return false
  if (to === 'own tokens') return piece.token
  return to === 'own Units' || piece.id !== source.id
}

/** Under what the answer about a condition is kept: another card with the same condition has its own. */
export const saidOf = ({ id }: Pick<Piece, 'id'>, { asks }: Asked): string => `${id}:${asks}`

/** Whether a condition that is asked holds: a player has said so, or the table shows it; null: nobody knows yet. */
export const isSo = (state: State, source: Piece, asked: Asked): boolean | null =>
  state.said[saidOf(source, asked)] ?? tableAnswers(state, source, asked.asks)

type ApOf = (state: State, piece: Piece) => number | null

/** The constant effects that are meant for a card now, each with the card on which it stands. */
const meantFor = (state: State, piece: Piece, gives: (constant: Constant) => boolean) =>
  state.pieces
    .filter(one => one.constants.length > 0 && inPlay(one))
    .flatMap(source =>
      source.constants
        .filter(one => gives(one) && reaches(state, source, one, piece))
        .map(constant => ({ source, constant })),
    )

/** The constant effects that give a card something now. `gives` says which of them are asked for. */
export const constantsOn = (
  state: State,
  piece: Piece,
  gives: (constant: Constant) => boolean,
  apOf: ApOf,
): Constant[] =>
  meantFor(state, piece, gives)
    .filter(({ source, constant }) =>
      constant.while.every(condition => holds(state, source, condition, apOf)),
    )
    .map(({ constant }) => constant)

/** A condition that only players know, of a card in play. */
export type Unsaid = { readonly piece: string; readonly condition: Asked }

/** What nobody has said yet and what alone decides whether these constant effects give a card something now. */
export function unsaidOn(
  state: State,
  piece: Piece,
  gives: (constant: Constant) => boolean,
  apOf: ApOf,
): Unsaid[] {
  const isUnsaid = (source: Piece, one: Condition): one is Asked =>
    'asks' in one && isSo(state, source, one) === null
  return meantFor(state, piece, gives)
    .filter(({ source, constant }) =>
      constant.while.every(one => isUnsaid(source, one) || holds(state, source, one, apOf)),
    )
    .flatMap(({ source, constant }) =>
      constant.while.filter(one => isUnsaid(source, one)).map(condition => ({ piece: source.id, condition })),
    )
}
