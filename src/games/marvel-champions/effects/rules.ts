// What all effect rules share: windows, limits, and the characters and amounts that an effect names.
import type { EffectRule } from '../../../engine/flow.ts'
import { next } from '../../../engine/table.ts'
import type { Context, Problem } from '../../../engine/types.ts'
import type { Clause } from '../clauses.ts'
import type { MarvelProblem } from '../questions.ts'
import { inPlay, type Piece } from '../rules/characters.ts'
import { amountOf, countedPiece, referred } from '../rules/find-referred.ts'
import { modifiedAtk } from '../rules/modified-atk.ts'
import { clauseHere, identityUnknown, type Marvel, type MarvelTable, type State } from '../rules/state.ts'
import type { Amount, Effect, EffectOf, Ref } from './schemas.ts'

/** The limit of reminders, and of characters without identities, which also bounds the size of a log. */
export const MOST = 60
export const MOST_PLAYERS = 8
/** The limit of characters in a set-up: each player can have an identity beyond MOST. */
export const MOST_PIECES = MOST + MOST_PLAYERS

/** The windows in which cards are reported before the damage; a player's attack has only `damage`. */
export const BEFORE_DAMAGE = ['initiation', 'defending', 'flipped', 'damage'] as const

export type Rule<K extends Effect['kind']> = EffectRule<Marvel, EffectOf<K>>
export type Refused = Problem<Marvel> | null

export const problem = (code: MarvelProblem, clause: Clause | null = null): Problem<Marvel> => ({
  code,
  clause,
})

/** Why an effect is impossible in a player's attack: that attack has no defender and no boost card. */
export const enemyOnly = (state: State): Refused =>
  state.attack.by === 'enemy' ? null : problem('onlyInEnemyAttack', 'MC-DF-01')

/** Calls `does` with the character that a legal reference names, or asks first for an unknown identity. */
export function withPiece(
  table: MarvelTable,
  effect: Effect,
  ref: Ref,
  context: Context,
  does: (piece: Piece) => void,
): void {
  const { state } = table.memory
  const piece = referred(state, ref, context)
  const { you } = context
  if (piece) does(piece)
  else if (you !== null)
    next(
      table,
      { task: 'inquiry', inquiry: 'identity', facts: { player: you, clause: clauseHere(state) } },
      { task: 'effect', effect, context, strict: false },
    )
}

/** Why a reference is illegal: its character is not in play. An unknown identity is legal, because it is asked for. */
export function mustBeInPlay(state: State, ref: Ref, context: Context): Refused {
  const piece = referred(state, ref, context)
  if (piece) return inPlay(piece) ? null : problem('notInPlay')
  return asksIdentity(state, ref, context) ? null : problem('noSuchPiece')
}

function asksIdentity(state: State, ref: Ref, context: Context): boolean {
  if (!('the' in ref) || ref.the !== 'your identity' || context.you === null) return false
  return identityUnknown(state, context.you)
}

/** Why an amount is illegal: its character is missing. An unknown number is legal, because it is asked for. */
export function amountProblem(state: State, amount: Amount | 'all', context: Context): Refused {
  if (typeof amount !== 'object') return null
  return countedPiece(state, amount, context) ? null : problem('noSuchPiece')
}

/** Calls `does` with the amount, or asks first for a missing number. */
export function withAmount(
  table: MarvelTable,
  effect: Effect,
  amount: Amount,
  context: Context,
  does: (amount: number) => void,
): void {
  const { state } = table.memory
  const counted = amountOf(state, amount, context, modifiedAtk(state))
  if (typeof counted === 'number') does(counted)
  else
    next(
      table,
      { task: 'inquiry', inquiry: 'number', facts: { ...counted, clause: clauseHere(state) } },
      { task: 'effect', effect, context, strict: false },
    )
}

/** Why the damage of the attack and its target cannot change any more: it has been dealt. */
export function onceDealt({ attack }: State): Refused {
  return attack.stage === 'before damage'
    ? null
    : problem('tooLate', attack.by === 'enemy' ? 'MC-EA-14' : 'MC-PA-04')
}

/** Why an attack cannot be prevented or ended any more: its damage has been placed (AMB-11). */
export function afterDamage(state: State): Refused {
  return state.attack.stage === 'dealing' ? null : onceDealt(state)
}
