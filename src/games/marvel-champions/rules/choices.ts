// What the player of an effect decides when its turn comes: which character, or which of its ways.
import type { EffectRule, Inquiry } from '../../../engine/flow.ts'
import type { Task } from '../../../engine/memory.ts'
import { next, tell } from '../../../engine/table.ts'
import type { Context } from '../../../engine/types.ts'
import type { MarvelInquiries } from '../questions.ts'
import type { Effect, EffectOf } from '../vocabulary/effects.ts'
import type { Each } from '../vocabulary/single-effects.ts'
import { asker, askingCard } from './asked-facts.ts'
import { everyOne } from './find-referred.ts'
import { playersLeft } from './players.ts'
import { clauseHere, identityUnknown, type Marvel, type MarvelTable, type State } from './state.ts'
import { villainUnknown } from './villain.ts'

/** Whether effects can be carried out now: the first of them whose condition holds decides. */
function canBeDone({ flow, memory }: MarvelTable, effects: readonly Effect[], context: Context): boolean {
  const first = effects.find(effect => flow.holds(memory.state, effect, context))
  if (!first) return true
  // The table has the rule of each kind under its name, which the compiler cannot follow through a union.
  const { illegal } = flow.effects[first.kind] as Pick<EffectRule<Marvel, Effect>, 'illegal'>
  return (illegal?.(memory.state, first, context) ?? null) === null
}

const doesAll = (table: MarvelTable, effects: readonly Effect[], context: Context): void =>
  next(table, ...effects.map(effect => ({ task: 'effect' as const, effect, context })))

const CHOSEN = JSON.stringify({ the: 'chosen' })
const onChosen = ({ effects }: EffectOf<'chooses'>, piece: string): Effect[] =>
  JSON.parse(JSON.stringify(effects).replaceAll(CHOSEN, JSON.stringify({ piece })))

/** Who may be chosen: those on whom the first of the effects can be carried out. */
const eligible = (table: MarvelTable, effect: EffectOf<'chooses'>, context: Context): string[] =>
  everyOne(table.memory.state, effect.from, context)
    .map(({ id }) => id)
    .filter(id => canBeDone(table, onChosen(effect, id), context))

const WITH_IDENTITY: readonly Each['each'][] = [
  ...(['character of you', 'friendly character', 'character', 'identity', 'hero'] as const),
]
const WITH_VILLAIN: readonly Each['each'][] = ['enemy', 'villain', 'character']

/** What has to be asked before somebody may choose: who is always in play, and nobody has named. */
function asksUnnamed(state: State, { each }: Each, { you }: Context): Task<Marvel> | null {
  const clause = clauseHere(state)
  if (WITH_IDENTITY.includes(each) && you !== null && identityUnknown(state, you))
    return { task: 'inquiry', inquiry: 'identity', facts: { player: you, clause } }
  if (WITH_VILLAIN.includes(each) && villainUnknown(state))
    return { task: 'inquiry', inquiry: 'villain', facts: { clause } }
  return null
}

/** Has its player choose; whoever alone can be chosen is not asked about. */
export function choosesCharacter(table: MarvelTable, effect: EffectOf<'chooses'>, context: Context): void {
  const { state } = table.memory
  const asks = asksUnnamed(state, effect.from, context)
  const able = eligible(table, effect, context)
  const [first, ...others] = able
  if (asks) next(table, asks, { task: 'effect', effect, context })
  else if (first === undefined)
    tell(table, {
      type: 'effect_fizzled',
      clause: clauseHere(state),
      effect: effect.kind,
      code: 'notInPlay',
    })
  else if (others.length === 0 && !effect.from.where) doesAll(table, onChosen(effect, first), context)
  else next(table, { task: 'inquiry', inquiry: 'choose', facts: { effect, context, able } })
}

/** Whoever cannot be chosen by what only the players know: then nobody is. */
const NOBODY = 'nobody'

export const characterAsked: Inquiry<Marvel, MarvelInquiries['choose']> = {
  asks: (state, { effect, context, able }) => {
    const by = asker(state, context)
    const { each, where } = effect.from
    const card = askingCard(state, context)
    return {
      name: `choose:${each}`,
      hard: true,
      clause: clauseHere(state),
      window: null,
      choices: [...able, ...(where ? [NOBODY] : [])].map(name => ({ name, by })),
      about: { each, card, ...(where && { where }) },
    }
  },
  answered: (table, { effect, context }, { choice }) => {
    if (choice !== NOBODY) doesAll(table, onChosen(effect, choice), context)
  },
}

/** Has its player choose a player, who is “you” from there on; who alone plays is not asked about. */
export function choosesPlayer(
  table: MarvelTable,
  { effects }: EffectOf<'choosesPlayer'>,
  context: Context,
): void {
  const [only = null, ...others] = playersLeft(table.memory.state)
  if (others.length === 0) doesAll(table, effects, { ...context, you: only })
  else next(table, { task: 'inquiry', inquiry: 'choosePlayer', facts: { effects, context } })
}

export const playerAsked: Inquiry<Marvel, MarvelInquiries['choosePlayer']> = {
  asks: (state, { context }) => {
    const by = asker(state, context)
    return {
      name: 'choosePlayer',
      hard: true,
      clause: clauseHere(state),
      window: null,
      choices: playersLeft(state).map(name => ({ name, by })),
      about: { card: askingCard(state, context) },
    }
  },
  answered: (table, { effects, context }, { choice: you }) => doesAll(table, effects, { ...context, you }),
}

/** Has its player say which of the ways; one that cannot be carried out is no way. */
export function choosesWay(table: MarvelTable, effect: EffectOf<'oneOf'>, context: Context): void {
  const able = effect.ways.filter(({ effects }) => canBeDone(table, effects, context))
  const [first, ...others] = able
  const clause = clauseHere(table.memory.state)
  if (!first) tell(table, { type: 'effect_fizzled', clause, effect: effect.kind, code: 'notInPlay' })
  else if (others.length === 0) doesAll(table, first.effects, context)
  else next(table, { task: 'inquiry', inquiry: 'way', facts: { ways: able, context } })
}

export const wayAsked: Inquiry<Marvel, MarvelInquiries['way']> = {
  asks: (state, { ways, context }) => {
    const by = asker(state, context)
    return {
      name: 'way',
      hard: true,
      clause: clauseHere(state),
      window: null,
      choices: ways.map(({ name }) => ({ name, by })),
      about: { card: askingCard(state, context) },
    }
  },
  answered: (table, { ways, context }, { choice }) => {
    const way = ways.find(({ name }) => name === choice)
    if (!way) return
    tell(table, { type: 'way_chosen', clause: clauseHere(table.memory.state), way: way.name })
    doesAll(table, way.effects, context)
  },
}
