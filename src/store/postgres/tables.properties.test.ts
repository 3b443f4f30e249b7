// A table in random orders, through three pools, as three processes have them.
import { afterAll, beforeAll, it, vi } from 'vitest'
import { tableOrders } from '../../../test/support/store/contract/table-orders.ts'
import { type Server, startServer } from '../../../test/support/store/postgres-server.ts'
import type { Store } from '../store.ts'
import { openPostgres } from './store.ts'

let server: Server
let stores: readonly Store[]
beforeAll(async () => {
  server = await startServer()
  // The store's time budget stands still, however busy the machine is.
  vi.useFakeTimers({ toFake: ['performance'] })
  const url = await server.newDatabase()
  stores = [await openPostgres(url), await openPostgres(url), await openPostgres(url)]
})
afterAll(async () => {
  vi.useRealTimers()
  await Promise.all(stores.map(store => store.close()))
  await server.close()
})

it('whatever comes in whatever order, one chapter is open at most, it is the tip, and whoever is late hears why', () =>
  tableOrders(stores, 1 / 9))
