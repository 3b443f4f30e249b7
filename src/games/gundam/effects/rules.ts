// What every effect rule needs: the clause of the step, whom an effect means, what makes it illegal.

import type { Code } from '../../../engine/built-in.ts'
import type { EffectRule } from '../../../engine/flow.ts'
import type { Context, Problem } from '../../../engine/types.ts'
import type { Clause } from '../clauses.ts'
import { inPlay, type Piece } from '../rules/pieces.ts'
import type { Ref } from '../rules/references.ts'
import { referred } from '../rules/referred.ts'
import type { Gundam, GundamTable, State } from '../rules/state.ts'
import type { Effect, EffectOf } from './schemas.ts'

/** So many cards at one table are enough. */
export const MOST = 60
/** A full table has room for the Base that is asked for; the next set-up takes as many pieces. */
export const MOST_AGAIN = MOST + 1

export type Rule<K extends Effect['kind']> = EffectRule<Gundam, EffectOf<K>>

export const problem = (code: Code<Gundam>, clause: Clause | null = null): Problem<Gundam> => ({
  code,
  clause,
})

export function there(state: State, ref: Ref, context: Context): Problem<Gundam> | null {
  const piece = referred(state, ref, context)
  if (!piece) return problem('noSuchPiece')
  return inPlay(piece) ? null : problem('notInPlay')
}

/** "During this battle" has ended with the first thing of the battle end step: nothing begins any more (7-7-1). */
export function tooLate(state: State, effect: { beyondBattle?: true | undefined }): Problem<Gundam> | null {
  const over = state.battle.step === 'battle end' && !effect.beyondBattle
  return over ? problem('tooLate', 'GCG-7-7-1') : null
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
