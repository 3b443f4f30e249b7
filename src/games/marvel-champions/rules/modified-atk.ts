// Calculates the ATK of an attack: printed ATK, boost icons, bonuses, and constant abilities.
import type { Context } from '../../../engine/types.ts'
import { changeOf, conditionHolds, defenderOf } from './find-referred.ts'
import { type Moment, moment } from './moments.ts'
import { pieceOf, type Reminder, type State } from './state.ts'
import { fits, youOf } from './triggers.ts'

/** The ATK of the attacker with constant abilities, never below 0; null if it is unknown. */
export function modifiedAtk(state: State): number | null {
  const { attack } = state
  const { atk } = pieceOf(state, attack.attacker)
  return atk === null ? null : Math.max(0, atk + attack.bonus + constantAtk(state))
}

/** The ATK from constant abilities whose trigger, card and condition hold. */
function constantAtk(state: State): number {
  const now = always(state)
  return state.abilities
    .filter(one => fits(state, one, now))
    .reduce((sum, one) => sum + bonusOf(state, one, now), 0)
}

/** The moment for constant abilities: "while attacking you" looks at the present target player (MC-DF-32). */
function always(state: State): Moment {
  const { attack } = state
  return moment('constant', {
    who: attack.attacker,
    player: attack.player,
    against: attack.by === 'enemy' ? [attack.target] : attack.targets,
    undefended: attack.by === 'enemy' && defenderOf(state) === null,
  })
}

function bonusOf(state: State, ability: Reminder, now: Moment): number {
  const you = youOf(state, ability, now)
  const { id, source } = ability
  const context: Context = { you, ability: id, source, label: null, window: null }
  return (ability.effects ?? []).reduce((sum, effect) => {
    if (effect.kind !== 'atk' || (effect.if && !conditionHolds(state, effect.if, context))) return sum
    return sum + changeOf(state, effect.amount, context)
  }, 0)
}
