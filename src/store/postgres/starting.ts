// Begins walkthroughs within the limits, once for each interaction.
import { type Counted, countedAs, dayOf, type Most, newKey, reachedOf, rowsReached } from '../limits.ts'
import { stillHeld, withoutOffersTo } from '../participants.ts'
import { FORGOTTEN } from '../row-shapes.ts'
import { type NewWalkthrough, type Seat, type Store, StoreFault } from '../store.ts'
import type { Ask, Connection } from './connection.ts'
import { LOCK_PERSON } from './persons.ts'
import { preparedStatement, type Value } from './pool.ts'

/** Locks the person first, then the server, always in this order, which prevents deadlocks, until the transaction ends. */
export const LOCK = preparedStatement(
  'SELECT pg_advisory_xact_lock(1, hashtext($1)), pg_advisory_xact_lock(2, hashtext($2))',
)

const KEY = preparedStatement('SELECT key FROM start_days WHERE day = $1')
const MAKE_KEY = preparedStatement('INSERT INTO start_days (day, key) VALUES ($1, $2) ON CONFLICT DO NOTHING')
const SO_FAR = preparedStatement(`
  SELECT
    EXISTS (SELECT FROM forgetting WHERE "user" = $1) AS "isForgotten",
    EXISTS (SELECT FROM claims WHERE id = $5) AS "isClaimed",
    (SELECT count(*) FROM walkthroughs WHERE NOT closed AND beginner = $1) AS "openOfPerson",
    (SELECT count(*) FROM walkthroughs WHERE NOT closed AND guild = $2 AND NOT is_private) AS "openOfServer",
    (SELECT number FROM starts WHERE day = $3 AND who = $4) AS "begunByPerson",
    (SELECT number FROM starts WHERE day = $3 AND who = $2) AS "begunInServer",
    (SELECT number FROM starts WHERE day = $3 AND who = $6) AS "rowsOfPerson"`)
/** Locks the walkthrough before, as `forget` does, so that its seats do not change while they are copied. */
const HOLD = preparedStatement('SELECT FROM walkthroughs WHERE id = $1 FOR SHARE')
const SITTING = preparedStatement('SELECT "user" FROM seats WHERE walkthrough = $1')

/** Lists seats as rows, those of persons whose deletion is under way as open ones. Positions begin at 0, ordinal numbers at 1. */
export const SEAT_ROWS = (first: number): string => `
  SELECT $1::text, ordinality - 1, player,
    CASE WHEN forgetting.at IS NULL THEN seat."user" END, CASE WHEN forgetting.at IS NULL THEN name END
  FROM unnest($${first}::text[], $${first + 1}::text[], $${first + 2}::text[])
    WITH ORDINALITY AS seat (player, "user", name) LEFT JOIN forgetting ON forgetting."user" = seat."user"`

export const seatValues = (seats: readonly Seat[]): Value[] => [
  seats.map(({ player }) => player),
  seats.map(({ user }) => user),
  seats.map(({ name }) => name),
]

/** Counts one more on a day, for each of these. */
export const COUNT = (first: number): string => `
    INSERT INTO starts (day, who, number) SELECT $${first}::integer, who, 1 FROM unnest($${first + 1}::text[]) AS who
    ON CONFLICT (day, who) DO UPDATE SET number = starts.number + 1`

const START = preparedStatement(`
  WITH started AS (
    INSERT INTO walkthroughs
      (id, flow, language, guild, channel, thread, board, board_posted, is_private, starter, beginner, names, set_up,
       created, touched, outcome, closed, ending, revision, listed)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8::bigint, $9::boolean, $10, $10, $11, $12, $13::bigint,
      greatest($13::bigint, $8::bigint), $20::text, $20::text IS NOT NULL,
      CASE WHEN $20::text IS NOT NULL THEN 'over' END, cardinality($21::text[]), $25)
    RETURNING id),
  logged AS (
    INSERT INTO log (walkthrough, number, by, at, answer)
    SELECT $1, number, $10, $13::bigint, answer FROM unnest($21::text[]) WITH ORDINALITY AS row (answer, number)),
  seated AS (
    INSERT INTO seats (walkthrough, position, player, "user", name) ${SEAT_ROWS(15)}),
  counted AS (${COUNT(18)}),
  written AS (
    INSERT INTO starts (day, who, number)
    SELECT $18::integer, $26::text, cardinality($21::text[]) WHERE $26::text IS NOT NULL AND cardinality($21::text[]) > 0
    ON CONFLICT (day, who) DO UPDATE SET number = starts.number + excluded.number),
  offered AS (
    INSERT INTO offers (walkthrough, player, "user", at)
    SELECT $1, player, "user", at FROM unnest($22::text[], $23::text[], $24::bigint[]) AS offer (player, "user", at))
  INSERT INTO claims (id, walkthrough, at) SELECT $14, id, $13::bigint FROM started`)

/** See Store. Runs as few statements as possible, since other calls wait for the locks. */
export function startsIn({ write }: Connection, keyOf: Keys): Store['start'] {
  return (told, claim, most) =>
    write(async ask => {
      const { starter: beginner, guild, isPrivate, created } = told
      const counted = countedAs({ beginner, guild, isPrivate }, await keyOf(ask, dayOf(created)))
      await lockPersons(ask, told)
      await ask(LOCK, beginner, counted.server)
      const { isForgotten, isClaimed, soFar } = await lookedUp(ask, beginner, dayOf(created), counted, claim)
      if (isForgotten) throw new StoreFault('forgetting', null)
      if (isClaimed) return 'repeated'
      const rows = told.answers?.length ?? 0
      const reached = most && (reachedOf(soFar, most) ?? rowsReached(soFar.rows, rows, most.rows))
      if (reached) return reached
      await insert(ask, told, counted, claim)
      return 'started'
    })
}

export type Keys = ReturnType<typeof keysIn>

/** Locks everybody who is named, always in the same order. Whom nothing is offered to, LOCK locks alone. */
async function lockPersons(ask: Ask, { starter, offers }: NewWalkthrough): Promise<void> {
  if (offers.length === 0) return
  const users = new Set([...offers.map(({ user }) => user), ...(starter === null ? [] : [starter])])
  for (const user of [...users].toSorted()) await ask(LOCK_PERSON, user)
}

/** Remembers the latest key only after reading it, since a key made in this transaction may be rolled back. */
export function keysIn() {
  let latest: { readonly day: number; readonly key: string } | null = null
  return async (ask: Ask, day: number): Promise<string> => {
    if (latest?.day === day) return latest.key
    const [known] = await ask(KEY, day)
    if (!known) return makeKey(ask, day)
    latest = { day, key: String(known.key) }
    return latest.key
  }
}

/** Of several simultaneous keys the first one saved counts. */
async function makeKey(ask: Ask, day: number): Promise<string> {
  await ask(MAKE_KEY, day, newKey())
  const [made] = await ask(KEY, day)
  return String(made?.key)
}

/** Counts so far what counts as this one does, against its beginner. */
export async function lookedUp(
  ask: Ask,
  beginner: string | null,
  day: number,
  { person, server, rows }: Counted,
  claim: string,
): Promise<{ readonly isForgotten: boolean; readonly isClaimed: boolean; readonly soFar: Most }> {
  const [row] = await ask(SO_FAR, beginner, server, day, person, claim, rows)
  const number = (name: string): number => Number(row?.[name] ?? 0)
  return {
    isForgotten: number('isForgotten') === 1,
    isClaimed: number('isClaimed') === 1,
    soFar: {
      open: { person: number('openOfPerson'), server: number('openOfServer') },
      aDay: { person: number('begunByPerson'), server: number('begunInServer') },
      rows: number('rowsOfPerson'),
    },
  }
}

async function insert(ask: Ask, told: NewWalkthrough, counted: Counted, claim: string): Promise<void> {
  const { id, flow, language, guild, channel, thread, board, boardPosted, isPrivate, starter, created } = told
  const where = [id, flow, language, guild, channel, thread, board, boardPosted, isPrivate, starter]
  const what = [JSON.stringify(told.names), JSON.stringify(told.setUp), created]
  const outcome = told.outcome ? JSON.stringify(told.outcome) : null
  const listed = told.listed ? JSON.stringify(told.listed) : null
  const held = await seatsOf(ask, told)
  const gone = told.offers.length > 0 ? await forgottenAmong(ask, told.offers) : []
  const { seats, offers } = withoutOffersTo({ seats: held, offers: told.offers }, gone)
  const answers = (told.answers ?? []).map(answer => JSON.stringify(answer))
  const offered = [
    offers.map(({ player }) => player),
    offers.map(({ user }) => user),
    offers.map(({ at }) => String(at)),
  ]
  const counts = [dayOf(created), whose(counted)]
  const more = [outcome, answers, ...offered, listed, counted.rows]
  await ask(START, ...where, ...what, claim, ...seatValues(seats), ...counts, ...more)
}

const AMONG = preparedStatement(`${FORGOTTEN} WHERE "user" = ANY($1::text[])`)

async function forgottenAmong(ask: Ask, offers: NewWalkthrough['offers']): Promise<string[]> {
  const found = await ask(
    AMONG,
    offers.map(({ user }) => user),
  )
  return found.map(({ user }) => String(user))
}

/** For whom one more is counted. */
export const whose = ({ person, server }: Counted): string[] => [person, server].filter(who => who !== null)

async function seatsOf(ask: Ask, told: NewWalkthrough): Promise<readonly Seat[]> {
  if (told.after === undefined) return told.seats
  await ask(HOLD, told.after)
  const sitting = await ask(SITTING, told.after)
  return stillHeld(
    told,
    sitting.map(({ user }) => user as string | null),
  )
}
