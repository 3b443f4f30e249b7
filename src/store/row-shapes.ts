// Reads database rows into the store's types. `readAs` reports a damaged row by name and stops there.
import { z } from 'zod'
import type { Facts } from '../engine/game.ts'
import type { Answer } from '../engine/types.ts'
import { FALLBACK, inEachLanguage, isLanguage } from '../language.ts'
import type { ChapterLink } from './game-tables.ts'
import type { Listed, ListedResult } from './listing.ts'
import type { Seat, SeatOffer } from './seats.ts'
import type { GuildSettings, UserSettings } from './settings.ts'
import { StoreFault } from './store.ts'
import type { Head, Listing, LogRow } from './walkthroughs.ts'

/** A column of JSON. The error does not quote the text, because a person may have typed it. */
const json = <T>(shape: z.ZodType<T>) =>
  z
    .string()
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text)
      } catch {
        context.addIssue('not JSON')
        return z.NEVER
      }
    })
    .pipe(shape)

/** The most texts that are kept of a column. */
const MOST_KEPT = 1_000

/** The same for a column that hardly changes, of which each press reads the same text again: that is read once. */
function keptJson<T>(shape: z.ZodType<T>) {
  const column = json(shape)
  const kept = new Map<unknown, T>()
  return z.unknown().transform((text, context): T => {
    const before = kept.get(text)
    if (before !== undefined) return before
    const { data, error } = column.safeParse(text)
    if (error) {
      context.issues.push(...error.issues.map(issue => ({ ...issue, input: undefined })))
      return z.NEVER
    }
    const [oldest] = kept.keys()
    if (kept.size >= MOST_KEPT) kept.delete(oldest)
    kept.set(text, data)
    return data
  })
}

/** A list within a row: PostgreSQL's driver has read it already, SQLite's gives its text. */
export const listFrom = (value: unknown): unknown => (typeof value === 'string' ? JSON.parse(value) : value)

const listOf = <T>(shape: z.ZodType<T>) => z.preprocess(listFrom, z.array(shape))

const flag = z.int().transform(value => value === 1)
/** An unknown language, such as one that was removed, is read as null. */
const language = z.string().transform(id => (isLanguage(id) ? id : null))
/** A name in each language. A language without a name, such as one that was added later, gets the English one. */
const nameShape = z
  .object({ [FALLBACK]: z.string() })
  .catchall(z.string())
  .transform(names => inEachLanguage(one => names[one] ?? names[FALLBACK]))
const orNull = z.string().nullable()

const facts = z.custom<Facts>(
  value => typeof value === 'object' && value !== null && !Array.isArray(value),
  'not an object',
)

/** Checks the types only: the rules decide which answers they accept, and that may change. */
const answer: z.ZodType<Answer> = z.looseObject({
  question: z.string().exactOptional(),
  choice: z.string().exactOptional(),
  number: z.number().exactOptional(),
  card: z.unknown().exactOptional(),
  joins: z.array(z.unknown()).exactOptional(),
  by: z.array(z.string()).exactOptional(),
  unsaid: z.array(z.string()).exactOptional(),
})

const seat: z.ZodType<Seat> = z.object({ player: z.string(), user: orNull, name: orNull })

const offer: z.ZodType<SeatOffer> = z.object({ player: z.string(), user: z.string(), at: z.int() })

/** Who leads the table of a walkthrough. */
export const LEAD_OF = '(SELECT lead FROM game_tables WHERE game_tables.id = walkthroughs.game_table)'

/** The columns of the table walkthroughs, under the names that `headShape` reads. */
export const HEAD_COLUMNS = `
  id, game_table AS "table", number, rests_on AS "restsOn", is_tip AS "isTip", flow, language, guild, channel, thread,
  board, board_posted AS "boardPosted", is_private AS "isPrivate", ${LEAD_OF} AS starter, beginner, names, set_up AS "setUp", outcome, revision, closed, ending, created, touched`

const chapterFields = {
  table: z.string(),
  number: z.int(),
  restsOn: orNull,
  isTip: flag,
}

export const headShape: z.ZodType<Head> = z.object({
  id: z.string(),
  ...chapterFields,
  flow: z.string(),
  language: language.transform(known => known ?? FALLBACK),
  guild: orNull,
  channel: z.string(),
  thread: orNull,
  board: orNull,
  boardPosted: z.int().nullable(),
  isPrivate: flag,
  starter: orNull,
  beginner: orNull,
  seats: listOf(seat),
  offers: listOf(offer),
  names: keptJson(z.record(z.string(), nameShape)),
  setUp: keptJson(facts),
  outcome: json(facts).nullable(),
  revision: z.int(),
  closed: flag,
  ending: z.enum(['over', 'stopped', 'manager']).nullable(),
  created: z.int(),
  touched: z.int(),
})

/** The columns of a table that stand nowhere else. */
export const tableShape = z.object({
  id: z.string(),
  lastNumber: z.int(),
  language: language.nullable(),
  edition: orNull,
  headline: orNull,
  ended: z.int().nullable(),
})

export const linksShape: z.ZodType<ChapterLink[]> = z.array(
  z.object({
    id: z.string(),
    number: z.int(),
    restsOn: orNull,
    restsAt: z.int().nullable(),
    revision: z.int(),
    closed: flag,
    isTip: flag,
  }),
)

/** The columns of what is offered to a person, and their shape. */
export const OFFER_COLUMNS = 'game_table AS "table", player, at'
export const offersShape = z.array(z.object({ table: z.string(), player: z.string(), at: z.int() }))

const listedName = z.object({ id: z.string(), name: nameShape.nullable(), player: orNull })
const listedResult: z.ZodType<ListedResult> = z.object({
  end: orNull,
  damage: z.int(),
  hits: z.array(z.object({ to: listedName, amount: z.int() })),
  moreHits: z.int(),
  fell: z.array(listedName),
  moreFell: z.int(),
  left: z.object({ remaining: z.int(), most: z.int() }).nullable(),
  shields: z.int(),
  winner: listedName.nullable(),
})
const listedNotice = z.object({
  kind: z.string(),
  pieces: z.array(listedName),
  unread: z.object({ edition: z.string(), clauses: z.array(z.string()) }).optional(),
})
const listed: z.ZodType<Listed> = z.object({
  attacker: listedName.nullable(),
  targets: z.array(listedName),
  more: z.int(),
  notices: z.array(listedNotice).optional(),
  result: listedResult.exactOptional(),
})
const listedColumn = json(listed).nullable()

/** Whether somebody whose deletion is under way takes part in a walkthrough. */
const IS_BEING_FORGOTTEN = `
  EXISTS (SELECT 1 FROM forgetting AS gone WHERE beginner = gone."user" OR ${LEAD_OF} = gone."user"
    OR EXISTS (SELECT 1 FROM seats
      WHERE seats.game_table = walkthroughs.game_table AND seats."user" = gone."user")
    OR EXISTS (SELECT 1 FROM log WHERE log.walkthrough = walkthroughs.id AND log.by = gone."user"))`
const IS_UNLISTED = `(listed IS NULL OR ${IS_BEING_FORGOTTEN})`

/** Of long columns only what a list needs. */
export const LISTING_COLUMNS = `
  id, game_table AS "table", number, rests_on AS "restsOn", rests_at AS "restsAt", is_tip AS "isTip", flow, guild, channel,
  thread, is_private AS "isPrivate", ${LEAD_OF} AS starter, beginner, revision, closed, ending, touched,
  CASE WHEN NOT ${IS_UNLISTED} THEN listed END AS listed, CASE WHEN ${IS_UNLISTED} THEN names END AS names,
  CASE WHEN ${IS_UNLISTED} THEN set_up END AS "setUp"`

/** Selects the persons whose deletion is under way. */
export const FORGOTTEN = 'SELECT "user" FROM forgetting'

/** The walkthroughs of a person in the log; the rows of each of them are skipped, since there may be many. */
const LOGGED = (user: string) => `
  SELECT id FROM (
    WITH RECURSIVE logged (id) AS (
      SELECT (SELECT walkthrough FROM log WHERE by = ${user} ORDER BY walkthrough LIMIT 1)
      UNION ALL
      SELECT (SELECT walkthrough FROM log WHERE by = ${user} AND walkthrough > logged.id ORDER BY walkthrough LIMIT 1)
      FROM logged WHERE id IS NOT NULL)
    SELECT id FROM logged WHERE id IS NOT NULL) AS found`

/**
 * Selects the walkthroughs in which a person stands: those begun or answered in, and the tip of each table where the person
 * leads or sits. @param user the place of the person in the statement
 */
export const ofUser = (user: string): string => `
  SELECT id FROM walkthroughs WHERE beginner = ${user}
  UNION SELECT id FROM walkthroughs WHERE is_tip AND game_table IN (
    SELECT id FROM game_tables WHERE lead = ${user} UNION SELECT game_table FROM seats WHERE "user" = ${user})
  UNION ${LOGGED(user)}`

/** Selects the tables of a person. @param user the place of the person in the statement */
export const tablesOfUser = (user: string): string =>
  `SELECT game_table FROM walkthroughs WHERE id IN (${ofUser(user)})`

const listingRow = z.object({
  id: z.string(),
  ...chapterFields,
  restsAt: z.int().nullable(),
  flow: z.string(),
  guild: orNull,
  channel: z.string(),
  thread: orNull,
  isPrivate: flag,
  starter: orNull,
  beginner: orNull,
  seats: listOf(seat),
  offers: listOf(offer),
  revision: z.int(),
  closed: flag,
  ending: orNull,
  touched: z.int(),
  listed: listedColumn,
  names: keptJson(z.record(z.string(), nameShape)).nullable(),
  setUp: keptJson(facts).nullable(),
})

export const listingShape: z.ZodType<Listing> = listingRow.transform(({ ending, names, setUp, ...one }) => ({
  ...one,
  state: stateOf(one, ending),
  begun: names && setUp && { names, setUp },
}))

function stateOf(
  { closed, listed }: Pick<Listing, 'closed' | 'listed'>,
  ending: string | null,
): Listing['state'] {
  if (!closed) return 'open'
  if (ending === 'over') return 'over'
  // What an older version closed counts as stopped, although it may be over.
  return ending !== 'manager' && listed ? 'stopped' : 'closed'
}

/** The column `listed` of a walkthrough. */
export const listedShape: z.ZodType<{ readonly listed: Listed | null }> = z.object({ listed: listedColumn })

const logged = { number: z.int(), by: orNull, at: z.int() }

const answered: z.ZodType<LogRow> = z.object({ ...logged, answer: json(answer) })
const takingBack: z.ZodType<LogRow> = z.object({ ...logged, takesBack: z.int() })

/** Chooses the shape for a row: the table allows either an answer or an undo, never both. */
export const rowShape = (row: { readonly answer?: unknown }): z.ZodType<LogRow> =>
  row.answer === null ? takingBack : answered

const editions = json(z.record(z.string(), z.string()))

export const userShape: z.ZodType<UserSettings> = z.object({
  language: language.nullable(),
  editions,
  isPrivate: flag.nullable(),
})

export const guildShape: z.ZodType<GuildSettings> = z.object({
  language: language.nullable(),
  game: orNull,
  editions,
  isPrivate: flag.nullable(),
  starters: orNull,
})

/**
 * Reads a row.
 * @param what names the row for the operator who has to repair it
 * @throws StoreFault unavailable, if the row is damaged; its cause says where
 */
export function readAs<T>(shape: z.ZodType<T>, row: unknown, what: string): T {
  const parsed = shape.safeParse(row)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const place = [what, ...(issue?.path ?? [])].join('.')
  throw new StoreFault('unavailable', new Error(`the database is damaged: ${place}: ${issue?.message}`))
}
