import { afterAll, beforeAll, vi } from 'vitest'
import { storeContract } from './contract.ts'
import { type Server, startServer } from './postgres/test-server.ts'
import { openPostgres } from './postgres.ts'

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

let server: Server
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

storeContract('the store in PostgreSQL', async () => openPostgres(await server.newDatabase()))
