// Whether an effect can be carried out: whether the targets that it needs are there, and whether it would change anything.
import { tell } from '../../../../engine/table.ts'
import type { Ability, Context } from '../../../../engine/types.ts'
import type { AbilityGiven } from '../../vocabulary/effects.ts'
import { allReferred } from '../find-referred.ts'
import { inPlay } from '../pieces.ts'
import { cited, clauseHere, type Gundam, type GundamTable, type State } from '../state.ts'
import { givenOf } from './reminders.ts'
import { type Chosen, firstPart, hasTargets } from './targets.ts'

/** Whether what a Command or an activated effect needs as targets is there, for one of its ways at least. */
export function canTarget(state: State, owner: string | null, given: AbilityGiven): boolean {
  const needed = (needs: Chosen = []) =>
    state.edition.targets.command === 'the first part' ? firstPart(needs) : needs
  const ways = given.options ?? [given]
  const whose = { owner, source: given.source }
  return (
    hasTargets(state, needed(given.chooses), whose) &&
    ways.some(({ chooses }) => hasTargets(state, needed(chooses), whose))
  )
}

/** Why one of the ways of an effect cannot be picked: the targets that it chooses are missing (10-1-8-1-1). */
export function wayClosed(state: State, { id, owner }: { id: string; owner: string | null }, name: string) {
  const { options, source } = givenOf(state, id) ?? {}
  const needs = options?.find(one => one.name === name)?.chooses ?? []
  const code = 'noTarget' as const
  return hasTargets(state, firstPart(needs), { owner, source })
    ? null
    : { code, clause: cited(state, 'GCG-9-1-8b') }
}

/** Tells that an effect was not carried out, since it is so already; it is not used up (13-2-13). */
export function doneAlready(table: GundamTable, ability: Ability<Gundam>): boolean {
  const { state } = table.memory
  if (ability.uses === null || !isSoAlready(state, ability)) return false
  tell(table, { type: 'nothing_done', clause: clauseHere(state), ability: ability.id })
  return true
}

/** Whether all that an effect does is to rest Units that rest, or to set Units active that are active. */
function isSoAlready(state: State, { id, owner, source, effects }: Ability<Gundam>): boolean {
  const context: Context = { you: owner, ability: id, source, label: null, window: null }
  if (!effects || effects.length === 0) return false
  return effects.every(effect => {
    if (effect.kind !== 'rest' && effect.kind !== 'setActive') return false
    const cards = allReferred(state, effect.who, context)
    return cards.length > 0 && cards.every(one => inPlay(one) && one.rested === (effect.kind === 'rest'))
  })
}

/** Tells that a triggered effect does nothing because a target that it needs is missing (10-2-2). */
export function targetsMissing(table: GundamTable, ability: { id: string; owner: string | null }): boolean {
  const { state } = table.memory
  const given = givenOf(state, ability.id)
  const needs = given?.chooses ?? []
  const closed = given?.options?.every(({ name }) => wayClosed(state, ability, name))
  const whose = { owner: ability.owner, source: given?.source }
  if (!closed && hasTargets(state, firstPart(needs), whose)) return false
  const open = firstPart(needs).length < needs.length && state.edition.newerEffects === null
  const ruling = open ? { ruling: 'GCG19-OP-02' } : {}
  tell(table, { type: 'targets_missing', clause: 'GCG-9-3-3b', ...ruling, ability: ability.id })
  return true
}
