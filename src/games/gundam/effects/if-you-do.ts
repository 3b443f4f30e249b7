// “If you do”: the second part of a text follows only if its first part can be carried out (5-20-1).
import { next, tell } from '../../../engine/table.ts'
import type { Context } from '../../../engine/types.ts'
import { allReferred } from '../rules/find-referred.ts'
import { inPlay } from '../rules/pieces.ts'
import { emptyShieldArea } from '../rules/shields.ts'
import type { State } from '../rules/state.ts'
import type { Rule } from './rules.ts'
import { type EffectOf, ifYouDoSchema } from './schemas.ts'

type First = EffectOf<'ifYouDo'>['first']

/** Whether the first part does anything: a rested Unit cannot be rested, nothing recovers without damage. */
function canBeDone(state: State, first: First, context: Context): boolean {
  if (first.kind === 'damage' && first.to === 'shieldArea') return !emptyShieldArea(state)
  const ref = first.kind === 'damage' || first.kind === 'recover' ? first.to : first.who
  if (ref === 'shieldArea') return false
  return allReferred(state, ref, context).some(piece => {
    if (!inPlay(piece)) return false
    if (first.kind === 'rest') return !piece.rested
    if (first.kind === 'setActive') return piece.rested
    return first.kind !== 'recover' || piece.damage > 0
  })
}

export const ifYouDo: Rule<'ifYouDo'> = {
  windows: 'every',
  schema: ifYouDoSchema,
  applies: (table, { first, second }, context) => {
    if (!canBeDone(table.memory.state, first, context)) {
      tell(table, { type: 'first_part_not_done', clause: 'GCG19-5-20-1' })
      return
    }
    const effects = [first, ...second]
    next(table, ...effects.map(effect => ({ task: 'effect' as const, effect, context, strict: false })))
  },
}
