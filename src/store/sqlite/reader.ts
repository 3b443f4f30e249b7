// Reads walkthroughs from their tables: one by id, or all of a place or a person.
import type { DatabaseSync } from 'node:sqlite'
import { HEAD_COLUMNS, headShape, readAs, rowShape } from '../row-shapes.ts'
import type { Head, LogRow, OpenIn, Walkthrough } from '../store.ts'

const HEADS = `SELECT ${HEAD_COLUMNS} FROM walkthroughs`

const OPEN_FIRST = 'ORDER BY closed, touched DESC, created DESC, id'

/** The inner SELECT chooses ids first, so that long columns are read only for the chosen walkthroughs. */
const chosen = (condition: string): string => `
  ${HEADS} WHERE id IN (SELECT id FROM walkthroughs WHERE ${condition} ${OPEN_FIRST} LIMIT :limit) ${OPEN_FIRST}`

/** Selects the walkthroughs that a person takes part in. */
export const OF_USER = `
  SELECT id FROM walkthroughs WHERE starter = :user
  UNION SELECT id FROM walkthroughs WHERE beginner = :user
  UNION SELECT walkthrough FROM seats WHERE user = :user
  UNION SELECT walkthrough FROM log WHERE by = :user`

export type RowReader = ReturnType<typeof rowReaderOf>

/** Reads inside the transaction of the caller. @throws StoreFault if a row is damaged */
export function rowReaderOf(database: DatabaseSync) {
  const seats = database.prepare(
    'SELECT player, user, name FROM seats WHERE walkthrough = ? ORDER BY position',
  )
  const offers = database.prepare('SELECT player, user, at FROM offers WHERE walkthrough = ? ORDER BY player')
  const log = database.prepare(
    'SELECT number, by, at, answer, takes_back AS takesBack FROM log WHERE walkthrough = ? AND number > ? ORDER BY number',
  )
  // Rows do not change, but for whose they were: that is blanked once somebody is forgotten.
  const unchanged = database.prepare(
    'SELECT count(*) AS rows, count(by) AS named FROM log WHERE walkthrough = ? AND number <= ?',
  )
  const byId = database.prepare(`${HEADS} WHERE id = ?`)
  const byPlaces = database.prepare(
    chosen(`
      coalesce(thread, channel) IN (SELECT value FROM json_each(:places)) AND (is_private = 0 OR starter = :user)`),
  )
  const byUser = database.prepare(chosen(`id IN (${OF_USER})`))
  const byOffer = database.prepare(chosen('id IN (SELECT walkthrough FROM offers WHERE user = :user)'))
  const countAll = database.prepare('SELECT count(*) AS count FROM walkthroughs WHERE closed = 0')
  const openIn = database.prepare(`
    SELECT count(*) FILTER (WHERE is_private = 0) AS shared, count(*) FILTER (WHERE is_private = 1) AS private,
      count(*) FILTER (WHERE touched < ?) AS idle
    FROM walkthroughs WHERE closed = 0 AND guild = ?`)

  const headFrom = (row: Record<string, unknown>): Head =>
    readAs(
      headShape,
      {
        ...row,
        seats: seats.all(String(row.id)),
        offers: row.closed === 0 ? offers.all(String(row.id)) : [],
      },
      `walkthrough ${row.id}`,
    )
  const head = (id: string): Head | null => {
    const row = byId.get(id)
    return row ? headFrom(row) : null
  }
  const rows = (id: string, after = 0): LogRow[] =>
    log.all(id, after).map(row => readAs(rowShape(row), row, `walkthrough ${id}, row ${row.number}`))

  /** `known` holds the first rows of the log, which are not read again. */
  const walkthrough = (id: string, known: readonly LogRow[] = []): Walkthrough | null => {
    const found = head(id)
    return found && { ...found, rows: [...known, ...rows(id, known.length)] }
  }
  const areUnchanged = (id: string, known: readonly LogRow[]): boolean => {
    const { rows, named } = unchanged.get(id, known.length) ?? {}
    return rows === known.length && named === known.filter(({ by }) => by !== null).length
  }

  return {
    head,
    rows,
    walkthrough,
    /** The same for rows that may have changed since they were read. */
    walkthroughAgain: (id: string, known: readonly LogRow[]): Walkthrough | null =>
      walkthrough(id, known.length > 0 && areUnchanged(id, known) ? known : []),
    at: (places: readonly string[], user: string, limit: number): Head[] =>
      byPlaces.all({ places: JSON.stringify(places), user, limit }).map(headFrom),
    /** Without a limit all of them: SQLite reads a negative one so. */
    of: (user: string, limit = -1): Head[] => byUser.all({ user, limit }).map(headFrom),
    offeredTo: (user: string, limit: number): Head[] => byOffer.all({ user, limit }).map(headFrom),
    countOpen: (): number => Number(countAll.get()?.count),
    openIn: (guild: string, idle: number) => ({ ...openIn.get(idle, guild) }) as OpenIn,
  }
}
