// Reads walkthroughs out of their tables: one, or those of a place or a person.
import type { DatabaseSync } from 'node:sqlite'
import { HEAD_COLUMNS, headShape, readAs, rowShape } from '../rows.ts'
import type { Head, Row, Store, Walkthrough } from '../store.ts'

const HEADS = `SELECT ${HEAD_COLUMNS} FROM walkthroughs`

const LATEST_FIRST = 'ORDER BY touched DESC, created DESC, id'
const OPEN_FIRST = 'ORDER BY closed, touched DESC, created DESC, id'

export type Reader = {
  readonly head: (id: string) => Head | null
  readonly rows: (id: string) => Row[]
  /** Rows that are known already, the first ones of the log, are not read. */
  readonly walkthrough: (id: string, known?: readonly Row[]) => Walkthrough | null
  readonly at: (place: string) => Head[]
  /** Without a limit, all of them. */
  readonly of: (user: string, limit?: number) => Head[]
  readonly countOpen: (of: Parameters<Store['countOpen']>[0]) => number
}

/** Reading happens inside the transaction of whoever calls. @throws StoreFault if what is read is damaged */
export function readerOf(database: DatabaseSync): Reader {
  const seats = database.prepare(
    'SELECT player, user, name FROM seats WHERE walkthrough = ? ORDER BY position',
  )
  const log = database.prepare(
    'SELECT number, by, at, answer, takes_back AS takesBack FROM log WHERE walkthrough = ? AND number > ? ORDER BY number',
  )
  const byId = database.prepare(`${HEADS} WHERE id = ?`)
  const byPlace = database.prepare(`${HEADS} WHERE coalesce(thread, channel) = ? ${LATEST_FIRST}`)
  const byUser = database.prepare(`${HEADS}
    WHERE id IN (
      SELECT id FROM walkthroughs WHERE starter = :user
      UNION SELECT walkthrough FROM seats WHERE user = :user
      UNION SELECT walkthrough FROM log WHERE by = :user
    )
    ${OPEN_FIRST} LIMIT :limit`)

  const open = 'SELECT count(*) AS count FROM walkthroughs WHERE closed = 0'
  const countAll = database.prepare(open)
  const countOfStarter = database.prepare(`${open} AND starter = ?`)
  const countOfGuild = database.prepare(`${open} AND guild = ?`)

  const headFrom = (row: Record<string, unknown>): Head =>
    readAs(headShape, { ...row, seats: seats.all(String(row.id)) }, `walkthrough ${row.id}`)
  const head = (id: string): Head | null => {
    const row = byId.get(id)
    return row ? headFrom(row) : null
  }
  const rows = (id: string, after = 0): Row[] =>
    log.all(id, after).map(row => readAs(rowShape(row), row, `walkthrough ${id}, row ${row.number}`))

  return {
    head,
    rows,
    walkthrough: (id, known = []) => {
      const found = head(id)
      return found && { ...found, rows: [...known, ...rows(id, known.length)] }
    },
    at: place => byPlace.all(place).map(headFrom),
    // SQLite takes a negative limit for none.
    of: (user, limit = -1) => byUser.all({ user, limit }).map(headFrom),
    countOpen: of => {
      if (of === 'all') return Number(countAll.get()?.count)
      return Number(('starter' in of ? countOfStarter.get(of.starter) : countOfGuild.get(of.guild))?.count)
    },
  }
}
