// Starts an instance of damage, and tells damage of an attack from other damage.
import { next } from '../../../engine/table.ts'
import type { Instance } from '../questions.ts'
import type { MarvelTable } from './state.ts'

export const fromAttack = (damage: Instance): boolean =>
  damage.kind === 'attack' || damage.kind === 'overkill'

/** Starts an instance of damage. */
export function deal(table: MarvelTable, damage: Omit<Instance, 'dealt'>): void {
  next(table, { task: 'duty', duty: 'wouldBeDealt', facts: { ...damage, dealt: damage.amount } })
}
