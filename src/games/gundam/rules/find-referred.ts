// Finds the cards, amounts and conditions that an effect names, as the table stands now.
import type { Context } from '../../../engine/types.ts'
import type { All, Amount, Condition, Ref, Whom } from '../vocabulary/references.ts'
import { isSo } from './constants.ts'
import { opponentOf } from './opponent.ts'
import { inPlay, type Piece, pieceFrom, remainingHp } from './pieces.ts'
import { baseOf, pieceNamed, type State, targetSeen, targetUnit } from './state.ts'
import { apOf } from './values.ts'
import { fitsFilters } from './which-units.ts'

/** The Unit or Base that a reference names now; null if there is none. */
export function referred(state: State, ref: Ref, context: Context): Piece | null {
  if ('piece' in ref) return pieceNamed(state, ref.piece) ?? null
  const { battle } = state
  if (ref.the === 'target') return targetUnit(state) ?? null
  if (ref.the === 'damaged') return damagedEnemy(state, context)
  if (ref.the === 'opponent') return battled(state, context)
  if (ref.the === 'base') return ownBase(state, context)
  const id =
    ref.the === 'attacker' ? battle.attacker : ref.the === 'blocker' ? battle.blocker : context.source
  return pieceNamed(state, id) ?? null
}

function ownBase(state: State, context: Context): Piece | null {
  const own = ownOf(state, context)
  return own === null ? null : (baseOf(state, own) ?? null)
}

/** The Unit that the card of an effect battles. */
function battled(state: State, { source }: Context): Piece | null {
  const card = pieceNamed(state, source)
  const opponent = card ? opponentOf(state, card) : null
  return opponent?.is === 'unit' ? opponent.unit : null
}

/** The Unit of the enemy that was dealt battle damage last. */
function damagedEnemy(state: State, context: Context): Piece | null {
  const own = ownOf(state, context)
  const enemies = state.pieces.filter(({ kind, player }) => kind === 'unit' && player !== own)
  const blow = state.battle.damage.findLast(
    ({ kind, to }) => kind === 'battle' && enemies.some(({ id }) => id === to),
  )
  return enemies.find(({ id }) => id === blow?.to) ?? null
}

/** The cards that an effect is about: the one that it names, or every Unit of a side that is in play. */
export function allReferred(state: State, whom: Whom, context: Context): Piece[] {
  if ('all' in whom) return everyUnit(state, whom, context)
  const piece = referred(state, whom, context)
  return piece ? [piece] : []
}

/** The player whose effect it is; null if nobody has said whose. */
export const ownOf = (state: State, { you, source }: Context): string | null =>
  you ?? pieceNamed(state, source)?.player ?? null

/** The Units of a side that are in play. */
function unitsOf(state: State, all: All['all'], context: Context): Piece[] {
  const own = ownOf(state, context)
  const isMeant = ({ id, player }: Piece): boolean => {
    if (all === 'Units') return true
    if (all === 'enemy Units') return player !== own
    return player === own && (all === 'own Units' || id !== context.source)
  }
  return state.pieces.filter(one => inPlay(one) && one.kind === 'unit' && isMeant(one))
}

const everyUnit = (state: State, { all, ...filters }: All, context: Context): Piece[] =>
  unitsOf(state, all, context).filter(one => fitsFilters(state, one, filters, context.source) === true)

/** Whether nobody knows of one of the Units whether an effect is about it. */
export const isUnclear = (state: State, { all, ...filters }: All, context: Context): boolean =>
  unitsOf(state, all, context).some(one => fitsFilters(state, one, filters, context.source) === null)

/** The piece whose unknown AP or HP an amount needs; null if the amount is known. */
export function unknownIn(
  state: State,
  amount: Amount,
  context: Context,
): { piece: string; of: 'ap' | 'hp' } | null {
  if (typeof amount === 'number' || amount.count === 'damage on' || amount.count === 'number of') return null
  const piece = referred(state, amount.of, context)
  const of = amount.count === 'AP of' ? 'ap' : 'hp'
  return piece && piece[of] === null ? { piece: piece.id, of } : null
}

export function amountOf(state: State, amount: Amount, context: Context): number {
  if (typeof amount === 'number') return amount
  if (amount.count === 'number of')
    return Math.max(0, everyUnit(state, amount.of, context).length + (amount.plus ?? 0))
  const piece = referred(state, amount.of, context)
  if (!piece) return 0
  const counts = { 'AP of': apOf(state, piece), 'HP of': remainingHp(piece), 'damage on': piece.damage }
  const { plus = 0, per = 1 } = amount
  return Math.max(0, Math.floor((counts[amount.count] ?? 0) / per) + plus)
}

export function conditionHolds(state: State, condition: Condition, context: Context): boolean {
  if ('attack' in condition) return (targetSeen(state) === 'player') === (condition.attack === 'player')
  if ('apOf' in condition) return apWithin(state, condition, context)
  if ('turn' in condition) return (ownOf(state, context) === state.active) === (condition.turn === 'own')
  if ('asks' in condition)
    return (isSo(state, speaker(state, context), condition) === true) !== (condition.not ?? false)
  const piece = referred(state, condition.who, context)
  return (piece !== null && isNow(state, piece, condition.is)) !== (condition.not ?? false)
}

/** The card that an effect stands on, for what only its owner knows; a Command and a revealed Shield are no pieces and stand for themselves. */
export function speaker(state: State, context: Context): Piece {
  const own = pieceNamed(state, context.source)
  const player = ownOf(state, context) ?? state.standby
  const id = context.source ?? `burst#${state.battle.bursting}`
  return own ?? pieceFrom({ id, kind: 'base', player, traits: [] })
}

type ApCondition = Extract<Condition, { apOf: Ref }>

function apWithin(state: State, { apOf: ref, atLeast = 0, atMost }: ApCondition, context: Context): boolean {
  const piece = referred(state, ref, context)
  const ap = piece && apOf(state, piece)
  return ap !== null && ap >= atLeast && (atMost === undefined || ap <= atMost)
}

/** The state of a card; one that has left shows its last one (13-2-8-2-1). */
function isNow(state: State, piece: Piece, is: Extract<Condition, { who: Ref }>['is']): boolean {
  if (is === 'damaged') return piece.damage > 0
  if (is === 'rested') return piece.rested
  if (is === 'paired') return piece.pilot !== null
  if (is === 'linked') return piece.pilot?.links ?? false
  return is === 'target' ? targetUnit(state)?.id === piece.id : inPlay(piece)
}
