// Counts open walkthroughs, and what a person begins and writes on a day: see ../limits.ts.
import { type Counted, type Most, newKey } from '../limits.ts'
import type { Dialect } from './driver.ts'
import { query, type Work } from './work.ts'

const KEY = 'SELECT key FROM start_days WHERE day = $1'

export type Keys = ReturnType<typeof keysOf>

/**
 * Finds the key of a day, or makes it; of several simultaneous keys the first one saved counts.
 * @param remembers whether the latest key is read once: where another write may roll back what is read, it must not be
 */
export function keysOf(remembers: boolean) {
  let latest: { readonly day: number; readonly key: string } | null = null
  return function* (day: number): Work<string> {
    if (latest?.day === day) return latest.key
    const [known] = yield query(KEY, day)
    if (!known) return yield* makeKey(day)
    const key = String(known.key)
    if (remembers) latest = { day, key }
    return key
  }
}

function* makeKey(day: number): Work<string> {
  yield query('INSERT INTO start_days (day, key) VALUES ($1, $2) ON CONFLICT DO NOTHING', day, newKey())
  const [made] = yield query(KEY, day)
  return String(made?.key)
}

const SO_FAR = `
  SELECT
    EXISTS (SELECT 1 FROM forgetting WHERE "user" = $1) AS "isForgotten",
    EXISTS (SELECT 1 FROM claims WHERE id = $5) AS "isClaimed",
    (SELECT count(*) FROM walkthroughs WHERE closed = FALSE AND beginner = $1) AS "openOfPerson",
    (SELECT count(*) FROM walkthroughs WHERE closed = FALSE AND guild = $2 AND is_private = FALSE) AS "openOfServer",
    (SELECT number FROM starts WHERE day = $3 AND who = $4) AS "begunByPerson",
    (SELECT number FROM starts WHERE day = $3 AND who = $2) AS "begunInServer",
    (SELECT number FROM starts WHERE day = $3 AND who = $6) AS "rowsOfPerson",
    (SELECT number FROM starts WHERE day = $3 AND who = $7) AS "chaptersOfPerson",
    (SELECT number FROM starts WHERE day = $3 AND who = $8) AS "chaptersInServer"`

/** What has been counted so far. */
export type SoFar = Most & { readonly chapters: Most['aDay'] }

/** Counts so far what counts as this one does, against its beginner. */
export function* lookedUp(
  beginner: string | null,
  day: number,
  { person, server, rows, chapters }: Counted,
  claim: string,
): Work<{ readonly isForgotten: boolean; readonly isClaimed: boolean; readonly soFar: SoFar }> {
  const slots = [beginner, server, day, person, claim, rows, chapters.person, chapters.server]
  const [row] = yield query(SO_FAR, ...slots)
  const number = (name: string): number => Number(row?.[name] ?? 0)
  return {
    isForgotten: number('isForgotten') === 1,
    isClaimed: number('isClaimed') === 1,
    soFar: {
      open: { person: number('openOfPerson'), server: number('openOfServer') },
      aDay: { person: number('begunByPerson'), server: number('begunInServer') },
      chapters: { person: number('chaptersOfPerson'), server: number('chaptersInServer') },
      rows: number('rowsOfPerson'),
    },
  }
}

/** Counts so many more on a day. @param list the slot of rows as `begunBy` gives them */
export const countIn = (sql: Dialect, day: string, list: string): string => `
  INSERT INTO starts (day, who, number)
  SELECT CAST(${day} AS INTEGER), who, more FROM ${sql.rowsOf(list, { who: 'text', more: 'bigint' })} WHERE TRUE
  ON CONFLICT (day, who) DO UPDATE SET number = starts.number + excluded.number`

/** For whom one more counts. */
export const begunBy = ({
  person,
  server,
}: Pick<Counted, 'person' | 'server'>): { who: string; more: number }[] =>
  [person, server].flatMap(who => (who === null ? [] : [{ who, more: 1 }]))

const ROWS_SO_FAR = 'SELECT number FROM starts WHERE day = $1 AND who = $2'

/** The number of rows that have been written on a day under this key. */
export function* rowsSoFar(day: number, who: string): Work<number> {
  const [found] = yield query(ROWS_SO_FAR, day, who)
  return Number(found?.number ?? 0)
}
