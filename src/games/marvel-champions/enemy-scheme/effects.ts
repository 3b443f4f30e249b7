// What effects do in an enemy's scheme: a prevention prevents its threat, and nothing changes an attack.
import type { EffectTable } from '../../../engine/flow.ts'
import { tell } from '../../../engine/table.ts'
import type { Context } from '../../../engine/types.ts'
import { MARVEL_EFFECTS } from '../effects/effects.ts'
import { amountProblem, notHere, problem, type Refused, type Rule, withAmount } from '../effects/rules.ts'
import { enemySchemeIn, type Marvel, type MarvelTable, type State } from '../rules/state.ts'
import { threatLeft } from './threat.ts'

/** The windows in which what ends or lowers a scheme is reported: until its threat is placed. */
const BEFORE_THREAT = ['initiation', 'flipped', 'threat']

const prevent: Rule<'prevent'> = {
  ...MARVEL_EFFECTS.prevent,
  windows: BEFORE_THREAT,
  illegal: (state, { amount, of }, context) => {
    if (of) return MARVEL_EFFECTS.prevent.illegal?.(state, { kind: 'prevent', amount, of }, context) ?? null
    return amountProblem(state, amount, context) ?? cannotPrevent(state, context)
  },
  applies: (table, effect, context) => {
    const { amount, of } = effect
    if (of) MARVEL_EFFECTS.prevent.applies(table, effect, context)
    else if (amount === 'all') prepared(table, amount)
    else withAmount(table, effect, amount, context, left => prepared(table, left))
  },
}

/** Why no threat can be prevented any more: it is placed, or nothing of it is left (MC-DF-21). */
function cannotPrevent(state: State, { window }: Context): Refused {
  if (enemySchemeIn(state).stage.name === 'placed') return problem('tooLate', 'MC18-SC-19')
  const isKnown = window === 'threat' && threatLeft(state) === 0
  return isKnown ? problem('nothingToPrevent', 'MC18-SC-19') : null
}

function prepared(table: MarvelTable, left: number | 'all'): void {
  table.memory.state.activation.preventions.push({ of: null, taken: false, left })
  tell(table, { type: 'prevention_ready', clause: 'MC18-SC-19', amount: left })
}

const none = problem('onlyInEnemyAttack', 'MC-SCHEMEENEMY-06')

const { atk, def, increase, indirect, target, furtherTarget, defender, replaceAttack } = MARVEL_EFFECTS

/** Where there is no attack, none can be changed (MC-SCHEMEENEMY-06). */
export const SCHEME_EFFECTS: EffectTable<Marvel> = {
  ...MARVEL_EFFECTS,
  prevent,
  endAttack: { ...MARVEL_EFFECTS.endAttack, windows: BEFORE_THREAT },
  atk: notHere(atk, none),
  def: notHere(def, none),
  increase: notHere(increase, none),
  indirect: notHere(indirect, none),
  target: notHere(target, none),
  furtherTarget: notHere(furtherTarget, none),
  defender: notHere(defender, none),
  replaceAttack: notHere(replaceAttack, none),
}
