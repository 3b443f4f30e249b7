// What effects do in a thwart: THW and the threat that is removed are raised, and nothing changes an attack.
import type { EffectTable } from '../../../engine/flow.ts'
import { tell } from '../../../engine/table.ts'
import { MARVEL_EFFECTS } from '../effects/effects.ts'
import { mustBeInPlay, notHere, problem, type Refused, type Rule } from '../effects/rules.ts'
import { modifiedAtk } from '../rules/abilities/constant-abilities.ts'
import { clauseOf } from '../rules/activations/clauses.ts'
import { raise } from '../rules/activations/facts.ts'
import { changeOf } from '../rules/find-referred.ts'
import { type Marvel, type State, thwartIn } from '../rules/state.ts'

const { thw, prevent, atk, def, increase, indirect, target, furtherTarget, defender } = MARVEL_EFFECTS
const { endAttack, replaceAttack, noBoostCard, boostCard, boostIcons, cancelBoost, peril } = MARVEL_EFFECTS

const none = problem('onlyInAttack', 'MC-THWART-01')

/** Why what is removed cannot change any more: it has been removed. */
const onceRemoved = (state: State): Refused =>
  ['choosing', 'chosen'].includes(thwartIn(state).stage.name) ? null : problem('tooLate', 'MC-THWART-01')

const raisesThwart: Rule<'increase'> = {
  ...increase,
  windows: ['removal'],
  illegal: (state, { of }, context) => (of ? mustBeInPlay(state, of, context) : onceRemoved(state)),
  applies: (table, effect, context) => {
    if (effect.of) return increase.applies(table, effect, context)
    const { activation } = table.memory.state
    const { amount, whole = false } = effect
    raise(activation, amount, whole)
    const clause = clauseOf(activation, 'damage raised')
    return tell(table, { type: 'increase_applied', clause, amount, whole })
  },
}

/** ATK counts against a scheme with assault (MC-THWART-07). */
const changesAtk: Rule<'atk'> = {
  ...atk,
  windows: ['removal'],
  illegal: onceRemoved,
  applies: (table, effect, context) => {
    const { state } = table.memory
    const from = modifiedAtk(state)
    state.activation.bonus += changeOf(state, effect.amount, context)
    tell(table, { type: 'atk_changed', clause: 'MC-THWART-07', from, to: modifiedAtk(state) })
  },
}

/** Damage to a character is prevented as ever; a thwart has no damage of its own. */
const preventsDamage: Rule<'prevent'> = {
  ...prevent,
  windows: ['removal', 'afterwards'],
  illegal: (state, effect, context) =>
    effect.of ? (prevent.illegal?.(state, effect, context) ?? null) : none,
}

export const THWART_EFFECTS: EffectTable<Marvel> = {
  ...MARVEL_EFFECTS,
  thw: { ...thw, windows: ['removal'], illegal: onceRemoved },
  increase: raisesThwart,
  atk: changesAtk,
  prevent: preventsDamage,
  def: notHere(def, none),
  indirect: notHere(indirect, none),
  target: notHere(target, none),
  furtherTarget: notHere(furtherTarget, none),
  defender: notHere(defender, none),
  endAttack: notHere(endAttack, none),
  replaceAttack: notHere(replaceAttack, none),
  noBoostCard: notHere(noBoostCard, none),
  boostCard: notHere(boostCard, none),
  boostIcons: notHere(boostIcons, none),
  cancelBoost: notHere(cancelBoost, none),
  peril: notHere(peril, none),
}
