// The effect by which an enemy activates: it waits until the activation that goes on is over (MC-ACTIV-06).
import { next, tell } from '../../../engine/table.ts'
import type { Context } from '../../../engine/types.ts'
import { byKind } from '../rules/activations/activation.ts'
import { type Character, inPlay, isEnemy } from '../rules/characters.ts'
import { everyOne, referred } from '../rules/find-referred.ts'
import { againstWhom } from '../rules/pending.ts'
import { type MarvelTable, remembers, type State } from '../rules/state.ts'
import type { EffectOf } from '../vocabulary/effects.ts'
import { EFFECT_SCHEMAS } from '../vocabulary/single-effects.ts'
import { MOST_PENDING } from '../vocabulary/table-facts.ts'
import { asksWho, mustBeInPlay, problem, type Refused, type Rule } from './rules.ts'

type Started = EffectOf<'activation'>

export const activatesLater: Rule<'activation'> = {
  // It waits in any case, so it can be told where there is least else to say.
  windows: ['flipped', 'damageDealt', 'endedEarly', 'afterwards', 'changes'],
  schema: EFFECT_SCHEMAS.activation,
  illegal: (state, effect, context) => {
    const missing = 'each' in effect.enemy ? null : enemyProblem(state, effect.enemy, context)
    if (missing) return missing
    const unknown = effect.player !== undefined && !state.players.includes(effect.player)
    if (unknown) return problem('noSuchTarget')
    const { pending = [] } = state.facts
    if (enemiesOf(state, effect, context).length === 0 && !isAsked(state, effect, context))
      return problem('notAnEnemy')
    return pending.length + enemiesOf(state, effect, context).length > MOST_PENDING
      ? problem('tooMany')
      : null
  },
  applies: (table, effect, context) => {
    const { state } = table.memory
    const asks = 'each' in effect.enemy ? null : asksWho(state, effect.enemy, context)
    if (asks) next(table, asks, { task: 'effect', effect, context })
    else for (const enemy of enemiesOf(state, effect, context)) waits(table, effect, enemy)
  },
}

/** Whether it is asked first who is meant. */
const isAsked = (state: State, { enemy }: Started, context: Context): boolean =>
  !('each' in enemy) && asksWho(state, enemy, context) !== null

function enemyProblem(
  state: State,
  ref: Exclude<Started['enemy'], { each: string }>,
  context: Context,
): Refused {
  const piece = referred(state, ref, context)
  const missing = mustBeInPlay(state, ref, context)
  return missing ?? (piece && !isEnemy(piece) ? problem('notAnEnemy') : null)
}

function enemiesOf(state: State, { enemy }: Started, context: Context): Character[] {
  if ('each' in enemy) return everyOne(state, enemy, context).filter(isEnemy)
  const piece = referred(state, enemy, context)
  return piece && inPlay(piece) ? [piece] : []
}

function waits(table: MarvelTable, effect: Started, { id }: Character): void {
  const { does, by, rest, noBoostCard, player: said } = effect
  const { state } = table.memory
  const player = said ?? againstWhom(state, id)
  const known = { does, ...(player !== undefined && { player }) }
  const { pending = [] } = state.facts
  remembers(state, {
    pending: [
      ...pending,
      { enemy: id, ...known, ...(by && { by }), ...(rest && { rest }), ...(noBoostCard && { noBoostCard }) },
    ],
  })
  const isInside = byKind(state.activation, {
    playerAttack: () => true,
    thwart: () => false,
    enemyAttack: () => false,
    enemyScheme: () => false,
    changes: () => false,
  })
  const clause = isInside ? 'MC-ACTIV-07' : 'MC-ACTIV-06'
  tell(table, { type: 'activation_waits', clause, piece: id, ...known, isInside })
}
