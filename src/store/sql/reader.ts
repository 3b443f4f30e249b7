// Reads walkthroughs, each by one statement, so that head, seats and log are of the same state.

import { listedShape, listingShape } from '../listing-shapes.ts'
import { shareOf, withoutForgotten } from '../participants.ts'
import type { OwnShare } from '../persons.ts'
import { headShape, listFrom, readAs, rowShape } from '../row-shapes.ts'
import { StoreFault } from '../store.ts'
import type { Head, Listing, LogRow, Walkthrough } from '../walkthroughs.ts'
import { FORGOTTEN, HEAD_COLUMNS, LEAD_OF, LISTING_COLUMNS, tablesOfUser } from './columns.ts'
import type { Dialect } from './driver.ts'
import { type DatabaseRow, query, type Work } from './work.ts'

const OF_THIS = 'walkthrough = walkthroughs.id'

/** The columns with seats and offers. @param table which table's they are */
export const seatsOf = ({ list, byBytes }: Dialect, table: string): string => `
  ${list(`'player', player, 'user', "user", 'name', name`, `seats WHERE game_table = ${table}`, 'position')} AS seats,
  ${list(`'player', player, 'user', "user", 'at', at`, `offers WHERE game_table = ${table}`, `player${byBytes}`)} AS offers`

/** The column with the persons whose deletion is under way. */
export const forgottenOf = ({ list }: Dialect): string =>
  `${list(`'user', "user"`, 'forgetting', '"user"')} AS forgotten`

const listsIn = (sql: Dialect): string => `
  ${seatsOf(sql, 'walkthroughs.game_table')},
  ${forgottenOf(sql)}`

const LOGGED = `'number', number, 'by', by, 'at', at, 'answer', answer, 'takesBack', takes_back`

const logIn = ({ list }: Dialect, number: string, log: string): string =>
  `${list(LOGGED, `${log} WHERE ${OF_THIS} AND number > ${number}`, 'number')} AS rows`

/**
 * The columns of whole walkthroughs, and the persons whose deletion is under way: what is read beside them is told without them.
 * @param number after which rows of the log are selected
 * @param log the table of the rows
 */
export const wholeColumns = (sql: Dialect, number: string, log = 'log'): string =>
  `${HEAD_COLUMNS}, ${listsIn(sql)}, ${logIn(sql, number, log)}`

const headFrom = (row: DatabaseRow): Head => readAs(headShape, row, `walkthrough ${row.id}`)

const rowsIn = (list: unknown) => listFrom(list) as readonly DatabaseRow[]

const forgottenIn = ({ forgotten }: DatabaseRow): string[] =>
  rowsIn(forgotten).map(({ user }) => String(user))

export const listingFrom = (row: DatabaseRow): Listing =>
  withoutForgotten(readAs(listingShape, row, `walkthrough ${row.id}`), forgottenIn(row))

const logFrom = (row: DatabaseRow): LogRow[] =>
  rowsIn(row.rows).map(one => readAs(rowShape(one), one, `walkthrough ${row.id}, row ${one.number}`))

/** Reads what `wholeColumns` has selected. @param known the first rows of the log, if only the others have been selected */
export const walkthroughFrom = (row: DatabaseRow, known: readonly LogRow[] = []): Walkthrough =>
  withoutForgotten({ ...headFrom(row), rows: [...known, ...logFrom(row)] }, forgottenIn(row))

const IS_MARKED = `${FORGOTTEN} WHERE "user" = $1`

/** Whether the deletion of this person is under way. */
export function* isMarked(user: string): Work<boolean> {
  const marked = yield query(IS_MARKED, user)
  return marked.length > 0
}

/** @throws StoreFault forgetting, if the deletion of this person is under way */
export function* demandKnown(user: string): Work<void> {
  if (yield* isMarked(user)) throw new StoreFault('forgetting', null)
}

export type WalkthroughReader = ReturnType<typeof walkthroughReader>

/** Each work throws a StoreFault if a row is damaged. */
export function walkthroughReader(sql: Dialect) {
  const byId = `SELECT ${wholeColumns(sql, '$2')} FROM walkthroughs WHERE id = $1`
  const byTable = `SELECT ${wholeColumns(sql, '0')} FROM walkthroughs WHERE game_table = $1 AND is_tip`
  const byClaim = `
    SELECT ${wholeColumns(sql, '0')} FROM walkthroughs
    WHERE id = (SELECT walkthrough FROM claims WHERE id = $1)`
  /** With the rows after a number; and of the others how many there are, and how many have somebody's name. */
  const byIdAfter = `
    SELECT ${wholeColumns(sql, '$2')}, before.*
    FROM walkthroughs, (
      SELECT count(*) AS "rowsBefore", count(by) AS "namedBefore"
      FROM log WHERE walkthrough = $1 AND number <= $2) AS before
    WHERE id = $1`
  /** The rows are the person's own. */
  const shareById = `
    SELECT ${wholeColumns(sql, '0', '(SELECT * FROM log WHERE by = $1) AS log')}, listed FROM walkthroughs WHERE id = $2`

  const walkthrough = function* (id: string, known: readonly LogRow[] = []): Work<Walkthrough | null> {
    const [row] = yield query(byId, id, known.length)
    return row ? walkthroughFrom(row, known) : null
  }
  return {
    /** `known` holds the first rows of the log, which are not read again. */
    walkthrough,
    tip: function* (table: string): Work<Walkthrough | null> {
      const [row] = yield query(byTable, table)
      return row ? walkthroughFrom(row) : null
    },
    claimed: function* (claim: string): Work<Walkthrough | null> {
      const [row] = yield query(byClaim, claim)
      return row ? walkthroughFrom(row) : null
    },
    /** The same for rows that may have changed since they were read: who gave one is blanked once that person is forgotten. */
    again: function* (id: string, known: readonly LogRow[]): Work<Walkthrough | null> {
      if (known.length === 0) return yield* walkthrough(id)
      const [row] = yield query(byIdAfter, id, known.length)
      if (!row) return null
      const named = known.filter(({ by }) => by !== null).length
      const areUnchanged = row.rowsBefore === known.length && row.namedBefore === named
      return areUnchanged ? walkthroughFrom(row, known) : yield* walkthrough(id)
    },
    /** null: the person takes no part in this walkthrough. */
    share: function* (user: string, id: string): Work<OwnShare | null> {
      yield* demandKnown(user)
      const [row] = yield query(shareById, user, id)
      if (!row) return null
      const { listed } = readAs(listedShape, row, `walkthrough ${id}`)
      return shareOf(user, headFrom(row), listed, logFrom(row))
    },
  }
}

/** Lists walkthroughs of a place or a person. Each work throws a StoreFault if a row is damaged. */
export function listReader(sql: Dialect) {
  const openFirst = `ORDER BY closed, touched DESC, created DESC, id${sql.byBytes}`
  /**
   * The inner SELECT chooses ids first, so that long columns are read only for the chosen walkthroughs. For a bare slot as
   * LIMIT SQLite would prepare the statement anew each time, which takes longer than all the rest.
   */
  const chosen = (condition: string, limit: string): string => `
    SELECT ${LISTING_COLUMNS}, ${listsIn(sql)} FROM walkthroughs
    WHERE id IN (SELECT id FROM walkthroughs WHERE is_tip AND ${condition} ${openFirst} LIMIT CAST(${limit} AS INTEGER)) ${openFirst}`
  const byPlaces = chosen(
    `coalesce(thread, channel) ${sql.isAmong('$1')} AND (is_private = FALSE OR ${LEAD_OF} = $2)`,
    '$3',
  )
  const byUser = chosen(`game_table IN (${tablesOfUser('$1')})`, '$2')
  const byOffer = chosen('game_table IN (SELECT game_table FROM offers WHERE "user" = $1)', '$2')
  const bySeat = chosen(
    `(coalesce(thread, channel) ${sql.isAmong('$1')} OR thread IS NOT NULL AND channel ${sql.isAmong('$1')})
      AND touched >= $3 AND EXISTS (
      SELECT 1 FROM game_tables WHERE id = game_table AND ended IS NULL AND ($2 = lead OR EXISTS (
        SELECT 1 FROM seats WHERE seats.game_table = game_tables.id AND seats."user" = $2)))`,
    '$4',
  )
  const idsOfUser = `SELECT id FROM walkthroughs WHERE game_table IN (${tablesOfUser('$1')}) ${openFirst}`
  return {
    at: function* (places: readonly string[], user: string, limit: number): Work<Listing[]> {
      yield* demandKnown(user)
      return (yield query(byPlaces, places, user, limit)).map(listingFrom)
    },
    sittingAt: function* (
      places: readonly string[],
      user: string,
      since: number,
      limit: number,
    ): Work<Listing[]> {
      yield* demandKnown(user)
      return (yield query(bySeat, places, user, since, limit)).map(listingFrom)
    },
    of: function* (user: string, limit: number): Work<Listing[]> {
      yield* demandKnown(user)
      return (yield query(byUser, user, limit)).map(listingFrom)
    },
    offeredTo: function* (user: string, limit: number): Work<Listing[]> {
      return (yield query(byOffer, user, limit)).map(listingFrom)
    },
    idsOf: function* (user: string): Work<string[]> {
      return (yield query(idsOfUser, user)).map(({ id }) => String(id))
    },
  }
}
