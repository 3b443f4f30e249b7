// What every effect rule needs: the windows, whom an effect means, how much.
import type { EffectRule } from '../../../engine/flow.ts'
import { next } from '../../../engine/table.ts'
import type { Context, Problem } from '../../../engine/types.ts'
import type { Clause } from '../clauses.ts'
import type { MarvelProblem } from '../questions.ts'
import { modifiedAtk } from '../rules/modified-atk.ts'
import { inPlay, type Piece } from '../rules/pieces.ts'
import type { Amount, Ref } from '../rules/references.ts'
import { amountOf, countedPiece, referred } from '../rules/referred.ts'
import { clauseHere, identityUnknown, type Marvel, type MarvelTable, type State } from '../rules/state.ts'
import type { Effect, EffectOf } from './schemas.ts'

/** So many reminders and characters at one table are enough, and keep a log from growing without bound. */
export const MOST = 60
export const MOST_PLAYERS = 8
/** One identity for each player comes on top. */
export const MOST_PIECES = MOST + MOST_PLAYERS

/** The windows in which cards are reported before the damage; a player's attack has only the last one. */
export const BEFORE_DAMAGE = ['initiation', 'defending', 'flipped', 'damage'] as const

export type Rule<K extends Effect['kind']> = EffectRule<Marvel, EffectOf<K>>
export type Refused = Problem<Marvel> | null

export const problem = (code: MarvelProblem, clause: Clause | null = null): Problem<Marvel> => ({
  code,
  clause,
})

/** Some effects make sense only in an enemy attack: there is no defender and no boost card in a player's. */
export const enemyOnly = (state: State): Refused =>
  state.attack.by === 'enemy' ? null : problem('onlyInEnemyAttack', 'MC-DF-01')

/** The piece a legal reference means, or the question who it is if an identity is not known yet. */
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

/** A character must be there and in play; an identity that is only not known yet will be asked for. */
export function mustBeInPlay(state: State, ref: Ref, context: Context): Refused {
  const piece = referred(state, ref, context)
  if (piece) return inPlay(piece) ? null : problem('notInPlay')
  return asksIdentity(state, ref, context) ? null : problem('noSuchPiece')
}

function asksIdentity(state: State, ref: Ref, context: Context): boolean {
  if (!('the' in ref) || ref.the !== 'your identity' || context.you === null) return false
  return identityUnknown(state, context.you)
}

/** What is counted must be there; a number of it that is only not known yet will be asked for. */
export function amountProblem(state: State, amount: Amount | 'all', context: Context): Refused {
  if (typeof amount !== 'object') return null
  return countedPiece(state, amount, context) ? null : problem('noSuchPiece')
}

/** How much it is, or the question for the number that is missing. */
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

/** What makes the damage of the attack is settled when it is dealt: nothing changes it, or whom it is for, later. */
export function onceDealt({ attack }: State): Refused {
  return attack.stage === 'before damage'
    ? null
    : problem('tooLate', attack.by === 'enemy' ? 'MC-EA-14' : 'MC-PA-04')
}

/** Until the damage is placed it can still be prevented, and the attack ended (AMB-11). */
export function afterDamage(state: State): Refused {
  return state.attack.stage === 'dealing' ? null : onceDealt(state)
}
