// The limits on walkthroughs per person and per server and on a person's rows, and the counts of a day. A person is
// counted under a keyed hash, which nobody can trace back to them.
import { createHmac, randomBytes } from 'node:crypto'

type PerWhom = { readonly person: number; readonly server: number }

type MostWalkthroughs = { readonly open: PerWhom; readonly aDay: PerWhom }

/**
 * The most walkthroughs open at once and begun on one day, of which private ones count against the person alone, and the
 * most rows that one person writes on one day.
 */
export type Most = MostWalkthroughs & { readonly rows: number }

/** Many times what anybody plays on a day; a person's export and deletion stay of a size that can be told. */
export const MOST_ROWS_A_DAY = 5_000

/** How many chapters may be begun on a day for each table. The first chapter counts as its table. */
const CHAPTERS_A_TABLE = 10

/** What there may be of walkthroughs: those open, and the tables and further chapters that are begun on a day. */
type Counts = MostWalkthroughs & { readonly chapters: PerWhom }

/** The limit that has been reached. */
export type Reached = {
  readonly limit: keyof Most | 'chapters'
  readonly of: keyof PerWhom
  readonly most: number
}

const DAY = 24 * 60 * 60 * 1000

/** The number of a day, which begins and ends at midnight UTC everywhere. */
export const dayOf = (at: number): number => Math.floor(at / DAY)

/** When the day of this moment is over, in milliseconds since 1970. */
export const endOfDay = (at: number): number => (dayOf(at) + 1) * DAY

/** The first day whose counts are kept. Yesterday's counts stay until today is over, in case a clock is wrong by hours. */
export const firstDayKept = (now: number): number => dayOf(now) - 1

/** Makes the secret of a day, which is deleted with its counts. */
export const newKey = (): string => randomBytes(32).toString('hex')

/** The keys of a day's count: the hash of the person, and the server. */
type CountedPerWhom = { readonly person: string | null; readonly server: string | null }

/** The keys that one walkthrough counts under as a table or as a chapter; its server; and the rows of the person. */
export type Counted = CountedPerWhom & {
  readonly chapters: CountedPerWhom
  readonly rows: string | null
}

const hashed = (key: string, what: string): string =>
  createHmac('sha256', key).update(what).digest('base64url')

/** What the rows of a person count under. */
export const rowsCountedAs = (user: string, key: string): string => hashed(key, `rows ${user}`)

type Begun = { readonly beginner: string | null; readonly guild: string | null; readonly isPrivate: boolean }

/** Private walkthroughs count against the person alone, because others on the server cannot see them. */
export const countedAs = ({ beginner, guild, isPrivate }: Begun, key: string): Counted => ({
  person: beginner && hashed(key, beginner),
  server: isPrivate ? null : guild,
  chapters: {
    person: beginner && hashed(key, `chapters ${beginner}`),
    server: isPrivate || guild === null ? null : `chapters ${guild}`,
  },
  rows: beginner && rowsCountedAs(beginner, key),
})

/** Returns the first of these limits that the counts so far have reached, or null. */
export function reachedOf(
  soFar: Counts,
  most: MostWalkthroughs,
  limits: readonly (keyof Counts)[] = ['open', 'aDay'],
): Reached | null {
  const { person, server } = most.aDay
  const chapters = { person: person * CHAPTERS_A_TABLE, server: server * CHAPTERS_A_TABLE }
  const all: Counts = { open: most.open, aDay: most.aDay, chapters }
  for (const limit of limits)
    for (const whose of ['person', 'server'] as const)
      if (soFar[limit][whose] >= all[limit][whose]) return { limit, of: whose, most: all[limit][whose] }
  return null
}

/** Returns the limit on rows if so many more would exceed it, or null. */
export const rowsReached = (soFar: number, more: number, most: number): Reached | null =>
  soFar + more > most ? { limit: 'rows', of: 'person', most } : null
