// Finds the characters, amounts and conditions that an effect names, as the table stands now.
import type { Context } from '../../../engine/types.ts'
import type { Amount, Condition, Each, Ref } from '../effects/schemas.ts'
import { inPlay, isEnemy, type Piece, remaining } from './characters.ts'
import { identityOf, pieceNamed, type State } from './state.ts'

/** The character that a reference names now; null if there is none. */
export function referred(state: State, ref: Ref, context: Context): Piece | null {
  if ('piece' in ref) return pieceNamed(state, ref.piece) ?? null
  const { attack } = state
  if (ref.the === 'your identity') return (context.you && identityOf(state, context.you)) || null
  const id =
    ref.the === 'attacker' ? attack.attacker : ref.the === 'defender' ? defenderOf(state) : attack.target
  return pieceNamed(state, id) ?? null
}

/** The characters of a kind that are in play, in the order in which they lie there. */
export function everyOne(state: State, { each, but }: Each, context: Context): Piece[] {
  const without = but && referred(state, but, context)
  return state.pieces.filter(one => inPlay(one) && one !== without && IS[each](one, context))
}

const IS: Readonly<Record<Each['each'], (piece: Piece, context: Context) => boolean>> = {
  enemy: isEnemy,
  minion: ({ kind }) => kind === 'minion',
  villain: ({ kind }) => kind === 'villain',
  'friendly character': ({ player }) => player !== null,
  hero: ({ kind }) => kind === 'hero',
  ally: ({ kind }) => kind === 'ally',
  'character of you': ({ player }, { you }) => player !== null && player === you,
  'ally of you': ({ kind, player }, { you }) => kind === 'ally' && player === you,
}

export function defenderOf(state: State): string | null {
  return state.attack.by === 'enemy' ? (state.attack.defender?.piece ?? null) : null
}

/** An unknown number of a character. */
export type Missing = { piece: string; number: 'atk' | 'hitPoints' }

/** The amount now, where `atk` is the ATK of this attack, or the number that is missing for it. */
export function amountOf(
  state: State,
  amount: Amount,
  context: Context,
  atk: number | null,
): number | Missing {
  if (typeof amount === 'number') return amount
  const counted = countOf(state, amount, context, atk)
  return typeof counted === 'number' ? Math.max(0, counted + (amount.plus ?? 0)) : counted
}

/** A change of ATK: a number, or 1 for each ally. */
export function changeOf(
  state: State,
  change: number | { count: 'allies of you' },
  context: Context,
): number {
  return typeof change === 'number' ? change : alliesOf(state, context.you)
}

function alliesOf(state: State, you: string | null): number {
  return state.pieces.filter(one => one.kind === 'ally' && one.player === you && inPlay(one)).length
}

/** The character whose number an amount counts: the attacker, unless the amount names another. */
export function countedPiece(state: State, amount: Exclude<Amount, number>, context: Context): Piece | null {
  return referred(state, amount.of ?? { the: 'attacker' }, context)
}

function countOf(
  state: State,
  amount: Exclude<Amount, number>,
  context: Context,
  atk: number | null,
): number | Missing {
  if (amount.count === 'excess damage') return state.attack.excess.reduce((sum, one) => sum + one.amount, 0)
  if (amount.count === 'allies of you') return alliesOf(state, context.you)
  const piece = countedPiece(state, amount, context)
  if (!piece) return 0
  const { id } = piece
  if (amount.count === 'damage on') return piece.damage
  if (amount.count === 'hit points of') return remaining(piece) ?? { piece: id, number: 'hitPoints' }
  return (id === state.attack.attacker ? atk : piece.atk) ?? { piece: id, number: 'atk' }
}

/** Whether a condition holds now. A condition on an unknown fact does not hold. */
export function conditionHolds(state: State, condition: Condition, context: Context): boolean {
  if ('attack' in condition) return (defenderOf(state) === null) === (condition.attack === 'undefended')
  if ('hitPointsOf' in condition) {
    const piece = referred(state, condition.hitPointsOf, context)
    const left = piece && remaining(piece)
    if (left === null) return false
    return left <= (condition.atMost ?? left) && left >= (condition.atLeast ?? left)
  }
  const piece = referred(state, condition.who, context)
  return (piece !== null && isNow(state, piece, condition.is)) !== (condition.not ?? false)
}

function isNow(
  state: State,
  piece: Piece,
  is: 'defender' | 'target' | 'ready' | 'tough' | 'in play',
): boolean {
  if (is === 'defender') return defenderOf(state) === piece.id
  if (is === 'target') return state.attack.target === piece.id
  if (is === 'ready') return piece.ready
  return is === 'tough' ? piece.tough > 0 : inPlay(piece)
}
