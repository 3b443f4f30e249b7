// Reads Discord's refusals in a test.
import type { Discord } from '../../src/loopback/start-loopback.ts'

type Refused = Pick<Discord, 'refused'>

/** The code of a second answer, which the bot sends when a busy machine is slow; it does not count. */
const ANSWERED_BEFORE = 40_060

/** Gives the codes of the refusals, without those of second answers. */
export const refusedBy = ({ refused }: Refused, since = 0): number[] =>
  refused
    .slice(since)
    .map(({ code }) => code)
    .filter(code => code !== ANSWERED_BEFORE)

/** Counts the refused second answers. */
export const givenTwice = ({ refused }: Refused): number =>
  refused.filter(({ code }) => code === ANSWERED_BEFORE).length
