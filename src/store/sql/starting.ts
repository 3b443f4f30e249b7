// Begins walkthroughs within the limits, once for each interaction.
import { type Counted, countedAs, dayOf, reachedOf, rowsReached } from '../limits.ts'
import { stillHeld, withoutOffersTo } from '../participants.ts'
import { FORGOTTEN } from '../row-shapes.ts'
import type { Seat, SeatOffer } from '../seats.ts'
import { StoreFault } from '../store.ts'
import type { NewWalkthrough, WalkthroughStore } from '../walkthroughs.ts'
import type { Dialect, Driver } from './driver.ts'
import { begunBy, countIn, type Keys, lookedUp } from './limits.ts'
import { query, type Work } from './work.ts'

/** Selects a list of seats as rows, those of persons whose deletion is under way as open ones. Positions begin at 0. */
export const seatRows = (sql: Dialect, list: string): string => `
  SELECT $1 AS walkthrough, given.number - 1 AS position, player,
    CASE WHEN forgetting.at IS NULL THEN given."user" END AS "user",
    CASE WHEN forgetting.at IS NULL THEN name END AS name
  FROM ${sql.rowsOf(list, { player: 'text', user: 'text', name: 'text' })}
    LEFT JOIN forgetting ON forgetting."user" = given."user"`

/** What a beginning writes; the slots are those of `slotsOf`. */
const startIn = (sql: Dialect): readonly string[] => [
  `INSERT INTO walkthroughs
    (id, flow, language, guild, channel, thread, board, board_posted, is_private, starter, beginner, names, set_up,
     created, touched, outcome, closed, ending, revision, listed)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19)`,
  `INSERT INTO log (walkthrough, number, by, at, answer)
  SELECT $1, given.number, $10, CAST($13 AS BIGINT), answer FROM ${sql.rowsOf('$22', { answer: 'text' })}`,
  `INSERT INTO seats (walkthrough, position, player, "user", name) ${seatRows(sql, '$23')}`,
  `INSERT INTO offers (walkthrough, player, "user", at)
  SELECT $1, player, "user", at FROM ${sql.rowsOf('$24', { player: 'text', user: 'text', at: 'bigint' })}`,
  countIn(sql, '$20', '$25'),
  'INSERT INTO claims (id, walkthrough, at) VALUES ($21, $1, $13)',
]

/** See Store. Sends as few statements as possible, since other calls may wait for the locks. */
export function startsIn({ sql, locks, together, write }: Driver, keyOf: Keys): WalkthroughStore['start'] {
  const start = startIn(sql)
  const insert = function* (told: NewWalkthrough, counted: Counted, claim: string): Work<void> {
    const held = yield* seatsOf(sql, told)
    const gone = yield* forgottenAmong(sql, told.offers)
    yield* together(
      start,
      ...slotsOf(told, withoutOffersTo({ seats: held, offers: told.offers }, gone), counted, claim),
    )
  }
  return (told, claim, most) =>
    write(function* () {
      const { starter: beginner, guild, isPrivate, created } = told
      const day = dayOf(created)
      const counted = countedAs({ beginner, guild, isPrivate }, yield* keyOf(day))
      for (const user of namedWith(told)) yield* locks.lockPerson(user)
      yield* locks.lockCounts(beginner, counted.server)
      const { isForgotten, isClaimed, soFar } = yield* lookedUp(beginner, day, counted, claim)
      if (isForgotten) throw new StoreFault('forgetting', null)
      if (isClaimed) return 'repeated'
      const rows = told.answers?.length ?? 0
      const reached = most && (reachedOf(soFar, most) ?? rowsReached(soFar.rows, rows, most.rows))
      if (reached) return reached
      yield* insert(told, counted, claim)
      return 'started'
    })
}

/** Everybody who is named beside an offer, always in the same order; else nobody but whom it counts against. */
function namedWith({ starter, offers }: NewWalkthrough): readonly string[] {
  if (offers.length === 0) return []
  const users = new Set([...offers.map(({ user }) => user), ...(starter === null ? [] : [starter])])
  return [...users].toSorted()
}

function slotsOf(
  told: NewWalkthrough,
  { seats, offers }: Pick<NewWalkthrough, 'seats' | 'offers'>,
  counted: Counted,
  claim: string,
) {
  const { id, flow, language, guild, channel, thread, board, boardPosted, isPrivate, starter, created } = told
  const where = [id, flow, language, guild, channel, thread, board, boardPosted, isPrivate, starter]
  const what = [JSON.stringify(told.names), JSON.stringify(told.setUp)]
  const times = [created, Math.max(created, boardPosted ?? 0)]
  const answers = (told.answers ?? []).map(answer => ({ answer: JSON.stringify(answer) }))
  const end = told.outcome ? [JSON.stringify(told.outcome), true, 'over'] : [null, false, null]
  const listed = told.listed ? JSON.stringify(told.listed) : null
  const rows =
    counted.rows === null || answers.length === 0 ? [] : [{ who: counted.rows, more: answers.length }]
  const lists = [answers, seats.map(seatRecord), offers.map(offerRecord)].map(rows => ({ rows }))
  const counts = { rows: [...begunBy(counted), ...rows] }
  return [
    ...where,
    ...what,
    ...times,
    ...end,
    answers.length,
    listed,
    dayOf(created),
    claim,
    ...lists,
    counts,
  ]
}

export const seatRecord = ({ player, user, name }: Seat) => ({ player, user, name })

const offerRecord = ({ player, user, at }: SeatOffer) => ({ player, user, at })

function* forgottenAmong(sql: Dialect, offers: NewWalkthrough['offers']): Work<string[]> {
  if (offers.length === 0) return []
  const users = offers.map(({ user }) => user)
  const found = yield query(`${FORGOTTEN} WHERE "user" ${sql.isAmong('$1')}`, users)
  return found.map(({ user }) => String(user))
}

/** Locks the walkthrough before, as `forget` does, so that its seats do not change while they are copied. */
function* seatsOf(sql: Dialect, told: NewWalkthrough): Work<readonly Seat[]> {
  if (told.after === undefined) return told.seats
  yield query(`SELECT 1 FROM walkthroughs WHERE id = $1 ${sql.locks('FOR SHARE')}`, told.after)
  const sitting = yield query('SELECT "user" FROM seats WHERE walkthrough = $1', told.after)
  return stillHeld(
    told,
    sitting.map(({ user }) => user as string | null),
  )
}
