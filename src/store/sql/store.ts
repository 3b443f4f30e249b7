// The store on either database: all of it but `append`, which each makes fast in its own way, and its opening and closing.
import type { Store } from '../store.ts'
import { changingIn } from './board.ts'
import type { Driver } from './driver.ts'
import { forgettingIn } from './forgetting.ts'
import { gameTablesIn } from './game-tables.ts'
import { handingIn } from './offers.ts'
import type { StoreParts } from './parts.ts'
import { personsIn } from './persons.ts'
import { listReader } from './reader.ts'
import { reopensIn } from './reopening.ts'
import { serversIn } from './servers.ts'
import { settingsIn, settingsReader } from './settings.ts'
import { startsIn } from './starting.ts'
import { sweepingIn } from './sweeping.ts'

export function storeOn(driver: Driver, parts: StoreParts): Omit<Store, 'append' | 'check' | 'close'> {
  const { reader } = parts
  const { read } = driver
  const lists = listReader(driver.sql)
  const settingsOf = settingsReader(driver.sql)
  return {
    start: startsIn(driver, parts),
    ...reopensIn(driver, parts),
    ...gameTablesIn(driver, parts, lists),
    read: (id, known = []) => read(() => reader.again(id, known)),
    claimed: claim => read(() => reader.claimed(claim)),
    at: (places, user, limit) => read(() => lists.at(places, user, limit)),
    of: (user, limit) => read(() => lists.of(user, limit)),
    offeredTo: (user, limit) => read(() => lists.offeredTo(user, limit)),
    ...changingIn(driver),
    ...handingIn(driver),
    ...settingsIn(driver, settingsOf),
    ...personsIn(driver, { reader, lists, settingsOf }),
    ...forgettingIn(driver),
    ...serversIn(driver),
    ...sweepingIn(driver),
  }
}
