// Begins walkthroughs within the limits, once for each interaction: a table with its first one, or a table's next chapter.
import { type Counted, countedAs, dayOf, type Most, type Reached, reachedOf, rowsReached } from '../limits.ts'
import { withoutOffersTo } from '../participants.ts'
import type { SeatOffer } from '../seats.ts'
import { StoreFault } from '../store.ts'
import type { NewWalkthrough, StartResult, WalkthroughStore } from '../walkthroughs.ts'
import { FORGOTTEN } from './columns.ts'
import type { Dialect, Driver } from './driver.ts'
import { begunBy, countIn, lookedUp, type SoFar } from './limits.ts'
import { seatTaker } from './offers.ts'
import type { StoreParts } from './parts.ts'
import { joinSeats, seatRecord } from './seats.ts'
import { type ChapterPlace, FIRST, leaveTip, tipHolder } from './tips.ts'
import { query, type Work } from './work.ts'

const BEGIN_TABLE = 'INSERT INTO game_tables (id, lead, last_number) VALUES ($26, $10, $27)'

/** What a beginning writes; the slots are those of `slotsOf`. The offers are asked which seats there are before they come. */
const startIn = (sql: Dialect): readonly string[] => [
  `INSERT INTO walkthroughs
    (id, flow, language, guild, channel, thread, board, board_posted, is_private, beginner, names, set_up, created, touched,
     outcome, closed, ending, revision, listed, game_table, number, rests_on, rests_at, is_tip)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $26, $27, $28, $29, TRUE)`,
  `INSERT INTO log (walkthrough, number, by, at, answer)
  SELECT $1, given.number, $10, CAST($13 AS BIGINT), answer FROM ${sql.rowsOf('$22', { answer: 'text' })}`,
  `INSERT INTO offers (game_table, player, "user", at)
  SELECT $26, player, "user", at FROM ${sql.rowsOf('$24', { player: 'text', user: 'text', at: 'bigint' })}
  WHERE player NOT IN (SELECT player FROM seats WHERE game_table = $26)
  ON CONFLICT DO NOTHING`,
  joinSeats(sql, '$26', '$23'),
  countIn(sql, '$20', '$25'),
  'INSERT INTO claims (id, walkthrough, at) VALUES ($21, $1, $13)',
]

/** See Store. Sends as few statements as possible, since other calls may wait for the locks. */
export function startsIn(
  { sql, locks, together, write }: Driver,
  parts: StoreParts,
): WalkthroughStore['start'] {
  const [first, next] = [[BEGIN_TABLE, ...startIn(sql)], startIn(sql)]
  const hold = tipHolder(sql, parts)
  const takeSeats = seatTaker(sql)
  const insert = function* (
    told: NewWalkthrough,
    place: ChapterPlace,
    counted: Counted,
    claim: string,
  ): Work<void> {
    const gone = yield* forgottenAmong(sql, told.offers)
    const seated = withoutOffersTo(told, gone)
    yield* together(told.on ? next : first, ...slotsOf({ ...told, ...seated }, place, counted, claim))
    const own = told.on ? told.seats.filter(({ user }) => user !== null && user === told.starter) : []
    for (const { player, name } of own)
      yield* takeSeats(place.table, String(told.starter), [player], name ?? '')
  }
  const begin = function* (
    told: NewWalkthrough,
    claim: string,
    { counted, soFar }: Counting,
    most?: Most,
  ): Work<StartResult> {
    const { on } = told
    const held = on ? yield* hold(on) : FIRST
    if (typeof held === 'string' || 'overtakenBy' in held) return held
    const reached = most && reachedBy(told, soFar, most)
    if (reached) return reached
    if (on) yield* leaveTip(on)
    yield* insert({ ...told, ...held.stands }, { ...held, table: on?.table ?? told.id, on }, counted, claim)
    return 'started'
  }
  return (told, claim, most) =>
    write(function* () {
      const { starter: beginner, guild, isPrivate, created } = told
      const day = dayOf(created)
      const counted = countedAs({ beginner, guild, isPrivate }, yield* parts.keyOf(day))
      for (const user of namedWith(told)) yield* locks.lockPerson(user)
      yield* locks.lockCounts(beginner, counted.server)
      const { isForgotten, isClaimed, soFar } = yield* lookedUp(beginner, day, counted, claim)
      if (isForgotten) throw new StoreFault('forgetting', null)
      return isClaimed ? 'repeated' : yield* begin(told, claim, { counted, soFar }, most)
    })
}

/** What it counts as, and what has been counted so far. */
type Counting = { readonly counted: Counted; readonly soFar: SoFar }

const reachedBy = ({ on, answers = [] }: NewWalkthrough, soFar: SoFar, most: Most): Reached | null =>
  reachedOf(soFar, most, on ? ['open', 'chapters'] : ['open', 'aDay']) ??
  rowsReached(soFar.rows, answers.length, most.rows)

/** Everybody who is named beside an offer or may take a seat, always in the same order; else nobody but whom it counts against. */
function namedWith({ starter, offers, on }: NewWalkthrough): readonly string[] {
  if (offers.length === 0 && !on) return []
  const users = new Set([...offers.map(({ user }) => user), ...(starter === null ? [] : [starter])])
  return [...users].toSorted()
}

function slotsOf(
  told: NewWalkthrough,
  { table, number, restsAt, on }: ChapterPlace,
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
  const lists = [answers, told.seats.map(seatRecord), told.offers.map(offerRecord)].map(rows => ({ rows }))
  const counts = { rows: [...begunBy(on ? counted.chapters : counted), ...rows] }
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
    table,
    number,
    on?.restsOn ?? null,
    restsAt,
  ]
}

const offerRecord = ({ player, user, at }: SeatOffer) => ({ player, user, at })

function* forgottenAmong(sql: Dialect, offers: NewWalkthrough['offers']): Work<string[]> {
  if (offers.length === 0) return []
  const users = offers.map(({ user }) => user)
  const found = yield query(`${FORGOTTEN} WHERE "user" ${sql.isAmong('$1')}`, users)
  return found.map(({ user }) => String(user))
}
