// What every effect rule needs: the windows, whom an effect means, how much.
import type { EffectRule } from '../../engine/flow.ts'
import { next } from '../../engine/table.ts'
import type { Context, Problem } from '../../engine/types.ts'
import type { Clause } from './clauses.ts'
import type { Effect, EffectOf } from './effect-schemas.ts'
import { inPlay, type Piece } from './pieces.ts'
import { amountOf, type Ref, referred } from './references.ts'
import {
  clauseHere,
  identityUnknown,
  type Marvel,
  type MarvelTable,
  modifiedAtk,
  type State,
} from './state.ts'

/** So many reminders and characters at one table are enough, and keep a log from growing without bound. */
export const MOST = 60

/** The windows in which cards are reported before the damage; a player's attack has only the last one. */
export const BEFORE_DAMAGE = ['initiation', 'defending', 'flipped', 'damage'] as const
export const WINDOWS = [...BEFORE_DAMAGE, 'damageDealt', 'afterwards'] as const

export type Rule<K extends Effect['kind']> = EffectRule<Marvel, EffectOf<K>>
export type Refused = Problem<Marvel> | null

export const problem = (code: string, clause: Clause | null = null): Problem<Marvel> => ({ code, clause })

/** Some effects make sense only in an enemy attack: there is no defender and no boost card in a player's. */
export const enemyOnly = (state: State): Refused =>
  state.attack.by === 'enemy' ? null : problem('onlyInEnemyAttack', 'MC-DF-01')

/** The piece a reference means, or the question who it is if an identity is not known yet. */
export function withPiece(
  table: MarvelTable,
  effect: Effect,
  ref: Ref,
  context: Context,
  does: (piece: Piece) => void,
): void {
  const piece = referred(table.memory.state, ref, context)
  if (piece) {
    does(piece)
    return
  }
  if (!asksIdentity(table.memory.state, ref, context)) return
  next(
    table,
    {
      task: 'inquiry',
      inquiry: 'identity',
      facts: { player: context.you ?? '', clause: clauseHere(table.memory.state) },
    },
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

export function amountIn(
  table: MarvelTable,
  amount: Parameters<typeof amountOf>[1],
  context: Context,
): number {
  const { state } = table.memory
  return amountOf(state, amount, context, modifiedAtk(state) ?? 0) ?? 0
}
