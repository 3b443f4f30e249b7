// What all effect rules share: windows, and the characters and amounts that an effect names.
import type { z } from 'zod'
import type { EffectRule } from '../../../engine/flow.ts'
import type { Task } from '../../../engine/memory.ts'
import { next } from '../../../engine/table.ts'
import type { Context, Problem } from '../../../engine/types.ts'
import type { MarvelClause } from '../clauses.ts'
import type { MarvelProblem } from '../problems.ts'
import { numbersNow } from '../rules/abilities/constant-abilities.ts'
import { cannotBeAttackedBy } from '../rules/abilities/inner-attack.ts'
import { byKind } from '../rules/activations/activation.ts'
import { clauseOf } from '../rules/activations/clauses.ts'
import { isBeforeDamage, isDealing } from '../rules/activations/stages.ts'
import { type Character, inPlay } from '../rules/characters.ts'
import { amountOf, countedPiece, referred } from '../rules/find-referred.ts'
import { clauseHere, identityUnknown, type Marvel, type MarvelTable, type State } from '../rules/state.ts'
import { activeUnknown, villainUnknown } from '../rules/villain.ts'
import type { Effect, EffectOf } from '../vocabulary/effects.ts'
import type { Amount, Ref } from '../vocabulary/single-effects.ts'

/** The windows in which cards are reported before the damage; a player's attack has only `damage`. */
export const BEFORE_DAMAGE = ['initiation', 'defending', 'flipped', 'damage'] as const

export type Rule<K extends Effect['kind']> = EffectRule<Marvel, EffectOf<K>>
export type Refused = Problem<Marvel> | null

export const problem = (code: MarvelProblem, clause: MarvelClause | null = null): Problem<Marvel> => ({
  code,
  clause,
})

/** The rule of an effect that this flow has no use for: it is refused, always for the same reason. */
export const notHere = <R extends { readonly illegal?: unknown }>(rule: R, why: Problem<Marvel>): R => ({
  ...rule,
  windows: [],
  illegal: () => why,
})

/** Why an effect is impossible in a player's attack: that attack has no defender and no boost card. */
export const enemyOnly = (state: State): Refused =>
  byKind(state.activation, {
    enemyAttack: () => null,
    playerAttack: () => problem('onlyInEnemyAttack', 'MC-DF-01'),
    enemyScheme: () => problem('onlyInEnemyAttack', 'MC-SCHEMEENEMY-06'),
    thwart: () => problem('onlyInEnemyAttack', 'MC-DF-01'),
    changes: () => problem('onlyInEnemyAttack', 'MC-DF-01'),
  })

/** Why an effect on boost cards is impossible: only an enemy's activation has them. */
export const withBoostCards = (state: State): Refused =>
  byKind(state.activation, {
    enemyAttack: () => null,
    playerAttack: () => problem('onlyInEnemyAttack', 'MC-DF-01'),
    enemyScheme: () => null,
    thwart: () => problem('onlyInEnemyAttack', 'MC-DF-01'),
    changes: () => problem('onlyInEnemyAttack', 'MC-DF-01'),
  })

/** Why an effect is impossible in an enemy's attack: that attack has one target. */
export const playerOnly = (state: State): Refused =>
  byKind(state.activation, {
    enemyAttack: () => problem('onlyInPlayerAttack', 'MC-PA-16'),
    playerAttack: () => null,
    enemyScheme: () => problem('onlyInPlayerAttack', 'MC-SCHEMEENEMY-06'),
    thwart: () => problem('onlyInPlayerAttack', 'MC-PA-16'),
    changes: () => problem('onlyInPlayerAttack', 'MC-PA-16'),
  })

/** What has to be asked before a legal reference names a character: an unknown identity, or who the villain is. */
export function asksWho(state: State, ref: Ref, context: Context): Task<Marvel> | null {
  const clause = clauseHere(state)
  if ('the' in ref && ref.the === 'villain') {
    if (villainUnknown(state)) return { task: 'inquiry', inquiry: 'villain', facts: { clause } }
    return activeUnknown(state) ? { task: 'inquiry', inquiry: 'activeVillain', facts: { clause } } : null
  }
  const player = unknownIdentity(state, ref, context)
  return player === null ? null : { task: 'inquiry', inquiry: 'identity', facts: { player, clause } }
}

/** Calls `does` with the character that a legal reference names, or asks first who it is. */
export function withPiece(
  table: MarvelTable,
  effect: Effect,
  ref: Ref,
  context: Context,
  does: (piece: Character) => void,
): void {
  const { state } = table.memory
  const asks = asksWho(state, ref, context)
  const piece = referred(state, ref, context)
  if (asks) next(table, asks, { task: 'effect', effect, context })
  else if (piece) does(piece)
}

/** Why a reference is illegal: its character is not in play. Who is asked for, such as an unknown identity, is legal. */
export function mustBeInPlay(state: State, ref: Ref, context: Context): Refused {
  const piece = referred(state, ref, context)
  if (piece) return inPlay(piece) ? null : problem('notInPlay')
  const isAsked = unknownIdentity(state, ref, context) !== null || asksVillain(state, ref)
  return isAsked ? null : problem('noSuchPiece')
}

const asksVillain = (state: State, ref: Ref): boolean =>
  'the' in ref && ref.the === 'villain' && villainUnknown(state)

/** The player whose identity a reference names and nobody has named yet. */
function unknownIdentity(state: State, ref: Ref, { you }: Context): string | null {
  const isMeant = 'the' in ref && ref.the === 'your identity'
  return isMeant && you !== null && identityUnknown(state, you) ? you : null
}

/** Why an amount is illegal: its character is missing. An unknown number is legal, because it is asked for. */
export function amountProblem(state: State, amount: Amount | 'all', context: Context): Refused {
  if (typeof amount !== 'object') return null
  if ('asks' in amount || amount.count === 'number of') return null
  if (amount.count === 'allies of you' || amount.count === 'minions engaged with you') return null
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
  const counted = amountOf(state, amount, context, numbersNow(state))
  if (typeof counted === 'number') does(counted)
  else
    next(
      table,
      { task: 'inquiry', inquiry: 'number', facts: { ...counted, clause: clauseHere(state) } },
      { task: 'effect', effect, context },
    )
}

/** Why the damage of the attack and its target cannot change any more: it has been dealt. */
export function onceDealt({ activation }: State): Refused {
  return isBeforeDamage(activation) ? null : problem('tooLate', clauseOf(activation, 'too late to change'))
}

/** Why an attack cannot be prevented or ended any more: its damage has been placed (AMB-11). */
export function afterDamage(state: State): Refused {
  return isDealing(state.activation) ? null : onceDealt(state)
}

/** The rule of an effect on the character `who`; `forbids` gets null for an identity that is still unknown. */
export const onCharacter = <E extends Effect & { who: Ref }>(
  schema: z.ZodType<E>,
  does: (table: MarvelTable, who: Character, effect: E) => void,
  forbids: (state: State, effect: E, who: Character | null) => Refused = () => null,
): EffectRule<Marvel, E> => ({
  schema,
  illegal: (state, effect, context) =>
    mustBeInPlay(state, effect.who, context) ?? forbids(state, effect, referred(state, effect.who, context)),
  applies: (table, effect, context) =>
    withPiece(table, effect, effect.who, context, who => does(table, who, effect)),
})

/** The rule of an effect by which an (attack) ability attacks: a card can forbid to attack that enemy (MC-PA-17). */
export const attacking = <E extends Effect & { to: Ref }>(
  rule: EffectRule<Marvel, E>,
): EffectRule<Marvel, E> => ({
  ...rule,
  illegal: (state, effect, context) => {
    const to = referred(state, effect.to, context)
    return rule.illegal?.(state, effect, context) ?? (to && cannotBeAttackedBy(state, context, to))
  },
})

/** The rule of an effect that counts an amount for the character `to`. */
export const counting = <E extends Effect & { to: Ref; amount: Amount }>(
  schema: z.ZodType<E>,
  does: (table: MarvelTable, to: Character, amount: number, context: Context) => void,
): EffectRule<Marvel, E> => ({
  schema,
  illegal: (state, effect, context) =>
    mustBeInPlay(state, effect.to, context) ?? amountProblem(state, effect.amount, context),
  applies: (table, effect, context) =>
    withPiece(table, effect, effect.to, context, to =>
      withAmount(table, effect, effect.amount, context, amount => does(table, to, amount, context)),
    ),
})
