// Forgets a person: one write marks them, and then walkthrough after walkthrough is cleared.
import { setImmediate as turn } from 'node:timers/promises'
import type { PersonStore } from '../persons.ts'
import { FORGOTTEN, ofUser } from './columns.ts'
import type { Driver } from './driver.ts'
import { isMarked } from './reader.ts'
import { oneQuery, query, type Work } from './work.ts'

type Forgetting = Pick<PersonStore, 'markForgotten' | 'forget' | 'forgetMarked'>

/** The number of walkthroughs that are looked up at a time. */
const CLEARED_AT_A_TIME = 50

const LEFT = `SELECT id FROM (${ofUser('$1')}) AS own LIMIT ${CLEARED_AT_A_TIME}`
const UNMARK = `DELETE FROM forgetting WHERE "user" = $1 AND NOT EXISTS (${ofUser('$1')}) RETURNING "user"`

const IS_OPEN = 'EXISTS (SELECT 1 FROM walkthroughs WHERE game_table = game_tables.id AND NOT closed)'

/** Nobody could find, stop or delete a private table without other participants any more. */
const ALONE_IN_PRIVATE = `
  DELETE FROM game_tables WHERE id = $2 AND coalesce(lead, $1) = $1
    AND EXISTS (SELECT 1 FROM walkthroughs WHERE game_table = $2 AND is_private)
    AND NOT EXISTS (SELECT 1 FROM walkthroughs WHERE game_table = $2 AND beginner <> $1)
    AND NOT EXISTS (SELECT 1 FROM seats WHERE game_table = $2 AND "user" <> $1)
    AND NOT EXISTS (
      SELECT 1 FROM log JOIN walkthroughs ON walkthroughs.id = walkthrough WHERE game_table = $2 AND by <> $1)`

/** Who of the seats took part last, but for this person and others whose deletion is under way. @param table which one's */
const successorOf = (table: string): string => `(
  SELECT "user" FROM seats
  WHERE game_table = ${table} AND "user" <> $1 AND "user" NOT IN (${FORGOTTEN})
  ORDER BY (
    SELECT max(at) FROM log JOIN walkthroughs ON walkthroughs.id = walkthrough
    WHERE walkthroughs.game_table = ${table} AND by = seats."user") DESC NULLS LAST, position
  LIMIT 1)`

/** Passes the lead on; where nobody sits who could have it, what is open is stopped first. @param which of the tables */
const passLead = (which: string): readonly string[] => [
  `UPDATE walkthroughs SET closed = TRUE, ending = 'stopped', outcome = NULL
  WHERE NOT closed AND game_table IN (
    SELECT id FROM game_tables WHERE lead = $1 AND ${which} AND ${successorOf('game_tables.id')} IS NULL)`,
  `UPDATE game_tables SET lead = ${successorOf('game_tables.id')} WHERE lead = $1 AND ${which}`,
]

/**
 * Keeps a table of others whole, but removes the person's id and name from it, and what they may have typed in lists; $2 is
 * the table.
 */
const CLEAR_TABLE = [
  ALONE_IN_PRIVATE,
  ...passLead('id = $2'),
  'UPDATE seats SET "user" = NULL, name = NULL WHERE game_table = $2 AND "user" = $1',
]
const CLEAR_LISTED = 'UPDATE walkthroughs SET listed = NULL WHERE game_table = $1 AND listed IS NOT NULL'
/** The same for one of its chapters. */
const CLEAR = [
  'UPDATE walkthroughs SET beginner = NULL WHERE id = $2 AND beginner = $1',
  'UPDATE log SET by = NULL WHERE walkthrough = $2 AND by = $1',
]
const TABLE_OF = 'SELECT game_table AS "table" FROM walkthroughs WHERE id = $1'

/** Each step is one write and may run again. Others are answered in between, and another process may stop or go on at any of them. */
export function forgettingIn(driver: Driver): Forgetting {
  const { read, write } = driver
  const { mark, clear, unmark } = stepsIn(driver)
  const left = function* (user: string): Work<string[]> {
    return (yield query(LEFT, user)).map(({ id }) => String(id))
  }
  const markForgotten = (user: string) => write(() => mark(user))
  const clearAll = async (user: string): Promise<void> => {
    do
      for (const id of await read(() => left(user))) {
        await write(() => clear(user, id))
        await turn()
      }
    while (!(await write(() => unmark(user))))
  }
  return {
    markForgotten,
    forget: async user => {
      await markForgotten(user)
      await clearAll(user)
    },
    forgetMarked: async () => {
      const marked = await read(() => oneQuery(FORGOTTEN))
      for (const { user } of marked) await clearAll(String(user))
    },
  }
}

function stepsIn({ sql, locks }: Driver) {
  const marks = [
    `INSERT INTO forgetting ("user", at) VALUES ($1, ${sql.now}) ON CONFLICT DO NOTHING`,
    'DELETE FROM user_settings WHERE "user" = $1',
    `SELECT 1 FROM game_tables
    WHERE id IN (SELECT game_table FROM offers WHERE "user" = $1) OR (lead = $1 AND ${IS_OPEN})
    ORDER BY id ${sql.locks('FOR UPDATE')}`,
    `UPDATE seats SET name = NULL WHERE "user" IS NULL AND (game_table, player) IN (
      SELECT game_table, player FROM offers WHERE "user" = $1)`,
    'DELETE FROM offers WHERE "user" = $1',
    ...passLead(IS_OPEN),
  ]
  /** So that the person is given no seat or lead there meanwhile; a row that is being added comes first. */
  const hold = `SELECT 1 FROM game_tables WHERE id = $1 ${sql.locks('FOR UPDATE')}`
  const holdChapter = `SELECT 1 FROM walkthroughs WHERE id = $1 ${sql.locks('FOR UPDATE')}`
  return {
    mark: function* (user: string): Work<void> {
      yield* locks.lockPerson(user)
      for (const text of marks) yield query(text, user)
    },
    /** Blanks the person in a walkthrough and its table, or deletes that table. */
    clear: function* (user: string, id: string): Work<void> {
      const [of] = yield query(TABLE_OF, id)
      if (!of) return
      const table = String(of.table)
      yield query(hold, table)
      yield query(holdChapter, id)
      for (const text of CLEAR_TABLE) yield query(text, user, table)
      yield query(CLEAR_LISTED, table)
      for (const text of CLEAR) yield query(text, user, id)
    },
    /** Removes the mark if the person takes part in nothing any more, unless another process has removed it. False: in something. */
    unmark: function* (user: string): Work<boolean> {
      yield* locks.lockPerson(user)
      const unmarked = yield query(UNMARK, user)
      return unmarked.length > 0 || !(yield* isMarked(user))
    },
  }
}
