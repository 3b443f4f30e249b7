// A table in random orders, through two connections to one file.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, it } from 'vitest'
import { tableOrders } from '../../../test/support/store/contract/table-orders.ts'
import type { Store } from '../store.ts'
import { openSqlite } from './store.ts'

const folder = mkdtempSync(join(tmpdir(), 'riposte-tables-'))
let stores: readonly Store[]
beforeAll(async () => {
  const open = () => openSqlite(join(folder, 'a.sqlite'))
  stores = [await open(), await open()]
})
afterAll(async () => {
  await Promise.all(stores.map(store => store.close()))
  rmSync(folder, { recursive: true })
})

it('whatever comes in whatever order, one chapter is open at most, it is the tip, and whoever is late hears why', () =>
  tableOrders(stores, 1 / 9))
