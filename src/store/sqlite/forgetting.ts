// Forgets a person: see ../forgetting.ts.
import { CLEARED_AT_A_TIME, forgettingBy } from '../forgetting.ts'
import { ofUser } from '../row-shapes.ts'
import type { Connection } from './connection.ts'
import type { RowReader } from './reader.ts'

/** Nobody could find, stop or delete a private walkthrough without other participants any more. */
const ALONE_IN_PRIVATE = `
  DELETE FROM walkthroughs WHERE id = :id AND is_private = 1
    AND coalesce(starter, :user) = :user AND coalesce(beginner, :user) = :user
    AND NOT EXISTS (SELECT 1 FROM seats WHERE walkthrough = :id AND user <> :user)
    AND NOT EXISTS (SELECT 1 FROM log WHERE walkthrough = :id AND by <> :user)`

/** Keeps a walkthrough of others whole, but removes the person's id and name from it, and what they may have typed in lists. */
const CLEAR = [
  ALONE_IN_PRIVATE,
  `UPDATE walkthroughs
  SET ending = CASE WHEN starter = :user AND closed = 0 THEN 'stopped' ELSE ending END,
    closed = CASE WHEN starter = :user THEN 1 ELSE closed END,
    starter = nullif(starter, :user), beginner = nullif(beginner, :user), listed = NULL
  WHERE id = :id`,
  'UPDATE seats SET user = NULL, name = NULL WHERE walkthrough = :id AND user = :user',
  'UPDATE log SET by = NULL WHERE walkthrough = :id AND by = :user',
]

export function forgettingIn({ database, read, write }: Connection, reader: RowReader) {
  const mark = [
    `INSERT INTO forgetting (user, at) VALUES (:user, CAST(unixepoch('subsec') * 1000 AS INTEGER)) ON CONFLICT DO NOTHING`,
    'DELETE FROM user_settings WHERE user = :user',
    `UPDATE seats SET name = NULL WHERE user IS NULL AND (walkthrough, player) IN (
      SELECT walkthrough, player FROM offers WHERE user = :user)`,
    'DELETE FROM offers WHERE user = :user',
  ].map(sql => database.prepare(sql))
  const left = database.prepare(`SELECT id FROM (${ofUser(':user')}) LIMIT ${CLEARED_AT_A_TIME}`)
  const clear = CLEAR.map(sql => database.prepare(sql))
  const unmark = database.prepare('DELETE FROM forgetting WHERE user = ?')
  const leftOf = (user: string) => left.all({ user }).map(({ id }) => String(id))
  return forgettingBy({
    mark: user => write(() => mark.forEach(statement => void statement.run({ user }))),
    marked: () => read(reader.forgotten),
    left: user => read(() => leftOf(user)),
    clear: (user, id) => write(() => clear.forEach(statement => void statement.run({ user, id }))),
    unmark: user =>
      write(() => {
        const isDone = leftOf(user).length === 0
        if (isDone) unmark.run(user)
        return isDone
      }),
  })
}
