// What all effect rules share: the type of a rule, and the checks whether a card is there and whether it is too late.
import type { z } from 'zod'
import type { EffectRule } from '../../../engine/flow.ts'
import type { Code } from '../../../engine/game.ts'
import type { Context, Problem } from '../../../engine/types.ts'
import type { Clause } from '../clauses.ts'
import { referred } from '../rules/find-referred.ts'
import { inPlay, type Piece } from '../rules/pieces.ts'
import type { Gundam, GundamTable, State } from '../rules/state.ts'
import type { Effect, EffectOf, Ref } from './schemas.ts'

/** The limit of cards and of reminders at one table. */
export const MOST = 60
/** The limit in a set-up: a full table can get one Base more by a question, and the next set-up must take it. */
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

/** The cards that an effect is about at one moment. */
export const allOf = (state: State, ref: Ref, also: readonly Ref[] = [], context: Context): Piece[] =>
  [ref, ...also].flatMap(one => referred(state, one, context) ?? [])

export const allThere = (state: State, ref: Ref, also: readonly Ref[] = [], context: Context) =>
  [ref, ...also].flatMap(one => there(state, one, context) ?? [])[0] ?? null

/** "During this battle" ends when the battle end step begins, so no such effect can begin in it (7-7-1). */
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

/** The rule of an effect on the card `who`, which must be in play. */
export const onCard = <E extends Effect & { who: Ref }>(
  schema: z.ZodType<E>,
  does: (table: GundamTable, piece: Piece, effect: E) => void,
  forbids: (state: State, effect: E, piece: Piece) => Problem<Gundam> | null = () => null,
): EffectRule<Gundam, E> => ({
  windows: 'every',
  schema,
  illegal: (state, effect, context) => {
    const piece = referred(state, effect.who, context)
    return there(state, effect.who, context) ?? (piece && forbids(state, effect, piece))
  },
  applies: (table, effect, context) => on(table, effect.who, context, piece => does(table, piece, effect)),
})
