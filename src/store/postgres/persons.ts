// What is stored about one person: told to that person, or forgotten.
import { shareOf } from '../about-person.ts'
import type { Store } from '../store.ts'
import type { Connection, Statement } from './connection.ts'
import { OF_USER, walkthroughsOf } from './reader.ts'
import { userSettings } from './settings.ts'

/** Held first, in one order for all, so that nobody hands anything to the person there meanwhile. */
const HOLD: Statement = {
  name: 'forget: hold',
  text: `SELECT FROM walkthroughs WHERE id IN (${OF_USER}) ORDER BY id FOR UPDATE`,
}

/** What only this person can see, nobody could find, stop or delete any more. */
const ALONE_IN_PRIVATE: Statement = {
  name: 'forget private',
  text: `
    DELETE FROM walkthroughs WHERE is_private AND id IN (${OF_USER})
      AND coalesce(starter, $1) = $1 AND coalesce(beginner, $1) = $1
      AND NOT EXISTS (SELECT FROM seats WHERE walkthrough = id AND "user" <> $1)
      AND NOT EXISTS (SELECT FROM log WHERE walkthrough = id AND by <> $1)`,
}

/** The walkthroughs of others stay whole: somebody has acted there, nobody knows any more who. */
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
