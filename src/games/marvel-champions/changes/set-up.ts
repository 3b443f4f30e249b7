// The set-up of changes between attacks: a table, and nothing else.
import { z } from 'zod'
import type { Problem } from '../../../engine/types.ts'
import { MARVEL_EDITION_IDS, type MarvelEdition } from '../editions.ts'
import { freshActivation } from '../rules/activations/activation.ts'
import { setTable } from '../rules/joining.ts'
import type { Marvel, State } from '../rules/state.ts'
import { MARVEL_SET_UP_FIELDS, MARVEL_TABLE_FIELDS } from '../table.ts'

/** The edition of a set-up that names none, for ever. */
export const UNSAID_CHANGES_EDITION = '1.8'

export const changesSetUpSchema = z.strictObject({
  edition: z.enum(MARVEL_EDITION_IDS).default(UNSAID_CHANGES_EDITION),
  ...MARVEL_TABLE_FIELDS,
  ...MARVEL_SET_UP_FIELDS,
})
/** The set-up after reading. `edition` is any string: the schema of a flow says which editions it has. */
export type ChangesSetUpRead = Omit<z.output<typeof changesSetUpSchema>, 'edition'> & { edition: string }

export function startChanges(
  setUp: Omit<ChangesSetUpRead, 'edition'>,
  edition: MarvelEdition,
): { state: State } | { problem: Problem<Marvel> } {
  const set = setTable(setUp, edition)
  if ('problem' in set) return set
  const nobody = freshActivation({ attacker: '', player: '', keywords: [] })
  return { state: { ...set.table, activation: { kind: 'changes', ...nobody } } }
}
