// The damage that an enemy's attack would deal now: its ATK, less what DEF reduces.
import { constantDef, constantIncrease, modifiedAtk } from '../abilities/constant-abilities.ts'
import { characterOf, enemyAttackIn, type State } from '../state.ts'

/** The unknown number that the damage needs; null if none is missing. */
export function missingNumber(state: State) {
  const { attacker, defender } = enemyAttackIn(state)
  if (characterOf(state, attacker).atk === null)
    return { name: 'atk', asks: 'ATK', clause: 'MC-EA-30', piece: attacker } as const
  if (defender?.how === 'basic' && characterOf(state, defender.piece).def === null)
    return { name: 'def', asks: 'DEF', clause: 'MC-EA-31', piece: defender.piece } as const
  return null
}

/** The damage that is left after DEF; null as long as a number is missing. */
export function amountNow(state: State): number | null {
  const { value, reduced } = damageNow(state)
  return missingNumber(state) ? null : value - reduced
}

export function damageNow(state: State): { value: number; reduced: number } {
  const { attacker, increase } = enemyAttackIn(state)
  const value = Math.max(0, (modifiedAtk(state) ?? 0) + increase + constantIncrease(state, attacker))
  return { value, reduced: Math.min(value, reduction(state)) }
}

/** DEF reduces the damage for a basic defense, not for a (defense) ability (MC-DF-06, MC-DF-19). */
function reduction(state: State): number {
  const { defender, defChange } = enemyAttackIn(state)
  if (defender?.how !== 'basic') return 0
  const constant = constantDef(state, defender.piece)
  return Math.max(0, (characterOf(state, defender.piece).def ?? 0) + defChange + constant)
}
