// Uses an ability that has opened: applies its effects, or asks its player to carry it out and report them.
import { tellDeclined } from './decline.ts'
import type { Table } from './flow.ts'
import type { Game } from './game.ts'
import { applies, named, next, opens, stateOf, tell } from './table.ts'
import type { Ability, Choice, Context, Deciders, Given, Occurrence, Option, Posed } from './types.ts'

/** Uses an ability: first its label takes effect, then its effects are applied, or its player carries it out. */
export function useAbility<G extends Game>(
  table: Table<G>,
  ability: Ability<G>,
  occurrence: Occurrence<G>,
  window: string,
  given: Given<G> | null,
): void {
  const { abilities } = table.flow
  const { id, source, label } = ability
  if (abilities.idle?.(table, ability)) return
  const you = abilities.you(stateOf(table), ability, occurrence.moment)
  table.memory.opened.push({ ability: id, on: occurrence.moment.on, you })
  const declinable = mayDecline(ability)
  const hit = abilities.hit?.(occurrence.moment)
  const context: Context = { you, ability: id, source, label, window, ...(hit && { hit }) }
  if (!declinable) tellUsed(table, ability, context)
  carryOut(table, ability, occurrence, context, given)
  if (!declinable) abilities.used(table, ability, occurrence)
  abilities.begins(table, context)
}

/** Finds the ability that is being carried out. @throws Error if it is gone, since an attack forgets no ability */
function abilityNamed<G extends Game>(table: Table<G>, id: string): Ability<G> {
  const ability = table.flow.abilities.list(stateOf(table)).find(one => one.id === id)
  if (!ability) throw new Error(`no ability ${id}`)
  return ability
}

/** Whether it is a "you may" ability, which its player can still decline when its turn comes. */
function mayDecline<G extends Game>(ability: Ability<G>): boolean {
  return ability.options?.some(option => option.passes) ?? false
}

function clauseOf<G extends Game>(
  table: Table<G>,
  { forced }: Ability<G>,
  window: string | null,
): G['clause'] {
  const clauses = table.flow.abilities.clauses(stateOf(table), window)
  return forced ? clauses.forced : clauses.optional
}

function tellUsed<G extends Game>(table: Table<G>, ability: Ability<G>, { you, window }: Context): void {
  const { id, forced } = ability
  tell(table, { type: 'ability_used', clause: clauseOf(table, ability, window), ability: id, forced, you })
}

function carryOut<G extends Game>(
  table: Table<G>,
  ability: Ability<G>,
  occurrence: Occurrence<G>,
  context: Context,
  given: Given<G> | null,
): void {
  const reported = given?.card?.effects ?? []
  const does = ability.options ? null : ability.effects
  // The set-up may leave out the effects of a forced ability; then its player states them in its turn.
  if (does || (!ability.forced && !ability.options)) {
    applies(table, does ?? reported, context, does === null)
    return
  }
  const name = named(table.memory, `resolve:${ability.id}`)
  next(
    table,
    { task: 'resolve', ability: ability.id, name, context, occurrence },
    { task: 'ended', after: [] },
  )
}

/** The question for an ability that the engine cannot carry out: its player carries it out or picks an option. */
export function resolveQuestion<G extends Game>(
  table: Table<G>,
  task: { ability: string; name: string; context: Context },
): Posed<G> {
  const { you, window } = task.context
  const ability = abilityNamed(table, task.ability)
  const by = { any: you === null ? table.flow.players(stateOf(table)) : [you] }
  const closed = (name: string) => table.flow.abilities.closed?.(stateOf(table), ability, name) ?? null
  const able = ability.options?.filter(({ name }) => closed(name) === null)
  const barred = (ability.options ?? []).flatMap(({ name }) => {
    const reason = closed(name)
    return reason ? [{ name, ...reason }] : []
  })
  return {
    name: task.name,
    hard: !mayDecline(ability),
    clause: clauseOf(table, ability, window),
    window: null,
    choices: able?.map(option => optionChoice(option, by)) ?? [{ name: 'done', by, card: true }],
    ...(barred.length > 0 && { barred }),
    about: { ability: task.ability, you },
  }
}

function optionChoice<G extends Game>({ name, effects, passes }: Option<G>, by: Deciders): Choice {
  return { name, by, ...(effects === null && { card: true }), ...(passes && { passes }) }
}

export function resolveAnswered<G extends Game>(
  table: Table<G>,
  task: { ability: string; context: Context; occurrence: Occurrence<G> },
  given: Given<G>,
): void {
  table.memory.stack.pop()
  const ability = abilityNamed(table, task.ability)
  const option = ability.options?.find(one => one.name === given.choice)
  if (mayDecline(ability)) usedOrDeclined(table, ability, option, task)
  const effects = option?.effects ?? given.card?.effects ?? []
  next(
    table,
    ...effects.map(effect => ({
      task: 'effect' as const,
      effect,
      context: task.context,
      strict: !option?.effects,
    })),
  )
}

/** Marks an ability as used, or tells that it was declined; a declined ability keeps its uses. */
function usedOrDeclined<G extends Game>(
  table: Table<G>,
  ability: Ability<G>,
  option: Option<G> | undefined,
  { context, occurrence }: { context: Context; occurrence: Occurrence<G> },
): void {
  const { abilities } = table.flow
  if (!option?.passes) {
    tellUsed(table, ability, context)
    abilities.used(table, ability, occurrence)
    return
  }
  const { you, window } = context
  const clause = clauseOf(table, ability, window)
  tellDeclined(table, [ability.id], you, clause)
}

/** Opens the "after" moments of an ability that has ended, all in one window. */
export function ended<G extends Game>(table: Table<G>, moments: readonly Occurrence<G>[]): void {
  const first = moments[0]
  if (first) opens(table, first.moment.on, moments, false)
}
