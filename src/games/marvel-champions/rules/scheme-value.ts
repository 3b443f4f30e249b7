// The SCH of the enemy that schemes.
import { characterNamed, type State } from './state.ts'

/**
 * The SCH of the enemy with what raises it in this activation, never below 0; null: it is unknown. A dash is a 0 that nothing
 * changes (MC-DASH-03).
 */
export function modifiedSch({ activation, pieces, ...state }: State): number | null {
  const sch = characterNamed({ activation, pieces, ...state }, activation.attacker)?.sch ?? null
  if (sch === '-') return 0
  return sch === null ? null : Math.max(0, sch + activation.bonus)
}
