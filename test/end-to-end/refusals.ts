// What Discord has refused in a test.
import type { Discord } from '../../src/loopback/start-loopback.ts'

type Refused = Pick<Discord, 'refused'>

/** Beside an answer that a busy machine is slow to take the bot sends it once more: that counts for nothing. */
const ANSWERED_BEFORE = 40_060

/** The codes of what was refused, but for answers that were given before. */
export const refusedBy = ({ refused }: Refused, since = 0): number[] =>
  refused
    .slice(since)
    .map(({ code }) => code)
    .filter(code => code !== ANSWERED_BEFORE)

/** How many answers were refused because there was one before. */
export const givenTwice = ({ refused }: Refused): number =>
  refused.filter(({ code }) => code === ANSWERED_BEFORE).length
