// How an instance of damage begins to run, and whether it is an attack's.
import { next } from '../../../engine/table.ts'
import type { Instance } from '../tasks.ts'
import type { MarvelTable } from './state.ts'

export const fromAttack = (damage: Instance): boolean =>
  damage.kind === 'attack' || damage.kind === 'overkill'

/** Lets an instance of damage run its course. */
export function deal(table: MarvelTable, damage: Omit<Instance, 'dealt'>): void {
  next(table, { task: 'duty', duty: 'wouldBeDealt', facts: { ...damage, dealt: damage.amount } })
}
