// Forgets a person: see ../forgetting.ts.
import { CLEARED_AT_A_TIME, forgettingBy } from '../forgetting.ts'
import { FORGOTTEN, ofUser } from '../row-shapes.ts'
import type { Connection } from './connection.ts'
import { LOCK_PERSON } from './persons.ts'
import { preparedStatement } from './pool.ts'
import { isMarked } from './reader.ts'

const MARK = [
  LOCK_PERSON,
  preparedStatement(`
    INSERT INTO forgetting ("user", at) VALUES ($1, (extract(epoch FROM now()) * 1000)::bigint) ON CONFLICT DO NOTHING`),
  preparedStatement('DELETE FROM user_settings WHERE "user" = $1'),
  preparedStatement(`
    SELECT FROM walkthroughs WHERE id IN (SELECT walkthrough FROM offers WHERE "user" = $1) ORDER BY id FOR UPDATE`),
  preparedStatement(`
    UPDATE seats SET name = NULL WHERE "user" IS NULL AND (walkthrough, player) IN (
      SELECT walkthrough, player FROM offers WHERE "user" = $1)`),
  preparedStatement('DELETE FROM offers WHERE "user" = $1'),
]
const MARKED = preparedStatement(FORGOTTEN)
const LEFT = preparedStatement(`SELECT id FROM (${ofUser('$1')}) AS own LIMIT ${CLEARED_AT_A_TIME}`)
const UNMARK = preparedStatement(
  `DELETE FROM forgetting WHERE "user" = $1 AND NOT EXISTS (${ofUser('$1')}) RETURNING "user"`,
)

/** Locks the walkthrough, so that the person is given no seat or lead there meanwhile; a row that is being added comes first. */
const HOLD = preparedStatement('SELECT FROM walkthroughs WHERE id = $1 FOR UPDATE')

/** Nobody could find, stop or delete a private walkthrough without other participants any more. */
const ALONE_IN_PRIVATE = `
  DELETE FROM walkthroughs WHERE id = $2 AND is_private
    AND coalesce(starter, $1) = $1 AND coalesce(beginner, $1) = $1
    AND NOT EXISTS (SELECT FROM seats WHERE walkthrough = $2 AND "user" <> $1)
    AND NOT EXISTS (SELECT FROM log WHERE walkthrough = $2 AND by <> $1)`

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
].map(preparedStatement)

export const forgettingIn = ({ ask, write }: Connection) =>
  forgettingBy({
    mark: user =>
      write(async ask => {
        for (const statement of MARK) await ask(statement, user)
      }),
    marked: async () => (await ask(MARKED)).map(({ user }) => String(user)),
    left: async user => (await ask(LEFT, user)).map(({ id }) => String(id)),
    clear: (user, id) =>
      write(async ask => {
        await ask(HOLD, id)
        for (const statement of CLEAR) await ask(statement, user, id)
      }),
    // Another process may have removed the mark meanwhile.
    unmark: user =>
      write(async ask => {
        await ask(LOCK_PERSON, user)
        return (await ask(UNMARK, user)).length > 0 || !(await isMarked(ask, user))
      }),
  })
