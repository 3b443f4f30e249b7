// What is stored about one person: told to that person, or forgotten.
import { shareOf } from '../share.ts'
import type { Store } from '../store.ts'
import type { Connection, Statement } from './connection.ts'
import { walkthroughsOf } from './reader.ts'
import { userSettings } from './settings.ts'

/** The walkthroughs of others stay whole: somebody has acted there, nobody knows any more who. */
const FORGET: readonly Statement[] = [
  { name: 'forget settings', text: 'DELETE FROM user_settings WHERE "user" = $1' },
  { name: 'forget starter', text: 'UPDATE walkthroughs SET starter = NULL WHERE starter = $1' },
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
