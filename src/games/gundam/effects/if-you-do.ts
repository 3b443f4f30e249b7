// The two parts of a text: after “If you do” the second one follows only if the first can be carried out (5-20-1), after
// “Then” in any case.
import { next, tell } from '../../../engine/table.ts'
import type { Context } from '../../../engine/types.ts'
import { allReferred } from '../rules/find-referred.ts'
import { inPlay } from '../rules/pieces.ts'
import { emptyShieldArea } from '../rules/shields.ts'
import type { State } from '../rules/state.ts'
import { type EffectOf, ifYouDoSchema, thenSchema } from '../vocabulary/effects.ts'
import type { Rule } from './rules.ts'

type First = EffectOf<'ifYouDo'>['first']

/** Whether the first part does anything: a rested Unit cannot be rested, nothing recovers without damage. */
function canBeDone(state: State, first: First, context: Context): boolean {
  const ref = 'to' in first ? first.to : first.who
  if (ref === 'shieldArea') return !emptyShieldArea(state)
  return allReferred(state, ref, context).some(piece => {
    if (!inPlay(piece)) return false
    if (first.kind === 'rest') return !piece.rested
    if (first.kind === 'setActive') return piece.rested
    return first.kind !== 'recover' || piece.damage > 0
  })
}

export const ifYouDo: Rule<'ifYouDo'> = {
  schema: ifYouDoSchema,
  applies: (table, { first, second }, context) => {
    if (!canBeDone(table.memory.state, first, context)) {
      tell(table, { type: 'first_part_not_done', clause: 'GCG19-5-20-1' })
      return
    }
    const effects = [first, ...second]
    next(table, ...effects.map(effect => ({ task: 'effect' as const, effect, context })))
  },
}

/** Each part is carried out as far as it can be; a part that is impossible does nothing and says so. */
export const andThen: Rule<'andThen'> = {
  schema: thenSchema,
  applies: (table, { first, second }, context) => {
    const effects = [first, ...second]
    next(table, ...effects.map(effect => ({ task: 'effect' as const, effect, context })))
  },
}
