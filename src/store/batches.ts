// Deletes many rows in small batches.
import { setImmediate as turn } from 'node:timers/promises'

/** The number of walkthroughs that one transaction deletes, small enough that a press in between never waits long. */
export const BATCH = 50
/** How long a claim is stored, in milliseconds. Discord delivers an interaction again after minutes at most. */
export const CLAIM_LIVES = 24 * 60 * 60 * 1000

/** Repeats the batch until it deletes nothing, and yields to the event loop after each one. */
export async function inBatches(batch: () => Promise<number>): Promise<void> {
  while ((await batch()) > 0) await turn()
}
