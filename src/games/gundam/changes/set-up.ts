// The set-up of changes between attacks: a table, and nothing else.
import { z } from 'zod'
import type { Problem } from '../../../engine/types.ts'
import { GUNDAM_EDITION_IDS, type GundamEdition, UNSAID_BETWEEN_EDITION } from '../editions.ts'
import type { Gundam, State } from '../rules/state.ts'
import { startUnitAttack, unitSetUpSchema } from '../unit-attack/set-up.ts'

export const betweenSetUpSchema = unitSetUpSchema
  .omit({ phase: true, attacker: true, target: true, assumed: true })
  .extend({ edition: z.enum(GUNDAM_EDITION_IDS).default(UNSAID_BETWEEN_EDITION) })
/** The set-up after reading. `edition` is any string: the schema of a flow says which editions it has. */
export type BetweenSetUpRead = Omit<z.output<typeof betweenSetUpSchema>, 'edition'> & { edition: string }

/** Sets the table as for a Unit attack; no battle goes on. */
export function startBetween(
  table: Omit<BetweenSetUpRead, 'edition'>,
  edition: GundamEdition,
): { state: State } | { problem: Problem<Gundam> } {
  const started = startUnitAttack({ ...table, phase: 'main', assumed: [] }, edition)
  if ('state' in started) started.state.battle.step = null
  return started
}
