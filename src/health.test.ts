// The health check over HTTP, beside parts that fail and recover.
import { expect, it } from 'vitest'
import { freePort } from '../test/end-to-end/free-port.ts'
import { freshDatabase } from '../test/end-to-end/fresh-database.ts'
import { serveHealth } from './health.ts'
import { createLog } from './log.ts'
import { createMetrics } from './metrics.ts'
import { openSqlite } from './store/sqlite/store.ts'

it('asks Discord again after a no or a fault, and reuses a yes', async () => {
  const store = await openSqlite(freshDatabase())
  let asked = 0
  const isAuthorised = async () => {
    asked += 1
    if (asked === 1) throw new Error('cut')
    return asked === 3
  }
  const port = await freePort()
  const log = createLog('silent')
  const parts = { port, store, log, isConnected: () => true, isAuthorised, readsInteractions: () => true }
  const served = await serveHealth({ ...parts, metrics: createMetrics(store) })
  const told: number[] = []
  for (let i = 0; i < 4; i += 1) told.push((await fetch(`http://127.0.0.1:${port}/healthz`)).status)
  expect([told, asked]).toEqual([[503, 503, 200, 200], 3])
  served.close()
  await store.close()
})
