// What is left of damage that could be prevented: nobody prevents damage that is not there (MC-DF-21, MC18-OP-05).
import { tell } from '../../../../engine/table.ts'
import type { Instance } from '../../questions.ts'
import { constantReduction, takesMore } from '../abilities/constant-abilities.ts'
import type { Moment } from '../abilities/moments.ts'
import { contextOf } from '../abilities/triggers.ts'
import { byKind, type Prevention } from '../activations/activation.ts'
import { clauseOr } from '../activations/clauses.ts'
import { type Character, cannotTakeDamage, toughCards } from '../characters.ts'
import { referred } from '../find-referred.ts'
import {
  attackIn,
  characterOf,
  enemyAttackIn,
  type MarvelTable,
  type Reminder,
  type State,
} from '../state.ts'
import { attackHas, fromAttack } from './attack-keywords.ts'
import { amountNow } from './damage-now.ts'
import { passesOn } from './overkill.ts'

/** The character whose damage is prevented, and whether on "would take". */
export type Prevents = Pick<Prevention, 'of' | 'taken'>

/** The windows in which the damage of an enemy's attack is known, since only the answer to deal it is missing. */
const AT_THE_DAMAGE = ['damage', 'dealDamage']

/** How much there still is that this could prevent; null if nobody can say that yet. */
export function leftToPrevent(state: State, prevents: Prevents, window: string | null): number | null {
  const coming = comingFor(state, prevents.of)
  if (coming.length > 0) return leftOfComing(state, coming, prevents.taken)
  return byKind(state.activation, {
    enemyAttack: () => (AT_THE_DAMAGE.includes(window ?? '') ? leftOfAttack(state, prevents) : null),
    playerAttack: () => null,
    enemyScheme: () => null,
    thwart: () => null,
    changes: () => null,
  })
}

/** Whether a prevention is for this damage: for its character, or, without one, for the damage of the attack. */
const covers = ({ of }: Pick<Prevention, 'of'>, damage: Instance): boolean =>
  of === null ? fromAttack(damage) : damage.to === of

/** The damage that is about to be taken: by one character, or, without one, from the attack. */
const comingFor = ({ activation: { coming } }: State, of: string | null): readonly Instance[] =>
  (coming.at(-1) ?? []).filter(one => covers({ of }, one))

/** Whether damage is coming that a prevention is used on: then it is too late for tough. */
export const isComing = (state: State, of: string | null): boolean => comingFor(state, of).length > 0

/** The damage that is about to be dealt to this character, or taken by it, less what is prevented. */
export const comingOn = (state: State, of: string, taken: boolean): number =>
  leftOfComing(state, comingFor(state, of), taken)

function leftOfComing(state: State, coming: readonly Instance[], taken: boolean): number {
  return coming.reduce((sum, damage) => {
    const more = taken ? takesMore(state, damage) : 0
    const prevented = ready(state, one => one.taken === taken && covers(one, damage))
    return sum + Math.max(0, damage.amount + more - prevented)
  }, 0)
}

/** What the preventions that are ready prevent together. */
function ready({ activation: { preventions } }: State, counts: (one: Prevention) => boolean): number {
  return preventions
    .filter(counts)
    .reduce((sum, { left }) => sum + (left === 'all' ? Number.POSITIVE_INFINITY : left), 0)
}

/** Whether preventions and constant abilities leave something of this damage for a tough card. */
export const reachesTough = (state: State, damage: Instance): boolean =>
  damage.amount > constantReduction(state, damage) + ready(state, one => !one.taken && covers(one, damage))

/** What is left of an enemy's attack before its damage is dealt; null for damage that it does not deal. */
function leftOfAttack(state: State, { of, taken }: Prevents): number | null {
  const { indirect, target: id } = enemyAttackIn(state)
  const amount = amountNow(state)
  if (amount === null || (of !== null && (indirect || of !== id))) return null
  const target = indirect ? null : characterOf(state, id)
  // What overkill passes on of damage that was dealt, but prevented, can be prevented as well (MC17-C-10).
  if (
    of === null &&
    target &&
    passesOn(state, target, 'attack') &&
    state.edition.overkill.counts === 'damage dealt'
  )
    return null
  return leftBefore(state, { target, amount, taken })
}

/** What is left of damage that a character would be dealt, or that several share, if there is no `target`. */
export function leftBefore(
  state: State,
  { target, amount, taken }: { target: Character | null; amount: number; taken: boolean },
): number {
  if (target && cannotTakeDamage(state.pieces, target)) return 0
  // A prevention before tough can save the tough card, whatever would be prevented after it.
  const stops = target !== null && toughCards(target) > 0 && !attackHas(state, 'piercing', state.activation)
  const counts = (one: Prevention) =>
    (one.of === null || one.of === target?.id) && (taken || !stops || !one.taken)
  const less = target === null ? 0 : constantReduction(state, { to: target.id, kind: 'attack' })
  return Math.max(0, amount - less - ready(state, counts))
}

/** Whether an ability looks at damage of which nothing is left, or only prevents such damage. */
export function wouldBeVain(state: State, ability: Reminder, moment: Moment): boolean {
  const { on, who } = moment
  if (on === 'wouldTake') return who !== null && leftToPrevent(state, { of: who, taken: true }, null) === 0
  if (on !== 'wouldDeal' || !ability.effects?.length) return false
  return ability.effects.every(effect => {
    if (effect.kind !== 'prevent') return false
    const of = effect.of ? (referred(state, effect.of, contextOf(state, ability, moment))?.id ?? null) : null
    return leftToPrevent(state, { of, taken: effect.taken ?? false }, 'dealDamage') === 0
  })
}

/** Subtracts the available prevention from an instance and returns the rest. */
export function prevented(table: MarvelTable, damage: Instance, taken: boolean): number {
  const { state } = table.memory
  const { activation } = state
  let left = damage.amount
  for (const one of activation.preventions.filter(each => each.taken === taken && covers(each, damage))) {
    const amount = one.left === 'all' ? left : Math.min(one.left, left)
    if (one.left !== 'all') one.left -= amount
    left -= amount
    if (amount > 0)
      tell(table, {
        type: 'damage_prevented',
        clause: fromAttack(damage) ? clauseOr(activation, 'prevented', damage.clause) : damage.clause,
        ruling: 'AMB-39',
        piece: damage.to,
        amount,
      })
  }
  if (fromAttack(damage)) attackIn(state).ledger.prevented += damage.amount - left
  return left
}
