// The effect that begins a battle between two Units: only its damage step and its battle end step are held.
import { next, stateOf } from '../../../engine/table.ts'
import type { Context, Given, Question } from '../../../engine/types.ts'
import type { EffectBattlePart, GundamInquiries } from '../questions.ts'
import { cannotBattle } from '../rules/effect-battle.ts'
import { referred } from '../rules/find-referred.ts'
import { inPlay } from '../rules/pieces.ts'
import { type Gundam, type GundamTable, pieceOf, type State } from '../rules/state.ts'
import { EFFECT_SCHEMAS } from '../vocabulary/single-effects.ts'
import { problem, type Rule, there } from './rules.ts'

type Task = GundamTable['memory']['stack'][number]

export const battle: Rule<'battle'> = {
  schema: EFFECT_SCHEMAS.battle,
  illegal: (state, { attacker, target }, context) => {
    if (!state.edition.effectBattles) return problem('noEffectBattles')
    const [one, other] = [referred(state, attacker, context), target && referred(state, target, context)]
    const missing = there(state, attacker, context) ?? (target ? there(state, target, context) : null)
    if (missing || !one) return missing
    if (other) return cannotBattle(one, other)
    return one.kind === 'unit' ? null : problem('notAUnit', 'GCG19-5-22-3a')
  },
  applies: (table, { attacker, target }, context) => {
    const state = stateOf(table)
    const one = referred(state, attacker, context)
    const other = target && referred(state, target, context)
    if (!one) return
    if (other) begins(table, one.id, other.id, context)
    else next(table, { task: 'inquiry', inquiry: 'opponent', facts: { attacker: one.id, context } })
  },
}

function begins(table: GundamTable, attacker: string, target: string, { source }: Context): void {
  const clause = source === attacker ? 'GCG19-5-22-3a' : 'GCG19-5-22-4'
  const part = (name: EffectBattlePart): Task => ({
    task: 'duty',
    duty: 'effectBattle',
    facts: { part: name, attacker, target, clause },
  })
  // What the blows trigger, and what the end of the battle triggers, is carried out before the next part.
  const ending = (): Task => ({ task: 'ended', after: [] })
  next(
    table,
    ...[part('begins'), part('ap'), part('blows'), ending()],
    ...[part('reports'), part('ends'), ending(), part('over')],
  )
}

/** Asks which Unit the attacking one battles, if the effect does not say. Without another Unit there is no battle. */
export const opponent = {
  asks: (state: State, { attacker }: GundamInquiries['opponent']): Question<Gundam> => {
    const by = { any: [state.active, state.standby] }
    const one = pieceOf(state, attacker)
    const able = state.pieces.filter(other => inPlay(other) && cannotBattle(one, other) === null)
    return {
      name: 'opponent',
      hard: true,
      clause: 'GCG19-5-22-3a',
      window: null,
      joins: true,
      choices: able.length > 0 ? able.map(({ id }) => ({ name: id, by })) : [{ name: 'noBattle', by }],
      about: { unit: attacker },
    }
  },
  answered: (
    table: GundamTable,
    { attacker, context }: GundamInquiries['opponent'],
    { choice }: Given<Gundam>,
  ): void => {
    if (choice !== 'noBattle') begins(table, attacker, choice, context)
  },
}
