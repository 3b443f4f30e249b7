// The effects on the damage of the attack: its prevention and increases, ATK and DEF, and damage that is divided.
import { tell } from '../../../engine/table.ts'
import type { Context } from '../../../engine/types.ts'
import { modifiedAtk, modifiedThw } from '../rules/abilities/constant-abilities.ts'
import type { Prevention } from '../rules/activations/activation.ts'
import { clauseOf } from '../rules/activations/clauses.ts'
import { raise } from '../rules/activations/facts.ts'
import { isComing, leftToPrevent } from '../rules/damage/prevention.ts'
import { changeOf, referred } from '../rules/find-referred.ts'
import {
  clauseHere,
  enemyAttackIn,
  innerAttack,
  type MarvelTable,
  type State,
  thwartIn,
} from '../rules/state.ts'
import type { EffectOf } from '../vocabulary/effects.ts'
import { EFFECT_SCHEMAS } from '../vocabulary/single-effects.ts'
import {
  afterDamage,
  amountProblem,
  BEFORE_DAMAGE,
  enemyOnly,
  mustBeInPlay,
  onceDealt,
  problem,
  type Refused,
  type Rule,
  withAmount,
  withPiece,
} from './rules.ts'

export const prevent: Rule<'prevent'> = {
  windows: BEFORE_DAMAGE,
  schema: EFFECT_SCHEMAS.prevent,
  // Damage to one character can be prevented at any time, the damage of the attack only until it is placed.
  illegal: (state, effect, context) =>
    amountProblem(state, effect.amount, context) ??
    (effect.of ? mustBeInPlay(state, effect.of, context) : afterDamage(state)) ??
    nothingLeft(leftToPrevent(state, prevents(state, effect, context), context.window), state),
  applies: (table, effect, context) => {
    const { amount, of } = effect
    const prepares = (of: Prevention['of']): void => {
      const { taken } = prevents(table.memory.state, effect, context)
      if (amount === 'all') prepared(table, { of, taken }, amount)
      else withAmount(table, effect, amount, context, left => prepared(table, { of, taken }, left))
    }
    if (of) withPiece(table, effect, of, context, ({ id }) => prepares(id))
    else prepares(null)
  },
}

/** What a prevention is about. Of damage that is about to be taken it is too late to save tough. */
export function prevents(state: State, { of, taken }: EffectOf<'prevent'>, context: Context) {
  const id = of ? (referred(state, of, context)?.id ?? null) : null
  return { of: id, taken: taken ?? (context.window !== 'wouldBeDealt' && isComing(state, id)) }
}

/** Why a prevention is refused: nothing is left that it could prevent; its costs and side effects do not come either. */
export const nothingLeft = (left: number | null, { activation }: State): Refused =>
  left === 0 ? problem('nothingToPrevent', clauseOf(activation, 'no damage to prevent')) : null

function prepared(table: MarvelTable, about: Pick<Prevention, 'of' | 'taken'>, left: number | 'all'): void {
  const { state } = table.memory
  state.activation.preventions.push({ ...about, left })
  tell(table, { type: 'prevention_ready', clause: clauseHere(state), amount: left })
}

export const atk: Rule<'atk'> = {
  windows: BEFORE_DAMAGE,
  schema: EFFECT_SCHEMAS.atk,
  illegal: onceDealt,
  applies: (table, effect, context) => {
    const { state } = table.memory
    const from = modifiedAtk(state)
    state.activation.bonus += changeOf(state, effect.amount, context)
    const clause = clauseOf(state.activation, 'ATK changed')
    tell(table, { type: 'atk_changed', clause, from, to: modifiedAtk(state) })
  },
}

export const def: Rule<'def'> = {
  windows: BEFORE_DAMAGE,
  schema: EFFECT_SCHEMAS.def,
  illegal: state => enemyOnly(state) ?? onceDealt(state),
  applies: (table, effect, context) => {
    const { state } = table.memory
    const amount = changeOf(state, effect.amount, context)
    enemyAttackIn(state).defChange += amount
    tell(table, { type: 'def_changed', clause: 'MC-DF-06', amount })
  },
}

/** Only a thwart has a THW; constantly it is changed wherever it counts. */
export const thw: Rule<'thw'> = {
  windows: [],
  schema: EFFECT_SCHEMAS.thw,
  illegal: ({ activation }) =>
    activation.kind === 'thwart' ? null : problem('onlyInThwart', 'MC-THWART-01'),
  applies: (table, { amount }, context) => {
    const { state } = table.memory
    const from = modifiedThw(state)
    thwartIn(state).thwBonus += changeOf(state, amount, context)
    tell(table, { type: 'thw_changed', clause: 'MC-THWART-01', from, to: modifiedThw(state) })
  },
}

export const increase: Rule<'increase'> = {
  windows: BEFORE_DAMAGE,
  schema: EFFECT_SCHEMAS.increase,
  illegal: (state, { of }, context) => {
    if (of) return mustBeInPlay(state, of, context)
    return innerAttack(state) ? null : onceDealt(state)
  },
  applies: (table, effect, context) => {
    const { activation } = table.memory.state
    const { amount, of } = effect
    if (of) {
      withPiece(table, effect, of, context, ({ id }) => takesMore(table, id, amount))
      return
    }
    const inner = innerAttack(table.memory.state)
    if (inner) inner.increase += amount
    else raise(activation, amount, effect.whole ?? false)
    const clause = clauseOf(inner ?? activation, 'damage raised')
    tell(table, { type: 'increase_applied', clause, amount: effect.amount, whole: effect.whole ?? false })
  },
}

function takesMore(table: MarvelTable, of: string, amount: number): void {
  const { state } = table.memory
  state.activation.increases.push({ of, amount })
  tell(table, { type: 'takes_more', clause: clauseHere(state), piece: of, amount })
}

export const indirect: Rule<'indirect'> = {
  windows: BEFORE_DAMAGE,
  schema: EFFECT_SCHEMAS.indirect,
  illegal: state => enemyOnly(state) ?? onceDealt(state),
  applies: table => {
    const { state } = table.memory
    enemyAttackIn(state).indirect = true
    // The text of 1.8 still names step four for it, which is the step of the damage in older editions.
    const stale = state.edition.damageStep === 'calculated, then dealt'
    tell(table, { type: 'indirect', clause: 'MC18-EA-76', ...(stale && { ruling: 'MC18-OP-16' }) })
  },
}
