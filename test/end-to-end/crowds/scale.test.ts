// Runs four processes on one PostgreSQL; `npm run test:scale` gives each 2,500 servers.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Server, startServer } from '../../support/store/postgres-server.ts'
import { PROCESSES, share } from './scale.ts'

const GUILDS = Number(process.env.RIPOSTE_GUILDS ?? 12)
const PRESSES = process.env.RIPOSTE_GUILDS ? 500 : 40

let server: Server
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

it(`four processes with ${GUILDS} servers each play on where a killed one stopped: nothing is lost, nothing counts twice`, async () => {
  const url = await server.newDatabase()
  const { faults, ...shared } = await share(url, { guildsPerProcess: GUILDS, presses: PRESSES }, Math.random)
  if (process.env.RIPOSTE_GUILDS) console.log({ ...shared, faults: faults.length })
  expect(faults).toEqual([])
  expect(shared.guilds).toBe(PROCESSES * GUILDS)
  expect(shared.registrations).toBe(1)
  expect(shared.rows).toBeGreaterThan(PRESSES)
  // Every process has answered, wherever an attack began.
  for (const answered of shared.answeredBy) expect(answered).toBeGreaterThan(PRESSES / 10)
}, 600_000)
