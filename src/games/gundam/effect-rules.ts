// What every effect rule needs: the clause of the step, whom an effect means, what makes it illegal.
import type { EffectRule } from '../../engine/flow.ts'
import type { Context, Problem } from '../../engine/types.ts'
import type { Clause } from './clauses.ts'
import type { Effect, EffectOf } from './effect-schemas.ts'
import { inPlay, type Piece } from './pieces.ts'
import { type Ref, referred } from './references.ts'
import type { Gundam, GundamTable, State } from './state.ts'

/** So many cards at one table are enough. */
export const MOST = 60

export type Rule<K extends Effect['kind']> = EffectRule<Gundam, EffectOf<K>>

export const problem = (code: string, clause: Clause | null = null): Problem<Gundam> => ({ code, clause })

export function there(state: State, ref: Ref, context: Context): Problem<Gundam> | null {
  const piece = referred(state, ref, context)
  if (!piece) return problem('noSuchPiece')
  return inPlay(piece) ? null : problem('notInPlay')
}

export function on(
  table: GundamTable,
  ref: Ref,
  context: Context,
  does: (piece: Piece, state: State) => void,
): void {
  const piece = referred(table.memory.state, ref, context)
  if (piece) does(piece, table.memory.state)
}
