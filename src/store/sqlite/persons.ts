// Collects the data about one person, and forgets the person.
import type { DatabaseSync } from 'node:sqlite'
import { shareOf } from '../personal-data.ts'
import type { PersonalData, Store } from '../store.ts'
import type { Connection } from './connection.ts'
import { OF_USER, type Reader } from './reader.ts'
import { userSettingsIn } from './settings.ts'

export function personsIn(connection: Connection, reader: Reader): Pick<Store, 'about' | 'forget'> {
  const { database, read, write } = connection
  const settings = userSettingsIn(connection)
  const forget = forgetterIn(database)
  return {
    about: user => read(() => ({ settings: settings.get(user), walkthroughs: sharesOf(user, reader) })),
    forget: user => write(() => forget(user)),
  }
}

function sharesOf(user: string, reader: Reader): PersonalData['walkthroughs'] {
  return reader.of(user).map(head => shareOf(user, head, reader.rows(head.id)))
}

/** Deletes private walkthroughs without other participants, since nobody could find, stop or delete them any more. */
const ALONE_IN_PRIVATE = `
  DELETE FROM walkthroughs WHERE is_private = 1 AND id IN (${OF_USER})
    AND coalesce(starter, :user) = :user AND coalesce(beginner, :user) = :user
    AND NOT EXISTS (SELECT 1 FROM seats WHERE walkthrough = id AND user <> :user)
    AND NOT EXISTS (SELECT 1 FROM log WHERE walkthrough = id AND by <> :user)`

/** Keeps the walkthroughs of others whole, but removes the person's id and name from them. */
function forgetterIn(database: DatabaseSync) {
  const statements = [
    'DELETE FROM user_settings WHERE user = :user',
    ALONE_IN_PRIVATE,
    'UPDATE walkthroughs SET closed = 1, starter = NULL WHERE starter = :user',
    'UPDATE walkthroughs SET beginner = NULL WHERE beginner = :user',
    'UPDATE seats SET user = NULL, name = NULL WHERE user = :user',
    'UPDATE log SET by = NULL WHERE by = :user',
  ].map(sql => database.prepare(sql))
  return (user: string): void => {
    for (const statement of statements) statement.run({ user })
  }
}
