// The effects of a card that a 【Burst】 or a text leaves to its player: where the card goes, and what else it does.
import { next, stateOf } from '../../../engine/table.ts'
import type { Problem } from '../../../engine/types.ts'
import { moves, shieldOf } from '../rules/burst.ts'
import { deployProblem } from '../rules/deploying.ts'
import { asksForText } from '../rules/further-text.ts'
import type { Gundam, State } from '../rules/state.ts'
import {
  activatesSchema,
  asksBurstSchema,
  chooseSchema,
  deploySelfSchema,
  type Effect,
} from '../vocabulary/effects.ts'
import { EFFECT_SCHEMAS } from '../vocabulary/single-effects.ts'
import { problem, type Rule } from './rules.ts'

/** Why the revealed card cannot go elsewhere: there is none, or it has gone. */
function cannotMove(state: State): Problem<Gundam> | null {
  const { bursting } = state.battle
  if (bursting === null) return problem('noCardRevealed', 'GCG-7-6-2-4-1b')
  const moved = shieldOf(state, bursting).where !== 'revealed'
  return moved ? problem('alreadyMoved', 'GCG-7-6-2-4-1b') : null
}

/** Moves the revealed card to another place than the trash, once. */
export const movesCard: Rule<'movesCard'> = {
  windows: [],
  schema: EFFECT_SCHEMAS.movesCard,
  illegal: cannotMove,
  applies: (table, { to }) => {
    const state = stateOf(table)
    moves(table, shieldOf(state, state.battle.bursting), to)
  },
}

/** Asks what a Burst does if nobody has said it. */
export const asksBurst: Rule<'asksBurst'> = {
  windows: [],
  schema: asksBurstSchema,
  illegal: cannotMove,
  applies: (table, effect, context) => {
    const state = stateOf(table)
    const { number } = shieldOf(state, state.battle.bursting)
    next(table, { task: 'inquiry', inquiry: 'burstWay', facts: { number, effect, context } })
  },
}

/** Deploys the revealed card itself, with what waits on it. */
export const deploySelf: Rule<'deploySelf'> = {
  windows: [],
  schema: deploySelfSchema,
  illegal: (state, { piece }) => cannotMove(state) ?? deployProblem(state, piece),
  applies: (table, { piece, abilities = [] }, context) => {
    const state = stateOf(table)
    const where = piece.kind === 'base' ? 'base section' : 'battle area'
    moves(table, shieldOf(state, state.battle.bursting), where)
    const effects: Effect[] = [
      { kind: 'deploy', piece },
      ...abilities.map(ability => ({ kind: 'remind' as const, ability })),
    ]
    next(table, ...effects.map(effect => ({ task: 'effect' as const, effect, context })))
  },
}

/** Carries out the 【Main】 or 【Action】 of the revealed card; asks for it if nobody has said it. */
export const activatesPart: Rule<'activates'> = {
  windows: [],
  schema: activatesSchema,
  illegal: cannotMove,
  applies: (table, { part, effects }, context) => {
    const state = stateOf(table)
    const { card } = shieldOf(state, state.battle.bursting)
    if (!effects) return next(table, asksForText({ card, part, context }))
    next(table, ...effects.map(effect => ({ task: 'effect' as const, effect, context })))
  },
}

/** Asks which Unit is chosen, then carries the effects out on it. */
export const choosesUnit: Rule<'choose'> = {
  schema: chooseSchema,
  applies: (table, effect, context) =>
    next(table, { task: 'inquiry', inquiry: 'choice', facts: { effect, context, chosen: [] } }),
}

/** Asks the player of an effect to read its card and say what else it does. */
export const furtherText: Rule<'furtherText'> = {
  schema: EFFECT_SCHEMAS.furtherText,
  applies: (table, _effect, context) =>
    next(table, asksForText({ card: context.source, part: 'rest', context })),
}
