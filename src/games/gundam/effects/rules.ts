// What all effect rules share: the type of a rule, and the checks whether a card is there and whether it is too late.
import type { z } from 'zod'
import type { EffectRule } from '../../../engine/flow.ts'
import type { Code } from '../../../engine/game.ts'
import type { Context, Problem } from '../../../engine/types.ts'
import type { GundamClause } from '../clauses.ts'
import { allReferred, ownOf, referred } from '../rules/find-referred.ts'
import { inPlay, type Piece } from '../rules/pieces.ts'
import type { Gundam, GundamTable, State } from '../rules/state.ts'
import type { Effect, EffectOf } from '../vocabulary/effects.ts'
import type { Ref, Whom } from '../vocabulary/references.ts'

export type Rule<K extends Effect['kind']> = EffectRule<Gundam, EffectOf<K>>

export const problem = (code: Code<Gundam>, clause: GundamClause | null = null): Problem<Gundam> => ({
  code,
  clause,
})

export function there(state: State, ref: Ref, context: Context): Problem<Gundam> | null {
  const piece = referred(state, ref, context)
  if (!piece) return problem('noSuchPiece')
  return inPlay(piece) ? null : problem('notInPlay')
}

/** Why the cards that an effect is about are not there; "all" may be none, but somebody must say whose effect it is. */
export function allThere(state: State, whom: Whom, context: Context): Problem<Gundam> | null {
  if (!('all' in whom)) return there(state, whom, context)
  return whom.all !== 'Units' && ownOf(state, context) === null ? problem('ownerMissing') : null
}

/** The cards that an effect is about at one moment. */
export const allOf = (state: State, whom: Whom, also: readonly Whom[] = [], context: Context): Piece[] => [
  ...new Set([whom, ...also].flatMap(one => allReferred(state, one, context))),
]

/** Why not all of several cards are there. */
export const everyThere = (state: State, whom: Whom, also: readonly Whom[] = [], context: Context) =>
  [whom, ...also].flatMap(one => allThere(state, one, context) ?? [])[0] ?? null

/**
 * "During this battle" ends when the battle end step begins, so no such effect can begin in it (7-7-1), nor between two
 * battles.
 */
export function tooLate(state: State, effect: { beyondBattle?: true | undefined }): Problem<Gundam> | null {
  if (state.battle.step === null && !effect.beyondBattle) return problem('noBattleNow')
  const over = state.battle.step === 'battle end' && !effect.beyondBattle
  return over ? problem('tooLate', 'GCG-7-7-1') : null
}

export function on(
  table: GundamTable,
  whom: Whom,
  context: Context,
  does: (piece: Piece, state: State) => void,
): void {
  const { state } = table.memory
  for (const piece of allReferred(state, whom, context)) does(piece, state)
}

/** The rule of an effect on the card `who`, which must be in play. */
export const onCard = <E extends Effect & { who: Whom }>(
  schema: z.ZodType<E>,
  does: (table: GundamTable, piece: Piece, effect: E, context: Context) => void,
  forbids: (state: State, effect: E, piece: Piece) => Problem<Gundam> | null = () => null,
): EffectRule<Gundam, E> => ({
  schema,
  illegal: (state, effect, context) => {
    const [forbidden = null] = allReferred(state, effect.who, context).flatMap(
      piece => forbids(state, effect, piece) ?? [],
    )
    return allThere(state, effect.who, context) ?? forbidden
  },
  applies: (table, effect, context) =>
    on(table, effect.who, context, piece => does(table, piece, effect, context)),
})
