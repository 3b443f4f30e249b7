// Begins walkthroughs within the limits, once for each interaction.
import type { DatabaseSync } from 'node:sqlite'
import {
  type Counted,
  countedAs,
  dayOf,
  type Most,
  newKey,
  type Reached,
  reachedOf,
  rowsCountedAs,
  rowsReached,
} from '../limits.ts'
import { seatsBut, stillHeld, withoutOffersTo } from '../participants.ts'
import type { NewRow, NewWalkthrough, Seat, Store } from '../store.ts'
import { offerInserterIn } from './offers.ts'
import type { RowReader } from './reader.ts'

export type Claims = ReturnType<typeof claimsIn>

export function claimsIn(database: DatabaseSync) {
  const find = database.prepare('SELECT walkthrough FROM claims WHERE id = ?')
  const insert = database.prepare('INSERT INTO claims (id, walkthrough, at) VALUES (?, ?, ?)')
  const holder = (claim: string): string | null => {
    const found = find.get(claim)
    return found ? String(found.walkthrough) : null
  }
  return {
    /** The walkthrough that the interaction has written to, or null. */
    holder,
    claim: (claim: string, walkthrough: string, at: number): void => {
      insert.run(claim, walkthrough, at)
    },
  }
}

/** The returned function runs inside the transaction of its caller, which is the only writer. */
export function starterIn(database: DatabaseSync, reader: RowReader, claims: Claims, days: Days) {
  const insert = inserterIn(database, reader)
  return (told: NewWalkthrough, claim: string, most?: Most): Awaited<ReturnType<Store['start']>> => {
    if (told.starter !== null) reader.demandKnown(told.starter)
    if (claims.holder(claim) !== null) return 'repeated'
    const { starter: beginner, guild, isPrivate, created } = told
    const counted = countedAs({ beginner, guild, isPrivate }, days.keyOf(dayOf(created)))
    const rows = { by: beginner, at: created, number: told.answers?.length ?? 0 }
    const reached =
      most &&
      (reachedOf(days.soFar(beginner, dayOf(created), counted), most) ?? days.rowsReached(rows, most.rows))
    if (reached) return reached
    insert(told)
    days.count(dayOf(created), counted)
    days.countRows(rows)
    claims.claim(claim, told.id, created)
    return 'started'
  }
}

function inserterIn(database: DatabaseSync, reader: RowReader) {
  const insert = database.prepare(`
    INSERT INTO walkthroughs
      (id, flow, language, guild, channel, thread, board, board_posted, is_private, starter, beginner, names, set_up,
       revision, outcome, listed, closed, ending, created, touched)
    VALUES
      (:id, :flow, :language, :guild, :channel, :thread, :board, :boardPosted, :isPrivate, :starter, :starter, :names,
       :setUp, :revision, :outcome, :listed, :outcome IS NOT NULL, CASE WHEN :outcome IS NOT NULL THEN 'over' END, :created,
       max(:created, coalesce(:boardPosted, 0)))`)
  const log = loggerIn(database)
  const seat = seaterIn(database)
  const offer = offerInserterIn(database)
  const sits = database.prepare('SELECT user FROM seats WHERE walkthrough = ?')
  const sitting = (walkthrough: string) => sits.all(walkthrough).map(({ user }) => user as string | null)
  return (told: NewWalkthrough): void => {
    const { names, setUp, outcome, listed, isPrivate, after, answers = [] } = told
    const { id, flow, language, guild, channel, thread, board, boardPosted, starter, created } = told
    insert.run({
      ...{ id, flow, language, guild, channel, thread, board, boardPosted, starter, created },
      isPrivate: Number(isPrivate),
      revision: answers.length,
      names: JSON.stringify(names),
      setUp: JSON.stringify(setUp),
      outcome: outcome ? JSON.stringify(outcome) : null,
      listed: listed ? JSON.stringify(listed) : null,
    })
    const held = after === undefined ? told.seats : stillHeld(told, sitting(after))
    const gone = reader.forgotten()
    const { seats, offers } = withoutOffersTo({ seats: seatsBut(held, gone), offers: told.offers }, gone)
    for (const [position, one] of seats.entries()) seat(id, position, one)
    for (const one of offers) offer(id, one)
    for (const [index, answer] of answers.entries()) log(id, index + 1, starter, created, { answer })
  }
}

/** Writes a row of the log. */
export function loggerIn(database: DatabaseSync) {
  const insert = database.prepare(
    'INSERT INTO log (walkthrough, number, by, at, answer, takes_back) VALUES (?, ?, ?, ?, ?, ?)',
  )
  return (walkthrough: string, number: number, by: string | null, at: number, row: NewRow): void => {
    const [answer, takesBack] = 'answer' in row ? [JSON.stringify(row.answer), null] : [null, row.takesBack]
    insert.run(walkthrough, number, by, at, answer, takesBack)
  }
}

/** Writes a seat at this position. */
export function seaterIn(database: DatabaseSync) {
  const insert = database.prepare(
    'INSERT INTO seats (walkthrough, position, player, user, name) VALUES (?, ?, ?, ?, ?)',
  )
  return (walkthrough: string, position: number, { player, user, name }: Seat): void => {
    insert.run(walkthrough, position, player, user, name)
  }
}

export type Days = ReturnType<typeof daysIn>

/** Rows that a person gives. */
type Given = { readonly by: string | null; readonly at: number; readonly number: number }

/** Counts open walkthroughs, and walkthroughs begun and rows written on a day. */
export function daysIn(database: DatabaseSync) {
  const key = database.prepare('SELECT key FROM start_days WHERE day = ?')
  const makeKey = database.prepare('INSERT INTO start_days (day, key) VALUES (?, ?)')
  const begun = database.prepare('SELECT number FROM starts WHERE day = ? AND who = ?')
  const count = database.prepare(`
    INSERT INTO starts (day, who, number) VALUES (?, ?, ?)
    ON CONFLICT (day, who) DO UPDATE SET number = number + excluded.number`)
  const open = 'SELECT count(*) AS number FROM walkthroughs WHERE closed = 0 AND'
  const openOfPerson = database.prepare(`${open} beginner = ?`)
  const openOfServer = database.prepare(`${open} guild = ? AND is_private = 0`)
  const numberIn = (row: Record<string, unknown> | undefined): number => Number(row?.number ?? 0)
  const keyOf = (day: number): string => {
    const known = key.get(day)?.key
    if (known !== undefined) return String(known)
    const made = newKey()
    makeKey.run(day, made)
    return made
  }

  return {
    keyOf,
    soFar: (beginner: string | null, day: number, { person, server }: Counted): Omit<Most, 'rows'> => ({
      open: { person: numberIn(openOfPerson.get(beginner)), server: numberIn(openOfServer.get(server)) },
      aDay: {
        person: numberIn(begun.get(day, person)),
        server: numberIn(begun.get(day, server)),
      },
    }),
    count: (day: number, { person, server }: Counted): void => {
      for (const who of [person, server]) if (who !== null) count.run(day, who, 1)
    },
    /** The limit if these rows would exceed it, or null. */
    rowsReached: ({ by, at, number }: Given, most: number): Reached | null => {
      if (by === null) return null
      const soFar = begun.get(dayOf(at), rowsCountedAs(by, keyOf(dayOf(at))))
      return rowsReached(numberIn(soFar), number, most)
    },
    countRows: ({ by, at, number }: Given): void => {
      if (by !== null && number > 0) count.run(dayOf(at), rowsCountedAs(by, keyOf(dayOf(at))), number)
    },
  }
}
