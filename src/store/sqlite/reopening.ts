// Opens closed walkthroughs within the limits.
import type { DatabaseSync } from 'node:sqlite'
import { countedAs, dayOf, reachedOf } from '../limits.ts'
import {
  type Appended,
  type Head,
  type LogRow,
  type NewRow,
  type Press,
  type Reopened,
  type Reopening,
  rowsIn,
} from '../store.ts'
import type { RowReader } from './reader.ts'
import type { Claims, Days } from './starting.ts'

type With = {
  readonly reader: RowReader
  readonly claims: Claims
  readonly days: Days
  readonly append: (
    press: Press,
    row: NewRow,
    known: readonly LogRow[] | undefined,
    mostRows: number,
  ) => Appended
}

/** The returned function runs inside the transaction of its caller, which is the only writer. */
export function reopenerIn(database: DatabaseSync, { reader, claims, days, append }: With) {
  const open = database.prepare(`
    UPDATE walkthroughs SET closed = 0, ending = NULL, beginner = :beginner, touched = max(touched, :at) WHERE id = :id`)
  const now = (result: 'saved' | 'behind' | 'repeated' | 'mayNot', id: string, known?: readonly LogRow[]) => {
    const walkthrough = reader.walkthrough(id, known)
    return walkthrough ? { result, walkthrough } : ({ result: 'gone' } as const)
  }
  /** The limit that is reached; null: it is counted and open. */
  const opened = (
    head: Head,
    { at, userId }: Press,
    { most, countsForDay }: Reopening,
    row: NewRow | null,
  ) => {
    const day = dayOf(at)
    const beginner = head.beginner ?? userId
    const counted = countedAs({ ...head, beginner }, days.keyOf(day))
    const limits = countsForDay ? (['open', 'aDay'] as const) : (['open'] as const)
    const rows = { by: userId, at, number: row ? rowsIn(row).length : 0 }
    const reached =
      reachedOf(days.soFar(beginner, day, counted), most, limits) ?? days.rowsReached(rows, most.rows)
    if (reached) return reached
    if (countsForDay) days.count(day, counted)
    open.run({ id: head.id, at, beginner })
    return null
  }
  /** Why it cannot be opened; null: it is open. */
  const refused = (head: Head, press: Press, opening: Reopening, row: NewRow | null): Reopened | null => {
    if (!head.closed) return null
    if (!opening.mayOpen(head)) return now('mayNot', head.id)
    const reached = opened(head, press, opening, row)
    const walkthrough = reached && reader.walkthrough(head.id)
    return walkthrough && { result: 'tooMany', walkthrough, reached }
  }
  return (press: Press, opening: Reopening, row: NewRow | null, known?: readonly LogRow[]): Reopened => {
    const { walkthrough: id, revision, interaction: claim, at } = press
    reader.demandKnown(press.userId)
    const holder = claims.holder(claim)
    if (holder !== null) return now(holder === id ? 'repeated' : 'behind', id)
    const head = reader.head(id)
    if (head?.revision !== revision) return now('behind', id)
    const no = refused(head, press, opening, row)
    if (no) return no
    if (row) return append(press, row, known, opening.most.rows)
    if (!head.closed) return now('repeated', id)
    claims.claim(claim, id, at)
    return now('saved', id, known)
  }
}
