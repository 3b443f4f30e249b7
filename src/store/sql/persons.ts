// The data about one person.

import type { PersonStore } from '../persons.ts'
import { offersShape } from '../row-shapes.ts'
import { OFFER_COLUMNS } from './columns.ts'
import type { Driver } from './driver.ts'
import { demandKnown, type listReader, type WalkthroughReader } from './reader.ts'
import type { SettingsOf } from './settings.ts'
import { query } from './work.ts'

type Persons = Pick<PersonStore, 'about' | 'share'>

type Readers = {
  readonly reader: WalkthroughReader
  readonly lists: ReturnType<typeof listReader>
  readonly settingsOf: SettingsOf
}

export function personsIn({ sql, read }: Driver, { reader, lists, settingsOf }: Readers): Persons {
  const offersTo = `
    SELECT ${OFFER_COLUMNS} FROM offers WHERE "user" = $1
    ORDER BY at, game_table${sql.byBytes}, player${sql.byBytes}`
  return {
    about: user =>
      read(function* () {
        yield* demandKnown(user)
        const { user: settings } = yield* settingsOf(user, null)
        const offers = offersShape.parse(yield query(offersTo, user))
        return { settings, offers, walkthroughs: yield* lists.idsOf(user) }
      }),
    share: (user, id) => read(() => reader.share(user, id)),
  }
}
