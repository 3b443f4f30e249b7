// The effects on schemes: threat that is placed or removed.
import { next } from '../../../engine/table.ts'
import { schemeMeant } from '../rules/schemes.ts'
import { clauseHere } from '../rules/state.ts'
import { placesThreat } from '../rules/threat.ts'
import { removalBarred } from '../rules/thwarting.ts'
import { EFFECT_SCHEMAS } from '../vocabulary/single-effects.ts'
import { amountProblem, type Rule, withAmount } from './rules.ts'

export const threat: Rule<'threat'> = {
  schema: EFFECT_SCHEMAS.threat,
  illegal: (state, { amount, scheme = null }, context) => {
    const isRemoved = typeof amount === 'number' && amount < 0
    const barred = isRemoved ? removalBarred(state, schemeMeant(state, scheme), context) : null
    return barred ?? amountProblem(state, amount, context)
  },
  applies: (table, effect, context) =>
    withAmount(table, effect, effect.amount, context, amount => {
      const { state } = table.memory
      const scheme = schemeMeant(state, effect.scheme ?? null)
      // Whether threat is left decides about a side scheme.
      if (amount < 0 && scheme && scheme.kind !== 'main' && scheme.threat === undefined) {
        const facts = { scheme: scheme.id, clause: clauseHere(state) }
        next(table, { task: 'inquiry', inquiry: 'threatOn', facts }, { task: 'effect', effect, context })
        return
      }
      state.activation.threat += amount
      placesThreat(table, effect.scheme ?? null, amount, clauseHere(state))
    }),
}
