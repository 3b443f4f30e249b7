// Reads database rows into the store's types. `readAs` reports a damaged row by name and stops there.
import { z } from 'zod'
import type { Facts } from '../engine/game.ts'
import type { Answer } from '../engine/types.ts'
import { FALLBACK, inEachLanguage, isLanguage } from '../language.ts'
import type { ChapterLink } from './game-tables.ts'
import type { Seat, SeatOffer } from './seats.ts'
import type { GuildSettings, UserSettings } from './settings.ts'
import { StoreFault } from './store.ts'
import type { Head, LogRow } from './walkthroughs.ts'

/** A column of JSON. The error does not quote the text, because a person may have typed it. */
export const jsonColumn = <T>(shape: z.ZodType<T>) =>
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
  const column = jsonColumn(shape)
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

export const flagColumn = z.int().transform(value => value === 1)
/** An unknown language, such as one that was removed, is read as null. */
const language = z.string().transform(id => (isLanguage(id) ? id : null))
/** A name in each language. A language without a name, such as one that was added later, gets the English one. */
export const nameShape = z
  .object({ [FALLBACK]: z.string() })
  .catchall(z.string())
  .transform(names => inEachLanguage(one => names[one] ?? names[FALLBACK]))
export const textOrNull = z.string().nullable()

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

const seat: z.ZodType<Seat> = z.object({ player: z.string(), user: textOrNull, name: textOrNull })

const offer: z.ZodType<SeatOffer> = z.object({ player: z.string(), user: z.string(), at: z.int() })

/** What is read of a walkthrough, and of one in a list. */
export const headFields = {
  id: z.string(),
  table: z.string(),
  number: z.int(),
  restsOn: textOrNull,
  isTip: flagColumn,
  flow: z.string(),
  guild: textOrNull,
  channel: z.string(),
  thread: textOrNull,
  isPrivate: flagColumn,
  starter: textOrNull,
  beginner: textOrNull,
  seats: listOf(seat),
  offers: listOf(offer),
  revision: z.int(),
  closed: flagColumn,
  touched: z.int(),
}
/** How it began. */
export const begunFields = { names: keptJson(z.record(z.string(), nameShape)), setUp: keptJson(facts) }

export const headShape: z.ZodType<Head> = z.object({
  ...headFields,
  ...begunFields,
  language: language.transform(known => known ?? FALLBACK),
  nextLanguage: language.nullable(),
  nextEdition: textOrNull,
  board: textOrNull,
  boardPosted: z.int().nullable(),
  outcome: jsonColumn(facts).nullable(),
  ending: z.enum(['over', 'stopped', 'manager']).nullable(),
  created: z.int(),
})

/** The columns of a table that stand nowhere else. */
export const tableShape = z.object({
  id: z.string(),
  lastNumber: z.int(),
  language: language.nullable(),
  edition: textOrNull,
  ended: z.int().nullable(),
})

export const linksShape: z.ZodType<ChapterLink[]> = z.array(
  z.object({
    id: z.string(),
    number: z.int(),
    restsOn: textOrNull,
    restsAt: z.int().nullable(),
    revision: z.int(),
    closed: flagColumn,
    isTip: flagColumn,
  }),
)

/** What is offered to a person. */
export const offersShape = z.array(z.object({ table: z.string(), player: z.string(), at: z.int() }))

const logged = { number: z.int(), by: textOrNull, at: z.int() }

const answered: z.ZodType<LogRow> = z.object({ ...logged, answer: jsonColumn(answer) })
const takingBack: z.ZodType<LogRow> = z.object({ ...logged, takesBack: z.int() })

/** Chooses the shape for a row: the table allows either an answer or an undo, never both. */
export const rowShape = (row: { readonly answer?: unknown }): z.ZodType<LogRow> =>
  row.answer === null ? takingBack : answered

const editions = jsonColumn(z.record(z.string(), z.string()))

export const userShape: z.ZodType<UserSettings> = z.object({
  language: language.nullable(),
  editions,
  isPrivate: flagColumn.nullable(),
})

export const guildShape: z.ZodType<GuildSettings> = z.object({
  language: language.nullable(),
  game: textOrNull,
  editions,
  isPrivate: flagColumn.nullable(),
  starters: textOrNull,
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
