// Begins walkthroughs, adds to their logs and finds them.
import type { DatabaseSync } from 'node:sqlite'
import type { Reached } from '../limits.ts'
import { seatsBut } from '../participants.ts'
import {
  type Appended,
  type Head,
  type LogRow,
  type NewRow,
  type Press,
  rowsIn,
  type Seat,
  type Store,
} from '../store.ts'
import type { Connection } from './connection.ts'
import { seatTakerIn } from './offers.ts'
import type { RowReader } from './reader.ts'
import { reopenerIn } from './reopening.ts'
import { type Claims, claimsIn, type Days, daysIn, loggerIn, seaterIn, starterIn } from './starting.ts'

type Walkthroughs = Pick<
  Store,
  'start' | 'read' | 'claimed' | 'append' | 'reopen' | 'at' | 'of' | 'offeredTo' | 'countOpen' | 'openIn'
>

export function walkthroughsIn({ database, read, write }: Connection, reader: RowReader): Walkthroughs {
  const claims = claimsIn(database)
  const days = daysIn(database)
  const start = starterIn(database, reader, claims, days)
  const append = appenderIn(database, reader, claims, days)
  const reopen = reopenerIn(database, { reader, claims, days, append })
  const claimed = (claim: string) => {
    const id = claims.holder(claim)
    return id === null ? null : reader.walkthrough(id)
  }
  return {
    start: (walkthrough, claim, most) => write(() => start(walkthrough, claim, most)),
    read: (id, known = []) => read(() => reader.walkthroughAgain(id, known)),
    claimed: claim => read(() => claimed(claim)),
    append: (press, row, known, mostRows) => write(() => append(press, row, known, mostRows)),
    reopen: (press, opening, row, known) => write(() => reopen(press, opening, row, known)),
    at: (places, user, limit) => read(() => reader.at(places, user, limit)),
    of: (user, limit) => read(() => reader.of(user, limit)),
    offeredTo: (user, limit) => read(() => reader.offeredTo(user, limit)),
    countOpen: () => read(reader.countOpen),
    openIn: (guild, idle) => read(() => reader.openIn(guild, idle)),
  }
}

function appenderIn(database: DatabaseSync, reader: RowReader, claims: Claims, days: Days) {
  const advance = database.prepare(`
    UPDATE walkthroughs
    SET revision = revision + :rows, touched = max(touched, :at), outcome = :outcome, closed = :outcome IS NOT NULL,
      ending = CASE WHEN :outcome IS NOT NULL THEN 'over' END, listed = coalesce(:listed, listed)
    WHERE id = :id AND revision = :revision AND closed = 0`)
  const log = loggerIn(database)
  const rename = renamerIn(database, reader)
  const seat = joinerIn(database, reader)
  const take = seatTakerIn(database)
  const told = (result: 'saved' | 'behind' | 'repeated', id: string, known?: readonly LogRow[]): Appended => {
    const walkthrough = reader.walkthrough(id, known)
    return walkthrough ? { result, walkthrough } : { result: 'gone' }
  }
  const refused = ({ walkthrough: id, revision }: Press, reached: Reached): Appended => {
    const walkthrough = reader.walkthrough(id)
    if (!walkthrough) return { result: 'gone' }
    const isNext = walkthrough.revision === revision && !walkthrough.closed
    return isNext ? { result: 'tooMany', walkthrough, reached } : { result: 'behind', walkthrough }
  }
  return (
    press: Press,
    row: NewRow,
    known?: readonly LogRow[],
    mostRows = Number.POSITIVE_INFINITY,
  ): Appended => {
    const { walkthrough: id, revision, interaction: claim, at, userId } = press
    reader.demandKnown(userId)
    const holder = claims.holder(claim)
    if (holder !== null) return told(holder === id ? 'repeated' : 'behind', id)
    const [outcome, listed] = [textOf(row.outcome), textOf(row.listed)]
    const rows = rowsIn(row)
    const counted = { by: userId, at, number: rows.length }
    const reached = days.rowsReached(counted, mostRows)
    if (reached) return refused(press, reached)
    const isNext = advance.run({ id, revision, at, outcome, listed, rows: rows.length }).changes > 0
    if (!isNext) return told('behind', id)
    for (const [index, one] of rows.entries()) log(id, revision + index + 1, userId, at, one)
    days.countRows(counted)
    rename(id, row.names)
    seat(id, row.seats)
    if (row.takes) take(press, row.takes.players, row.takes.name)
    claims.claim(claim, id, at)
    return told('saved', id, known)
  }
}

const textOf = (value: object | undefined): string | null => (value ? JSON.stringify(value) : null)

function renamerIn(database: DatabaseSync, reader: RowReader) {
  const name = database.prepare('UPDATE walkthroughs SET names = ? WHERE id = ?')
  return (id: string, names: Head['names'] = {}): void => {
    if (Object.keys(names).length === 0) return
    const before = reader.head(id)?.names
    name.run(JSON.stringify({ ...before, ...names }), id)
  }
}

/** Gives seats to players who have none yet, behind all others. */
function joinerIn(database: DatabaseSync, reader: RowReader) {
  const insert = seaterIn(database)
  return (id: string, seats: readonly Seat[] = []): void => {
    if (seats.length === 0) return
    const before = reader.head(id)?.seats ?? []
    const added = seatsBut(seats, reader.forgotten()).filter(({ player }) =>
      before.every(seat => seat.player !== player),
    )
    for (const [index, seat] of added.entries()) insert(id, before.length + index, seat)
  }
}
