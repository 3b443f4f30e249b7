// Reads walkthroughs from their tables: one by id, or all of a place or a person.
import type { DatabaseSync } from 'node:sqlite'
import { shareOf, withoutForgotten } from '../participants.ts'
import {
  FORGOTTEN,
  HEAD_COLUMNS,
  headShape,
  LISTING_COLUMNS,
  listedShape,
  listingShape,
  ofUser,
  readAs,
  rowShape,
} from '../row-shapes.ts'
import {
  type Head,
  type Listing,
  type LogRow,
  type OpenIn,
  type OwnShare,
  StoreFault,
  type Walkthrough,
} from '../store.ts'

const HEADS = `SELECT ${HEAD_COLUMNS} FROM walkthroughs`

const OPEN_FIRST = 'ORDER BY closed, touched DESC, created DESC, id'

/** The inner SELECT chooses ids first, so that long columns are read only for the chosen walkthroughs. */
const chosen = (condition: string): string => `
  SELECT ${LISTING_COLUMNS} FROM walkthroughs WHERE id IN (SELECT id FROM walkthroughs WHERE ${condition} ${OPEN_FIRST} LIMIT :limit) ${OPEN_FIRST}`

/** Selects the walkthroughs that a person takes part in. */
const OF_USER = ofUser(':user')

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
  const idsOfUser = database.prepare(`SELECT id FROM walkthroughs WHERE id IN (${OF_USER}) ${OPEN_FIRST}`)
  const ownRows = database.prepare(
    'SELECT number, by, at, answer, takes_back AS takesBack FROM log WHERE walkthrough = ? AND by = ? ORDER BY number',
  )
  const listedOf = database.prepare('SELECT listed FROM walkthroughs WHERE id = ?')
  const marked = database.prepare(FORGOTTEN)
  const countAll = database.prepare('SELECT count(*) AS count FROM walkthroughs WHERE closed = 0')
  const openIn = database.prepare(`
    SELECT count(*) FILTER (WHERE is_private = 0) AS shared, count(*) FILTER (WHERE is_private = 1) AS private,
      count(*) FILTER (WHERE touched < ?) AS idle
    FROM walkthroughs WHERE closed = 0 AND guild = ?`)

  const withSeats = (row: Record<string, unknown>) => ({
    ...row,
    seats: seats.all(String(row.id)),
    offers: row.closed === 0 ? offers.all(String(row.id)) : [],
  })
  const headFrom = (row: Record<string, unknown>): Head =>
    readAs(headShape, withSeats(row), `walkthrough ${row.id}`)
  /** The persons whose deletion is under way. */
  const forgotten = (): string[] => marked.all().map(({ user }) => String(user))
  /** @throws StoreFault forgetting, if the deletion of this person is under way */
  const demandKnown = (user: string): void => {
    if (forgotten().includes(user)) throw new StoreFault('forgetting', null)
  }
  const listing = (row: Record<string, unknown>): Listing =>
    readAs(listingShape, withSeats(row), `walkthrough ${row.id}`)
  const head = (id: string): Head | null => {
    const row = byId.get(id)
    return row ? headFrom(row) : null
  }
  const rowOf =
    (id: string) =>
    (row: Record<string, unknown>): LogRow =>
      readAs(rowShape(row), row, `walkthrough ${id}, row ${row.number}`)
  const rows = (id: string, after = 0): LogRow[] => log.all(id, after).map(rowOf(id))

  /** `known` holds the first rows of the log, which are not read again. */
  const walkthrough = (id: string, known: readonly LogRow[] = []): Walkthrough | null => {
    const found = head(id)
    return found && withoutForgotten({ ...found, rows: [...known, ...rows(id, known.length)] }, forgotten())
  }
  const listings = (found: Record<string, unknown>[]): Listing[] => {
    const gone = forgotten()
    return found.map(row => withoutForgotten(listing(row), gone))
  }
  const share = (user: string, id: string): OwnShare | null => {
    demandKnown(user)
    const whole = head(id)
    if (!whole) return null
    const { listed } = readAs(listedShape, listedOf.get(id), `walkthrough ${id}`)
    return shareOf(user, whole, listed, ownRows.all(id, user).map(rowOf(id)))
  }
  const areUnchanged = (id: string, known: readonly LogRow[]): boolean => {
    const { rows, named } = unchanged.get(id, known.length) ?? {}
    return rows === known.length && named === known.filter(({ by }) => by !== null).length
  }

  return {
    head,
    walkthrough,
    share,
    forgotten,
    demandKnown,
    /** The same for rows that may have changed since they were read. */
    walkthroughAgain: (id: string, known: readonly LogRow[]): Walkthrough | null =>
      walkthrough(id, known.length > 0 && areUnchanged(id, known) ? known : []),
    at: (places: readonly string[], user: string, limit: number): Listing[] => {
      demandKnown(user)
      return listings(byPlaces.all({ places: JSON.stringify(places), user, limit }))
    },
    of: (user: string, limit: number): Listing[] => {
      demandKnown(user)
      return listings(byUser.all({ user, limit }))
    },
    offeredTo: (user: string, limit: number): Listing[] => listings(byOffer.all({ user, limit })),
    idsOf: (user: string): string[] => idsOfUser.all({ user }).map(({ id }) => String(id)),
    countOpen: (): number => Number(countAll.get()?.count),
    openIn: (guild: string, idle: number) => ({ ...openIn.get(idle, guild) }) as OpenIn,
  }
}
