// What is stored about one person: told to that person, or forgotten.
import type { DatabaseSync } from 'node:sqlite'
import type { Head, PersonalData, Store } from '../store.ts'
import type { Connection } from './connection.ts'
import type { Reader } from './reader.ts'
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
  return reader.of(user).map(head => ({
    head: withoutOthers(user, head),
    rows: reader.rows(head.id).filter(row => row.by === user),
  }))
}

/** Who else plays is stored about them, not about this person. */
function withoutOthers(user: string, head: Head): Head {
  return {
    ...head,
    starter: head.starter === user ? user : null,
    seats: head.seats.map(seat => (seat.user === user ? seat : { ...seat, user: null, name: null })),
  }
}

/** The walkthroughs of others stay whole: somebody has acted there, nobody knows any more who. */
function forgetterIn(database: DatabaseSync) {
  const statements = [
    'DELETE FROM user_settings WHERE user = ?',
    'UPDATE walkthroughs SET starter = NULL WHERE starter = ?',
    'UPDATE seats SET user = NULL, name = NULL WHERE user = ?',
    'UPDATE log SET by = NULL WHERE by = ?',
  ].map(sql => database.prepare(sql))
  return (user: string): void => {
    for (const statement of statements) statement.run(user)
  }
}
