// For tests and benchmarks alone: adds to a log as a press would, in one line.
import type { Appended, NewRow } from '../../../src/store/log.ts'
import type { Store } from '../../../src/store/store.ts'
import type { LogRow } from '../../../src/store/walkthroughs.ts'

/** A row with whose it is and when it was given. */
export type OwnRow = NewRow & Pick<LogRow, 'at'> & { readonly by: string }

/** @throws StoreFault */
export function appendTo(
  store: Pick<Store, 'append'>,
  walkthrough: string,
  revision: number,
  { by: userId, at, ...row }: OwnRow,
  interaction: string,
  known?: readonly LogRow[],
): Promise<Appended> {
  return store.append({ interaction, userId, at, walkthrough, revision }, row, known)
}
