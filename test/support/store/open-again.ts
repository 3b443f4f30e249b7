// For tests alone: opens a closed walkthrough as a press may, without limits unless there are any.

import type { NewRow, Reopened, Reopening } from '../../../src/store/log.ts'
import type { Store } from '../../../src/store/store.ts'
import type { LogRow } from '../../../src/store/walkthroughs.ts'

const ANY = { person: 1_000, server: 1_000 }
const NO_LIMIT = { person: 1_000_000, server: 1_000_000 }
const MOST = { open: ANY, aDay: NO_LIMIT, rows: 1_000 }
const ANYBODY: Reopening = { mayOpen: () => true, most: MOST, countsForDay: true }

type Asked = { readonly id: string; readonly revision: number; readonly claim: string; readonly at?: number }

/** @throws StoreFault */
export function openAgain(
  store: Pick<Store, 'reopen'>,
  { id: walkthrough, revision, claim: interaction, at = 2000 }: Asked,
  opening: Partial<Reopening> = {},
  row: NewRow | null = null,
  known?: readonly LogRow[],
): Promise<Reopened> {
  const press = { interaction, userId: '100000000000000001', at, walkthrough, revision }
  return store.reopen(press, { ...ANYBODY, ...opening }, row, known)
}
