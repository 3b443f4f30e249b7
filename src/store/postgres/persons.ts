// Collects the data about one person, and forgets the person.
import { shareOf } from '../personal-data.ts'
import type { Store } from '../store.ts'
import type { Connection, Statement } from './connection.ts'
import { OF_USER, walkthroughsOf } from './reader.ts'
import { userSettings } from './settings.ts'

/** Locks the walkthroughs first, always in the order of their ids, so that the person is given no seat or lead meanwhile. */
const HOLD: Statement = {
  name: 'forget: hold',
  text: `SELECT FROM walkthroughs WHERE id IN (${OF_USER}) ORDER BY id FOR UPDATE`,
}

/** Deletes private walkthroughs without other participants, since nobody could find, stop or delete them any more. */
const ALONE_IN_PRIVATE: Statement = {
  name: 'forget private',
  text: `
    DELETE FROM walkthroughs WHERE is_private AND id IN (${OF_USER})
      AND coalesce(starter, $1) = $1 AND coalesce(beginner, $1) = $1
      AND NOT EXISTS (SELECT FROM seats WHERE walkthrough = id AND "user" <> $1)
      AND NOT EXISTS (SELECT FROM log WHERE walkthrough = id AND by <> $1)`,
}

/** Keeps the walkthroughs of others whole, but removes the person's id and name from them. */
const FORGET: readonly Statement[] = [
  { name: 'forget settings', text: 'DELETE FROM user_settings WHERE "user" = $1' },
  HOLD,
  ALONE_IN_PRIVATE,
  {
    name: 'forget starter',
    text: 'UPDATE walkthroughs SET closed = TRUE, starter = NULL WHERE starter = $1',
  },
  { name: 'forget beginner', text: 'UPDATE walkthroughs SET beginner = NULL WHERE beginner = $1' },
  { name: 'forget seats', text: 'UPDATE seats SET "user" = NULL, name = NULL WHERE "user" = $1' },
  { name: 'forget log', text: 'UPDATE log SET by = NULL WHERE by = $1' },
]

export const personsIn = ({ read, readAmong, write }: Connection): Pick<Store, 'about' | 'forget'> => ({
  about: async user => {
    const settings = await userSettings(readAmong, user)
    const found = await walkthroughsOf(read, user)
    return { settings, walkthroughs: found.map(({ rows, ...head }) => shareOf(user, head, rows)) }
  },
  forget: user =>
    write(async ask => {
      for (const statement of FORGET) await ask(statement, user)
    }),
})
