// The damage that an effect deals, to one character or to several at one moment.
import { next } from '../../../engine/table.ts'
import type { Context } from '../../../engine/types.ts'
import { numbersNow } from '../rules/abilities/constant-abilities.ts'
import { attackedNow, cannotBeAttackedBy, innerDamage } from '../rules/abilities/inner-attack.ts'
import { type Character, inPlay } from '../rules/characters.ts'
import { type Dealt, dealTogether } from '../rules/damage/attack-keywords.ts'
import { divide } from '../rules/damage/indirect-damage.ts'
import { amountOf, everyOne, referred } from '../rules/find-referred.ts'
import { clauseHere, type MarvelTable, type State } from '../rules/state.ts'
import { villainUnknown } from '../rules/villain.ts'
import type { EffectOf } from '../vocabulary/effects.ts'
import { type Amount, type Each, EFFECT_SCHEMAS, type Ref } from '../vocabulary/single-effects.ts'
import { amountProblem, asksWho, mustBeInPlay, type Refused, type Rule, withAmount } from './rules.ts'

type Part = { readonly to: Ref | Each; readonly amount: Amount }

const partsOf = ({ to, amount, also = [] }: EffectOf<'damage'>): Part[] => [
  { to, amount },
  ...also.map(one => ({ to: one.to, amount: one.amount ?? amount })),
]

export const damage: Rule<'damage'> = {
  schema: EFFECT_SCHEMAS.damage,
  illegal: (state, effect, context) => {
    const all = partsOf(effect).map(part => partProblem(state, part, context))
    // Of several the others take their damage, even if one has left play.
    const isGone = (one: Refused) => one?.code === 'notInPlay'
    const others = all.every(isGone) ? all : all.filter(one => !isGone(one))
    return others.find(one => one !== null) ?? null
  },
  applies: (table, effect, context) => {
    const { state } = table.memory
    // Who is not known yet is asked for, and the effect comes again.
    for (const { to } of partsOf(effect)) {
      const who = 'each' in to ? villainIn(to, state) : to
      const asks = who && asksWho(state, who, context)
      if (asks) return next(table, asks, { task: 'effect', effect, context })
    }
    return effect.indirect ? divided(table, effect, context) : dealsAll(table, effect, context)
  },
}

/** “Each villain” is the villain where nobody has named one. */
const villainIn = ({ each }: Each, state: State): Ref | null =>
  each === 'villain' && villainUnknown(state) ? { the: 'villain' } : null

function partProblem(state: State, { to, amount }: Part, context: Context): Refused {
  if ('each' in to) return amountProblem(state, amount, context)
  const piece = referred(state, to, context)
  const missing = mustBeInPlay(state, to, context) ?? amountProblem(state, amount, context)
  return missing ?? (piece && cannotBeAttackedBy(state, context, piece))
}

/** Whom a part reaches; an (attack) ability does not reach those that a card protects from it. */
function reached(state: State, { to }: Part, context: Context): Character[] {
  if (!('each' in to)) {
    const piece = referred(state, to, context)
    return piece && inPlay(piece) ? [piece] : []
  }
  return everyOne(state, to, context).filter(one => cannotBeAttackedBy(state, context, one) === null)
}

/** Indirect damage is divided by the player of “you”. */
function divided(table: MarvelTable, effect: EffectOf<'damage'>, context: Context): void {
  const { you: player, source: from } = context
  if (player === null) return
  withAmount(table, effect, effect.amount, context, amount => divide(table, amount, { player, from }))
}

/** Deals all of it at one moment. The amounts are counted before any of it is dealt (MC18-PA-33). */
function dealsAll(table: MarvelTable, effect: EffectOf<'damage'>, context: Context): void {
  const { state } = table.memory
  const hits: { to: Character; amount: number }[] = []
  for (const part of partsOf(effect)) {
    const amount = amountOf(state, part.amount, context, numbersNow(state))
    if (typeof amount !== 'number') {
      const facts = { ...amount, clause: clauseHere(state) }
      const again = { task: 'effect' as const, effect, context }
      next(table, { task: 'inquiry', inquiry: 'number', facts }, again)
      return
    }
    for (const to of reached(state, part, context)) hits.push({ to, amount })
  }
  const dealt = hits.map(({ to, amount }) => hit(table, to, amount, context))
  dealTogether(
    table,
    dealt.filter(({ amount }) => amount > 0),
  )
}

function hit(table: MarvelTable, to: Character, amount: number, context: Context): Dealt {
  const attack = attackedNow(table, context, to)
  if (attack) return innerDamage(table, attack, to, amount)
  const clause = clauseHere(table.memory.state)
  return { to: to.id, from: context.source, amount, kind: 'effect', clause }
}
