// Beginning walkthroughs, adding to their logs, finding them.
import type { Appended, NewRow, Row, Store, Walkthrough } from '../store.ts'
import type { Ask, Connection, Statement } from './connection.ts'
import { claimed, countOpen, grown, headsAt, headsOf, openIn, walkthrough } from './reader.ts'
import { SEAT_ROWS, seatValues, startsIn } from './starting.ts'

type Walkthroughs = Pick<
  Store,
  'start' | 'read' | 'claimed' | 'append' | 'at' | 'of' | 'countOpen' | 'openIn'
>

export const walkthroughsIn = (connection: Connection): Walkthroughs => ({
  ...readingIn(connection),
  start: startsIn(connection),
  append: (id, revision, row, claim, known = []) =>
    connection.write(ask => append(ask, { id, revision, row, claim, known })),
})

const readingIn = ({ ask }: Connection): Omit<Walkthroughs, 'start' | 'append'> => ({
  read: id => walkthrough(ask, id),
  claimed: claim => claimed(ask, claim),
  at: (place, user, limit) => headsAt(ask, place, user, limit),
  of: (user, limit) => headsOf(ask, user, limit),
  countOpen: () => countOpen(ask),
  openIn: (guild, idle) => openIn(ask, guild, idle),
})

/** One conditional write. Of several at once each waits for the one before, and finds the revision moved on. */
const APPEND: Statement = {
  name: 'append',
  text: `
    WITH advanced AS (
      UPDATE walkthroughs SET revision = revision + 1, touched = greatest(touched, $4::bigint)
      WHERE id = $1 AND revision = $2 AND NOT EXISTS (SELECT FROM claims WHERE id = $7)
      RETURNING id, revision),
    logged AS (
      INSERT INTO log (walkthrough, number, by, at, answer, takes_back)
      SELECT id, revision, $3, $4::bigint, $5, $6::integer FROM advanced)
    INSERT INTO claims (id, walkthrough, at) SELECT $7, id, $4::bigint FROM advanced
    RETURNING id`,
}
const NAME: Statement = { name: 'name', text: 'UPDATE walkthroughs SET names = $2 WHERE id = $1' }

/** For players who have no seat yet, behind all others. */
const JOIN: Statement = {
  name: 'join',
  text: `
    INSERT INTO seats (walkthrough, position, player, "user", name)
    SELECT $1, (SELECT count(*) FROM seats WHERE walkthrough = $1) + row_number() OVER (ORDER BY position) - 1,
      player, "user", name
    FROM (${SEAT_ROWS(2)}) AS come (walkthrough, position, player, "user", name)
    WHERE player NOT IN (SELECT player FROM seats WHERE walkthrough = $1)`,
}

type Append = {
  readonly id: string
  readonly revision: number
  readonly row: NewRow
  readonly claim: string
  readonly known: readonly Row[]
}

async function append(ask: Ask, { id, revision, row, claim, known }: Append): Promise<Appended> {
  const [answer, takesBack] = 'answer' in row ? [JSON.stringify(row.answer), null] : [null, row.takesBack]
  const saved = await ask(APPEND, id, revision, row.by, row.at, answer, takesBack, claim)
  if (saved.length === 0) {
    const before = await claimed(ask, claim)
    if (before?.id === id) return { result: 'repeated', walkthrough: before }
  }
  if (saved.length > 0 && row.seats) await ask(JOIN, id, ...seatValues(row.seats))
  const now = saved.length === 0 ? await walkthrough(ask, id) : await grown(ask, id, known)
  if (!now) return { result: 'gone' }
  if (saved.length === 0) return { result: 'behind', walkthrough: now }
  return { result: 'saved', walkthrough: await named(ask, now, row.names) }
}

/** The row is locked since it was appended to, so nobody else changes its names meanwhile. */
async function named(ask: Ask, now: Walkthrough, more: NewRow['names'] = {}): Promise<Walkthrough> {
  if (Object.keys(more).length === 0) return now
  const names = { ...now.names, ...more }
  await ask(NAME, now.id, JSON.stringify(names))
  return { ...now, names }
}
