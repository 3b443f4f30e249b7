// Deleting many things little by little.
import { setImmediate as turn } from 'node:timers/promises'

/** How many are deleted in one transaction, so that a press in between never waits long. */
export const BATCH = 50
/** In milliseconds. Discord delivers an interaction again after minutes at most. */
export const CLAIM_LIVES = 24 * 60 * 60 * 1000

/** Goes on until there is nothing more to delete, and lets others have their turn after each batch. */
export async function inBatches(batch: () => Promise<number>): Promise<void> {
  while ((await batch()) > 0) await turn()
}
