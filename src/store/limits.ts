// The limits on walkthroughs per person and per server, and the counts of those begun on a day. A person is counted
// under a keyed hash, which nobody can trace back to them.
import { createHmac, randomBytes } from 'node:crypto'

type PerWhom = { readonly person: number; readonly server: number }

/** The most walkthroughs open at once and begun on one day. Private ones count against the person alone. */
export type Most = { readonly open: PerWhom; readonly aDay: PerWhom }

/** The limit that has been reached. */
export type Reached = { readonly limit: keyof Most; readonly of: keyof PerWhom; readonly most: number }

const DAY = 24 * 60 * 60 * 1000

/** The number of a day, which begins and ends at midnight UTC everywhere. */
export const dayOf = (at: number): number => Math.floor(at / DAY)

/** When the day of this moment is over, in milliseconds since 1970. */
export const endOfDay = (at: number): number => (dayOf(at) + 1) * DAY

/** The first day whose counts are kept. Yesterday's counts stay until today is over, in case a clock is wrong by hours. */
export const firstDayKept = (now: number): number => dayOf(now) - 1

/** Makes the secret of a day, which is deleted with its counts. */
export const newKey = (): string => randomBytes(32).toString('hex')

/** The keys that one walkthrough counts under: the hash of the person, and the id of the server. */
export type Counted = { readonly person: string | null; readonly server: string | null }

type Begun = { readonly beginner: string | null; readonly guild: string | null; readonly isPrivate: boolean }

/** Private walkthroughs count against the person alone, because others on the server cannot see them. */
export const countedAs = ({ beginner, guild, isPrivate }: Begun, key: string): Counted => ({
  person: beginner && createHmac('sha256', key).update(beginner).digest('base64url'),
  server: isPrivate ? null : guild,
})

/** Returns the first of these limits that the counts so far have reached, or null. */
export function reachedOf(
  soFar: Most,
  most: Most,
  limits: readonly (keyof Most)[] = ['open', 'aDay'],
): Reached | null {
  for (const limit of limits)
    for (const whose of ['person', 'server'] as const)
      if (soFar[limit][whose] >= most[limit][whose]) return { limit, of: whose, most: most[limit][whose] }
  return null
}
