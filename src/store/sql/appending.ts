// Adds to the log of a walkthrough: what a row brings with it, and why a press has come to nothing.
import { dayOf, type Reached, rowsCountedAs, rowsReached } from '../limits.ts'
import { type Appended, type NewRow, type Press, rowsIn } from '../log.ts'
import { StoreFault } from '../store.ts'
import type { LogRow, Walkthrough } from '../walkthroughs.ts'
import type { Dialect } from './driver.ts'
import { type Keys, rowsSoFar } from './limits.ts'
import { seatTaker } from './offers.ts'
import type { WalkthroughReader } from './reader.ts'
import { demandKnown } from './reader.ts'
import { joinSeats, seatRecord } from './seats.ts'
import { among, query, type Work } from './work.ts'

export type Append = {
  readonly press: Press
  readonly row: NewRow
  /** The first rows of the log, which the caller has just read. */
  readonly known: readonly LogRow[]
  /** The most rows that the user writes on the day of the press. */
  readonly mostRows: number
}

/** Saves a press inside the transaction of the caller; null: nothing has been saved. */
export type Save = (told: Append) => Work<Walkthrough | null>

export const bringsMore = ({ names = {}, seats = [], takes }: NewRow): boolean =>
  Object.keys(names).length > 0 || seats.length > 0 || takes !== undefined

/** Saves what a row brings with it as well. @param add saves its log, and so holds the walkthrough */
export function saverIn(sql: Dialect, reader: WalkthroughReader, add: Save): Save {
  const join = joinSeats(sql, '$1', '$2')
  const takeSeats = seatTaker(sql)
  return function* (told) {
    const { press, row } = told
    const now = yield* add(told)
    if (!now || !bringsMore(row)) return now
    const { names = {}, seats = [], takes } = row
    if (Object.keys(names).length > 0) {
      const all = JSON.stringify({ ...now.names, ...names })
      yield query('UPDATE walkthroughs SET names = $2 WHERE id = $1', now.id, all)
    }
    if (seats.length > 0) yield query(join, now.table, { rows: seats.map(seatRecord) })
    if (takes) yield* takeSeats(now.table, press.userId, takes.players, takes.name)
    return yield* reader.walkthrough(now.id, told.known)
  }
}

/** The limit on rows if the press would exceed it, or null. */
export function* rowsReachedBy({ press, row, mostRows }: Append, keyOf: Keys): Work<Reached | null> {
  const day = dayOf(press.at)
  const who = rowsCountedAs(press.userId, yield* keyOf(day))
  return rowsReached(yield* rowsSoFar(day, who), rowsIn(row).length, mostRows)
}

/**
 * Finds why a press has saved nothing, in this order: if the walkthrough has moved on by this very claim, the claim is there.
 * @param reached finds the limit that has kept the press from being saved, if it fits the walkthrough
 */
export function overtakenIn(sql: Dialect, reader: WalkthroughReader) {
  const claims = `SELECT id, walkthrough FROM claims WHERE id ${sql.isKey}`
  const leftBehind = function* (walkthrough: Walkthrough): Work<Appended> {
    const tip = yield* reader.tip(walkthrough.table)
    return tip ? { result: 'overtaken', walkthrough, tip } : { result: 'gone' }
  }
  return function* (press: Press, reached?: () => Work<Reached | null>): Work<Appended> {
    const { walkthrough: id, revision, interaction, userId } = press
    yield* demandKnown(userId)
    const now = yield* reader.walkthrough(id)
    const own = (yield among(claims, interaction)).find(claim => claim.id === interaction)
    const before = own?.walkthrough === id ? yield* reader.walkthrough(id) : null
    if (before) return { result: 'repeated', walkthrough: before }
    if (!now) return { result: 'gone' }
    if (!now.isTip) return yield* leftBehind(now)
    // A claim that has written to another walkthrough writes nothing here.
    if (now.revision !== revision || now.closed || own) return { result: 'behind', walkthrough: now }
    const limit = reached ? yield* reached() : null
    if (!limit) throw lockTaken()
    return { result: 'tooMany', walkthrough: now, reached: limit }
  }
}

/** Another transaction has locked the walkthrough: the caller tries again instead of waiting for the lock. */
export const lockTaken = (): StoreFault =>
  new StoreFault('busy', new Error('somebody else is writing to this walkthrough'))
