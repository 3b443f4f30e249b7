// How many walkthroughs somebody has begun on a day: counted under a code of which nobody can say whose it is.
import { createHmac, randomBytes } from 'node:crypto'
import type { Most, Reached } from './limits.ts'
import type { NewWalkthrough } from './store.ts'

const DAY = 24 * 60 * 60 * 1000

/** Days begin and end everywhere at once, at midnight UTC. */
export const dayOf = (at: number): number => Math.floor(at / DAY)

/** When the day of this moment is over, in milliseconds since 1970. */
export const endOfDay = (at: number): number => (dayOf(at) + 1) * DAY

/** The first day whose counts are kept: yesterday's are there until today is over, should a clock be wrong by hours. */
export const firstDayKept = (now: number): number => dayOf(now) - 1

/** The secret of a day, deleted with its counts. */
export const newKey = (): string => randomBytes(32).toString('hex')

/** What is counted on one day: the code for the person, and the id of the server. */
export type Counted = { readonly person: string | null; readonly server: string | null }

/** Under which names a walkthrough counts. Private ones count against the person alone: nobody else sees them. */
export const countedAs = ({ starter, guild, isPrivate }: NewWalkthrough, key: string): Counted => ({
  person: starter && createHmac('sha256', key).update(starter).digest('base64url'),
  server: isPrivate ? null : guild,
})

/** How many there are so far. */
export type SoFar = Most

/** The limit that is reached, if one is. */
export function reachedOf(soFar: SoFar, most: Most): Reached | null {
  for (const limit of ['open', 'aDay'] as const)
    for (const whose of ['person', 'server'] as const)
      if (soFar[limit][whose] >= most[limit][whose]) return { limit, of: whose, most: most[limit][whose] }
  return null
}
