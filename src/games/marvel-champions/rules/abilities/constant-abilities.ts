// What constant abilities give: ATK, SCH, DEF, increases of damage, and keywords of attacks. They are evaluated where they count.
import type { Context } from '../../../../engine/types.ts'
import type { Instance } from '../../questions.ts'
import type { Effect } from '../../vocabulary/effects.ts'
import { ACTIVATES_BY, against, isUndefended } from '../activations/facts.ts'
import { changeOf, conditionHolds, OF_ATTACKS, referred } from '../find-referred.ts'
import { characterNamed, type State, thwartIn } from '../state.ts'
import { type Moment, moment } from './moments.ts'
import { contextOf, fits } from './triggers.ts'

/** The ATK of the attacker with constant abilities, never below 0; null if it is unknown. */
export const modifiedAtk = (state: State): number | null => modified(state, 'atk')

/** The SCH of an enemy that activates, as `modifiedAtk`. A dash is a 0 that nothing changes (MC-DASH-03). */
export const modifiedSch = (state: State): number | null => modified(state, 'sch')

/** For effects that count numbers: both of who activates, and by how much constant abilities change those of others. */
export const numbersNow = (state: State) => ({
  atk: modifiedAtk(state),
  sch: modifiedSch(state),
  constantly: (number: 'atk' | 'def', who: string): number =>
    constants(state, number, { ...always(state), who }),
})

/** An activation raises the number by which it is made, and not the other (MC-EA-27, MC-SCHEMEENEMY-03). */
function modified(state: State, number: 'atk' | 'sch'): number | null {
  const { attacker, bonus, kind } = state.activation
  const own = characterNamed(state, attacker)?.[number] ?? null
  if (own === null || own === '-') return own === null ? own : 0
  const raised = ACTIVATES_BY[kind] === number ? bonus : 0
  return Math.max(0, own + raised + constants(state, number, always(state)))
}

/** The THW of whoever thwarts, with what this thwart and constant abilities add, never below 0; null if it is unknown. */
export function modifiedThw(state: State): number | null {
  const { thwBonus, attacker } = thwartIn(state)
  const thw = characterNamed(state, attacker)?.thw ?? null
  if (thw === null || thw === '-') return thw === null ? null : 0
  return Math.max(0, thw + thwBonus + constants(state, 'thw', always(state)))
}

/** By how much constant abilities raise each damage of this character's attacks (MC-PA-10). */
export const constantIncrease = (state: State, attacker: string): number =>
  constants(state, 'increase', { ...always(state), who: attacker })

/** By how much constant abilities change the DEF of a defender. */
export const constantDef = (state: State, defender: string): number =>
  constants(state, 'def', { ...always(state), who: defender })

type Taken = Pick<Instance, 'to' | 'kind'>

/** By how much constant abilities together change each damage that a character takes. */
function takenConstantly(state: State, { to, kind }: Taken): number {
  return given(state, always(state)).reduce((sum, { effect, context }) => {
    const isMeant =
      effect.kind === 'increase' &&
      effect.of &&
      referred(state, effect.of, context)?.id === to &&
      (!effect.fromAttacks || OF_ATTACKS.includes(kind))
    return isMeant ? sum + effect.amount : sum
  }, 0)
}

/** By how much constant abilities lower each damage that a character takes: before a tough card (MC18-EA-80). */
export const constantReduction = (state: State, damage: Taken): number =>
  Math.max(0, -takenConstantly(state, damage))

/** How much more damage a character takes after a tough card: by constant abilities each, and for the next one alone. */
export function takesMore(state: State, damage: Taken, isNext = true): number {
  const constantly = Math.max(0, takenConstantly(state, damage))
  const once = isNext ? state.activation.increases : []
  return once.reduce((sum, { of, amount }) => (of === damage.to ? sum + amount : sum), constantly)
}

/** Whether a constant ability gives the attacks of this character a keyword. */
export const constantKeyword = (state: State, attacker: string, keyword: string): boolean =>
  given(state, { ...always(state), who: attacker }).some(
    ({ effect }) => effect.kind === 'keyword' && effect.keyword === keyword,
  )

/** What the constant abilities of one kind give together. */
const constants = (state: State, kind: 'atk' | 'sch' | 'def' | 'thw' | 'increase', now: Moment): number =>
  given(state, now).reduce((sum, { effect, context }) => {
    if (effect.kind !== kind || (effect.kind === 'increase' && effect.of)) return sum
    return sum + changeOf(state, effect.amount, context)
  }, 0)

/** The effects of constant abilities whose trigger, card and conditions hold. */
const given = (
  state: State,
  now: Moment,
): readonly { readonly effect: Effect; readonly context: Context }[] =>
  state.abilities
    .filter(one => fits(state, one, now))
    .flatMap(one => {
      const context = contextOf(state, one, now)
      const holds = (effect: Effect) => !effect.if || conditionHolds(state, effect.if, context)
      return (one.effects ?? []).filter(holds).map(effect => ({ effect, context }))
    })

/** The moment for constant abilities: "while attacking you" looks at the present target player (MC-DF-32). */
function always(state: State): Moment {
  const { activation } = state
  return moment('constant', {
    who: activation.attacker,
    player: activation.player,
    against: against(activation),
    undefended: isUndefended(activation),
  })
}
