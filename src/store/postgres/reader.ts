// Reads walkthroughs, each by one statement, so that head, seats and log are of the same state.
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
  type OwnShare,
  type Store,
  StoreFault,
  type Walkthrough,
} from '../store.ts'
import type { Ask, Connection, DatabaseRow, Way } from './connection.ts'
import { preparedStatement } from './pool.ts'

const SEATS = `(
  SELECT coalesce(json_agg(json_build_object('player', player, 'user', "user", 'name', name) ORDER BY position), '[]')
  FROM seats WHERE walkthrough = walkthroughs.id) AS seats`

/** None of a walkthrough that this very statement closes, whose offers it only sees as they were before. */
const OFFERS = `(
  SELECT coalesce(json_agg(json_build_object('player', player, 'user', "user", 'at', at) ORDER BY player COLLATE "C"), '[]')
  FROM offers WHERE walkthrough = walkthroughs.id AND NOT walkthroughs.closed) AS offers`

const logAfter = (number: string, log: string): string => `(
  SELECT coalesce(json_agg(json_build_object(
    'number', number, 'by', by, 'at', at, 'answer', answer, 'takesBack', takes_back) ORDER BY number), '[]')
  FROM ${log} WHERE walkthrough = walkthroughs.id AND number > ${number}) AS rows`

/** The persons whose deletion is under way: what is read beside them is told without them. */
const MARKED = `(SELECT coalesce(json_agg("user"), '[]') FROM (${FORGOTTEN}) AS marked) AS forgotten`

const WALKTHROUGHS = `SELECT ${HEAD_COLUMNS}, ${SEATS}, ${OFFERS}, ${MARKED}, ${logAfter('0', 'log')} FROM walkthroughs`

/** Selects walkthroughs that a statement has just changed, with the rows after this number, including the new ones. */
export const grownIn = (changed: string, logged: string, number: string): string => `
  SELECT ${HEAD_COLUMNS}, ${SEATS}, ${OFFERS}, ${MARKED}, ${logAfter(number, `(TABLE log UNION ALL TABLE ${logged}) AS log`)}
  FROM ${changed} AS walkthroughs`

/** Sorts ids by bytes as SQLite does, independently of the collation of the database. */
const OPEN_FIRST = 'ORDER BY closed, touched DESC, created DESC, id COLLATE "C"'

/** Selects the walkthroughs that a person takes part in. */
const OF_USER = ofUser('$1')

/** The inner SELECT chooses ids first, so that long columns are read only for the chosen walkthroughs. */
const chosen = (condition: string, limit: string): string => `
  SELECT ${LISTING_COLUMNS}, ${SEATS}, ${OFFERS}, ${MARKED} FROM walkthroughs WHERE id IN (SELECT id FROM walkthroughs WHERE ${condition} ${OPEN_FIRST} LIMIT ${limit}) ${OPEN_FIRST}`

const BY_ID = preparedStatement(`${WALKTHROUGHS} WHERE id = $1`)
/** With the rows after a number; and of the others how many there are, and how many have somebody's name. */
const BY_ID_AFTER = preparedStatement(`
  SELECT ${HEAD_COLUMNS}, ${SEATS}, ${OFFERS}, ${MARKED}, ${logAfter('$2', 'log')}, before.*
  FROM walkthroughs, LATERAL (
    SELECT count(*) AS "rowsBefore", count(by) AS "namedBefore"
    FROM log WHERE walkthrough = walkthroughs.id AND number <= $2) AS before
  WHERE id = $1`)
const BY_CLAIM = preparedStatement(
  `${WALKTHROUGHS} WHERE id = (SELECT walkthrough FROM claims WHERE id = $1)`,
)
const CLAIMS = preparedStatement('SELECT id, walkthrough FROM claims WHERE id = ANY($1::text[])')
const AT = preparedStatement(
  chosen('coalesce(thread, channel) = ANY($1::text[]) AND (NOT is_private OR starter = $2)', '$3'),
)
const OF = preparedStatement(chosen(`id IN (${OF_USER})`, '$2'))
const OFFERED_TO = preparedStatement(chosen('id IN (SELECT walkthrough FROM offers WHERE "user" = $1)', '$2'))
const IDS_OF = preparedStatement(`SELECT id FROM walkthroughs WHERE id IN (${OF_USER}) ${OPEN_FIRST}`)
/** The share of a person: the rows are the person's own. */
const SHARE = preparedStatement(`
  SELECT ${HEAD_COLUMNS}, listed, ${SEATS}, ${OFFERS}, ${logAfter('0', '(SELECT * FROM log WHERE by = $1) AS log')}
  FROM walkthroughs WHERE id = $2`)
const IS_MARKED = preparedStatement(`${FORGOTTEN} WHERE "user" = $1`)

const COUNT_OPEN = preparedStatement('SELECT count(*) AS count FROM walkthroughs WHERE NOT closed')
const OPEN_IN = preparedStatement(`
  SELECT count(*) FILTER (WHERE NOT is_private) AS shared, count(*) FILTER (WHERE is_private) AS private,
    count(*) FILTER (WHERE touched < $2) AS idle
  FROM walkthroughs WHERE NOT closed AND guild = $1`)

const headFrom = (row: DatabaseRow): Head => readAs(headShape, row, `walkthrough ${row.id}`)

const forgottenIn = ({ forgotten }: DatabaseRow) => forgotten as readonly string[]

const listingFrom = (row: DatabaseRow): Listing =>
  withoutForgotten(readAs(listingShape, row, `walkthrough ${row.id}`), forgottenIn(row))

function rowsFrom(row: DatabaseRow): LogRow[] {
  const log = row.rows as readonly { readonly number: number; readonly answer: unknown }[]
  return log.map(one => readAs(rowShape(one), one, `walkthrough ${row.id}, row ${one.number}`))
}

/** @param known the first rows of the log, if only the others have been read */
const walkthroughFrom = (row: DatabaseRow, known: readonly LogRow[] = []): Walkthrough =>
  withoutForgotten({ ...headFrom(row), rows: [...known, ...rowsFrom(row)] }, forgottenIn(row))

/** Whether the deletion of this person is under way. */
export const isMarked = async (ask: Ask, user: string): Promise<boolean> =>
  (await ask(IS_MARKED, user)).length > 0

/** @throws StoreFault forgetting, if the deletion of this person is under way */
export async function demandKnown(ask: Ask, user: string): Promise<void> {
  if (await isMarked(ask, user)) throw new StoreFault('forgetting', null)
}

export const idsOf = async (ask: Ask, user: string): Promise<string[]> =>
  (await ask(IDS_OF, user)).map(({ id }) => String(id))

/** null: the person takes no part in this walkthrough. */
export async function shareIn(ask: Ask, user: string, id: string): Promise<OwnShare | null> {
  const [row] = await ask(SHARE, user, id)
  if (!row) return null
  const { listed } = readAs(listedShape, row, `walkthrough ${id}`)
  return shareOf(user, headFrom(row), listed, rowsFrom(row))
}

async function firstOf(found: Promise<readonly DatabaseRow[]>): Promise<Walkthrough | null> {
  const [row] = await found
  return row ? walkthroughFrom(row) : null
}

export const readingIn = ({
  read,
}: Connection): Pick<Store, 'read' | 'claimed' | 'at' | 'of' | 'offeredTo' | 'countOpen' | 'openIn'> => ({
  read: (id, known = []) => (known.length > 0 ? walkthroughAgain(read, id, known) : walkthrough(read, id)),
  claimed: claim => firstOf(read(BY_CLAIM, claim)),
  at: async (places, user, limit) => {
    await demandKnown(read, user)
    return (await read(AT, places, user, limit)).map(listingFrom)
  },
  of: async (user, limit) => {
    await demandKnown(read, user)
    return (await read(OF, user, limit)).map(listingFrom)
  },
  offeredTo: async (user, limit) => (await read(OFFERED_TO, user, limit)).map(listingFrom),
  countOpen: async () => {
    const [row] = await read(COUNT_OPEN)
    return Number(row?.count)
  },
  openIn: async (guild, idle) => {
    const [row] = await read(OPEN_IN, guild, idle)
    return { shared: Number(row?.shared), private: Number(row?.private), idle: Number(row?.idle) }
  },
})

/** These functions throw a StoreFault if a row is damaged. */
export const walkthrough = (ask: Ask, id: string): Promise<Walkthrough | null> => firstOf(ask(BY_ID, id))
/** Rows do not change, but for whose they were: that is blanked once somebody is forgotten. */
async function walkthroughAgain(ask: Ask, id: string, known: readonly LogRow[]): Promise<Walkthrough | null> {
  const [row] = await ask(BY_ID_AFTER, id, known.length)
  if (!row) return null
  const named = known.filter(({ by }) => by !== null).length
  const areUnchanged = Number(row.rowsBefore) === known.length && Number(row.namedBefore) === named
  if (!areUnchanged) return walkthrough(ask, id)
  return walkthroughFrom(row, known)
}
/** Completes a walkthrough that `grownIn` selected with the first rows of its log, which the caller knows. */
export async function grown(
  found: Promise<readonly DatabaseRow[]>,
  known: readonly LogRow[],
): Promise<Walkthrough | null> {
  const [row] = await found
  return row ? walkthroughFrom(row, known) : null
}
/** Returns the id of the walkthrough that an interaction has written to, or null. */
export async function claimedOf(readAmong: Way['readAmong'], claim: string): Promise<string | null> {
  const found = (await readAmong(CLAIMS, claim)).find(({ id }) => id === claim)
  return found ? String(found.walkthrough) : null
}
