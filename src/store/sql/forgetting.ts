// Forgets a person: one write marks them, and then walkthrough after walkthrough is cleared.
import { setImmediate as turn } from 'node:timers/promises'
import type { PersonStore } from '../persons.ts'
import { FORGOTTEN, ofUser } from '../row-shapes.ts'
import type { Driver } from './driver.ts'
import { isMarked } from './reader.ts'
import { oneQuery, query, type Work } from './work.ts'

type Forgetting = Pick<PersonStore, 'markForgotten' | 'forget' | 'forgetMarked'>

/** The number of walkthroughs that are looked up at a time. */
const CLEARED_AT_A_TIME = 50

const LEFT = `SELECT id FROM (${ofUser('$1')}) AS own LIMIT ${CLEARED_AT_A_TIME}`
const UNMARK = `DELETE FROM forgetting WHERE "user" = $1 AND NOT EXISTS (${ofUser('$1')}) RETURNING "user"`

/** Nobody could find, stop or delete a private walkthrough without other participants any more. */
const ALONE_IN_PRIVATE = `
  DELETE FROM walkthroughs WHERE id = $2 AND is_private
    AND coalesce(starter, $1) = $1 AND coalesce(beginner, $1) = $1
    AND NOT EXISTS (SELECT 1 FROM seats WHERE walkthrough = $2 AND "user" <> $1)
    AND NOT EXISTS (SELECT 1 FROM log WHERE walkthrough = $2 AND by <> $1)`

/** Keeps a walkthrough of others whole, but removes the person's id and name from it, and what they may have typed in lists. */
const CLEAR = [
  ALONE_IN_PRIVATE,
  `UPDATE walkthroughs
  SET ending = CASE WHEN starter = $1 AND NOT closed THEN 'stopped' ELSE ending END,
    closed = closed OR coalesce(starter = $1, FALSE),
    starter = nullif(starter, $1), beginner = nullif(beginner, $1), listed = NULL
  WHERE id = $2`,
  'UPDATE seats SET "user" = NULL, name = NULL WHERE walkthrough = $2 AND "user" = $1',
  'UPDATE log SET by = NULL WHERE walkthrough = $2 AND by = $1',
]

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
    `SELECT 1 FROM walkthroughs WHERE id IN (SELECT walkthrough FROM offers WHERE "user" = $1)
    ORDER BY id ${sql.locks('FOR UPDATE')}`,
    `UPDATE seats SET name = NULL WHERE "user" IS NULL AND (walkthrough, player) IN (
      SELECT walkthrough, player FROM offers WHERE "user" = $1)`,
    'DELETE FROM offers WHERE "user" = $1',
  ]
  /** So that the person is given no seat or lead there meanwhile; a row that is being added comes first. */
  const hold = `SELECT 1 FROM walkthroughs WHERE id = $1 ${sql.locks('FOR UPDATE')}`
  return {
    mark: function* (user: string): Work<void> {
      yield* locks.lockPerson(user)
      for (const text of marks) yield query(text, user)
    },
    /** Deletes one of the person's walkthroughs, or blanks the person in it. */
    clear: function* (user: string, id: string): Work<void> {
      yield query(hold, id)
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
