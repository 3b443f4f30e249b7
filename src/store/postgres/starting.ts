// Beginning walkthroughs: as many as there may be, once for each interaction.

import type { Most, Reached } from '../limits.ts'
import { type Counted, countedAs, dayOf, newKey, reachedOf, type SoFar } from '../start-days.ts'
import { stillHeld } from '../still-held.ts'
import type { NewWalkthrough, Seat } from '../store.ts'
import type { Ask, Connection, Statement } from './connection.ts'
import type { Value } from './values.ts'

/** Whoever counts holds these until the end: of a person first, then of a server, so that nobody waits in a circle. */
const LOCK_PERSON: Statement = {
  name: 'lock person',
  text: 'SELECT pg_advisory_xact_lock(1, hashtext($1))',
}
const LOCK_SERVER: Statement = {
  name: 'lock server',
  text: 'SELECT pg_advisory_xact_lock(2, hashtext($1))',
}

const IS_CLAIMED: Statement = { name: 'is claimed', text: 'SELECT FROM claims WHERE id = $1' }
const KEY: Statement = { name: 'key', text: 'SELECT key FROM start_days WHERE day = $1' }
const MAKE_KEY: Statement = {
  name: 'make key',
  text: 'INSERT INTO start_days (day, key) VALUES ($1, $2) ON CONFLICT DO NOTHING',
}
const SO_FAR: Statement = {
  name: 'so far',
  text: `
    SELECT
      (SELECT count(*) FROM walkthroughs WHERE NOT closed AND beginner = $1) AS "openOfPerson",
      (SELECT count(*) FROM walkthroughs WHERE NOT closed AND guild = $2 AND NOT is_private) AS "openOfServer",
      (SELECT number FROM starts WHERE day = $3 AND who = $4) AS "begunByPerson",
      (SELECT number FROM starts WHERE day = $3 AND who = $2) AS "begunInServer"`,
}
const COUNT: Statement = {
  name: 'count start',
  text: `
    INSERT INTO starts (day, who, number) SELECT $1, who, 1 FROM unnest($2::text[]) AS who
    ON CONFLICT (day, who) DO UPDATE SET number = starts.number + 1`,
}

/** Held first: whoever forgets somebody holds it too. */
const HOLD: Statement = { name: 'hold before', text: 'SELECT FROM walkthroughs WHERE id = $1 FOR SHARE' }
const SITTING: Statement = { name: 'sitting', text: 'SELECT "user" FROM seats WHERE walkthrough = $1' }

/** Positions begin at 0, ordinal numbers at 1. */
export const SEAT_ROWS = (first: number): string => `
  SELECT $1::text, ordinality - 1, player, "user", name
  FROM unnest($${first}::text[], $${first + 1}::text[], $${first + 2}::text[])
    WITH ORDINALITY AS seat (player, "user", name)`

export const seatValues = (seats: readonly Seat[]): Value[] => [
  seats.map(({ player }) => player),
  seats.map(({ user }) => user),
  seats.map(({ name }) => name),
]

const START: Statement = {
  name: 'start',
  text: `
    WITH started AS (
      INSERT INTO walkthroughs
        (id, flow, language, guild, channel, thread, board, board_posted, is_private, starter, beginner, names, set_up,
         created, touched)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8::bigint, $9::boolean, $10, $10, $11, $12, $13::bigint,
        greatest($13::bigint, $8::bigint))
      RETURNING id),
    seated AS (
      INSERT INTO seats (walkthrough, position, player, "user", name) ${SEAT_ROWS(15)})
    INSERT INTO claims (id, walkthrough, at) SELECT $14, id, $13::bigint FROM started`,
}

/** See Store. */
export const start = (
  { write }: Connection,
  told: NewWalkthrough,
  claim: string,
  most?: Most,
): Promise<'started' | 'repeated' | Reached> =>
  write(async ask => {
    await locked(ask, told)
    if ((await ask(IS_CLAIMED, claim)).length > 0) return 'repeated'
    const day = dayOf(told.created)
    const counted = countedAs(told, await keyOf(ask, day))
    const reached = most && reachedOf(await soFar(ask, told, counted), most)
    if (reached) return reached
    await insert(ask, told, claim)
    await ask(
      COUNT,
      day,
      Object.values(counted).filter(who => who !== null),
    )
    return 'started'
  })

async function locked(ask: Ask, { starter, guild, isPrivate }: NewWalkthrough): Promise<void> {
  if (starter !== null) await ask(LOCK_PERSON, starter)
  if (guild !== null && !isPrivate) await ask(LOCK_SERVER, guild)
}

/** Of several who make one at once the first one's counts. */
async function keyOf(ask: Ask, day: number): Promise<string> {
  const [known] = await ask(KEY, day)
  if (known) return String(known.key)
  await ask(MAKE_KEY, day, newKey())
  const [made] = await ask(KEY, day)
  return String(made?.key)
}

async function soFar(ask: Ask, told: NewWalkthrough, { person, server }: Counted): Promise<SoFar> {
  const [row] = await ask(SO_FAR, told.starter, server, dayOf(told.created), person)
  const number = (name: string): number => Number(row?.[name] ?? 0)
  return {
    open: { person: number('openOfPerson'), server: number('openOfServer') },
    aDay: { person: number('begunByPerson'), server: number('begunInServer') },
  }
}

async function insert(ask: Ask, told: NewWalkthrough, claim: string): Promise<void> {
  const { id, flow, language, guild, channel, thread, board, boardPosted, isPrivate, starter, created } = told
  const where = [id, flow, language, guild, channel, thread, board, boardPosted, isPrivate, starter]
  const what = [JSON.stringify(told.names), JSON.stringify(told.setUp), created]
  await ask(START, ...where, ...what, claim, ...seatValues(await seatsOf(ask, told)))
}

async function seatsOf(ask: Ask, told: NewWalkthrough): Promise<readonly Seat[]> {
  if (told.after === undefined) return told.seats
  await ask(HOLD, told.after)
  const sitting = await ask(SITTING, told.after)
  return stillHeld(
    told,
    sitting.map(({ user }) => user as string | null),
  )
}
