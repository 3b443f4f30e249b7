// Tells when constant effects begin and end: they come and go by themselves, with their conditions.
import { tell } from '../../../engine/table.ts'
import type { GundamClause } from '../clauses.ts'
import type { ConstantEffect } from '../events.ts'
import type { Constant } from '../vocabulary/pieces.ts'
import type { Gave, GundamTable, State } from './state.ts'
import { constantsNow } from './values.ts'

/** What one constant effect gives to a card. */
function effectsIn(
  { ap, keyword, breach, reduces, reducesOnly: only, keepsOff }: Constant,
  piece: string,
): ConstantEffect[] {
  return [
    ...(ap === undefined ? [] : [{ piece, ap }]),
    ...(keyword === undefined ? [] : [{ piece, keyword, loses: false }]),
    ...(breach === undefined ? [] : [{ piece, breach }]),
    ...(reduces === undefined ? [] : [{ piece, reduces, ...(only && { only }) }]),
    ...(keepsOff === undefined ? [] : [{ piece, keepsOff }]),
  ]
}

/** The clauses of its beginning and its end: what its conditions look at decides. */
function clausesOf({ while: conditions }: Constant): Omit<Gave, 'effect'> {
  if (conditions.some(one => 'battles' in one)) return { begins: 'GCG19-5-22-1', ends: 'GCG19-5-22-2' }
  const linked = conditions.some(one => 'is' in one && one.is === 'linked')
  const clause = linked ? 'GCG19-13-2-12-1' : 'GCG-9-1-5a'
  return { begins: clause, ends: clause }
}

function givenNow(state: State): Gave[] {
  return constantsNow(state).flatMap(({ piece, constant }) =>
    effectsIn(constant, piece).map(effect => ({ effect, ...clausesOf(constant) })),
  )
}

/** What is in the first list and not in the second one, counted. */
function without(some: readonly Gave[], others: readonly Gave[]): readonly Gave[] {
  const left = others.map(({ effect }) => JSON.stringify(effect))
  return some.filter(({ effect }) => {
    const at = left.indexOf(JSON.stringify(effect))
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/** A block that has been made stands without <Blocker> (13-1-4). */
function endsBy({ battle }: State, { effect, ends }: Gave): GundamClause {
  const blocks = 'keyword' in effect && effect.keyword === 'Blocker' && effect.piece === battle.blocker
  return blocks ? 'GCG19-13-1-4-R1' : ends
}

export function tellConstants(table: GundamTable): void {
  const { state } = table.memory
  const before = state.battle.constants
  const now = givenNow(state)
  for (const one of without(before, now))
    tell(table, { type: 'constant_effect_ended', clause: endsBy(state, one), ...one.effect })
  for (const { effect, begins: clause } of without(now, before))
    tell(table, { type: 'constant_effect_began', clause, ...effect })
  state.battle.constants = now
}
