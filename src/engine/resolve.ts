// An ability that has opened: its effects are applied, or its player carries it out and says so.
import { applies, named, next, opens, stateOf, type Table, tell } from './table.ts'
import type { Ability, Context, Game, Given, Occurrence, Question } from './types.ts'

/** An ability is used: what its label does comes first, then its effects, or its player carries it out. */
export function useAbility<G extends Game>(
  table: Table<G>,
  ability: Ability<G>,
  occurrence: Occurrence<G>,
  window: string,
  given: Given<G> | null,
): void {
  const { abilities } = table.flow
  const { id, forced, source, label } = ability
  const you = abilities.you(stateOf(table), ability, occurrence.moment)
  table.memory.opened.push({ ability: id, on: occurrence.moment.on, you })
  const clauses = abilities.clauses(stateOf(table), window)
  const clause = forced ? clauses.forced : clauses.optional
  tell(table, { type: 'ability_used', clause, ability: id, forced, you })
  const context: Context = { you, ability: id, source, label, window }
  carryOut(table, ability, context, given)
  abilities.used(table, ability, occurrence)
  abilities.begins(table, context)
}

function carryOut<G extends Game>(
  table: Table<G>,
  ability: Ability<G>,
  context: Context,
  given: Given<G> | null,
): void {
  const reported = given?.card?.effects ?? []
  const does = ability.options ? null : ability.effects
  if (does || reported.length > 0 || (!ability.forced && !ability.options)) {
    applies(table, does ?? reported, context, does === null)
    return
  }
  const name = named(table.memory, `resolve:${ability.id}`)
  next(table, { task: 'resolve', ability: ability.id, name, context }, { task: 'ended', after: [] })
}

/** A forced ability that the engine cannot carry out by itself: its player does and says so. */
export function resolveQuestion<G extends Game>(
  table: Table<G>,
  task: { ability: string; name: string; context: Context },
): Question<G> {
  const { abilities, players } = table.flow
  const state = stateOf(table)
  const ability = abilities.list(state).find(one => one.id === task.ability)
  const you = task.context.you ?? ability?.owner ?? null
  const by = { any: you === null ? players(state) : [you] }
  const clauses = abilities.clauses(state, task.context.window)
  const options = ability?.options?.map(option => ({ name: option.name, by }))
  return {
    name: task.name,
    hard: true,
    clause: ability?.forced ? clauses.forced : clauses.optional,
    window: null,
    choices: options ?? [{ name: 'done', by, card: true }],
    about: { ability: task.ability, you },
  }
}

export function resolveAnswered<G extends Game>(
  table: Table<G>,
  task: { ability: string; context: Context },
  given: Given<G>,
): void {
  table.memory.stack.pop()
  const ability = table.flow.abilities.list(stateOf(table)).find(one => one.id === task.ability)
  const option = ability?.options?.find(one => one.name === given.choice)
  const effects = option?.effects ?? given.card?.effects ?? []
  next(
    table,
    ...effects.map(effect => ({
      task: 'effect' as const,
      effect,
      context: task.context,
      strict: option === undefined,
    })),
  )
}

/** The "after" moments of an ability that has ended open together. */
export function ended<G extends Game>(table: Table<G>, moments: readonly Occurrence<G>[]): void {
  const first = moments[0]
  if (first) opens(table, first.moment.on, moments, false)
}
