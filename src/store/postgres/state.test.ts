// What keeps a start from writing is found by looking, before it is started.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Server, startServer } from '../../../test/support/store/postgres-server.ts'
import { postgresState } from './state.ts'
import { openPostgres } from './store.ts'

const GUEST = 'guest'
let server: Server
let owned: string
let guests: string

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

/** A new database of the server's owner, and its address for a user with no right but to read what it is granted. */
async function prepare(sql: string): Promise<void> {
  owned = await server.newDatabase()
  const url = new URL(owned)
  url.username = GUEST
  url.password = GUEST
  guests = url.href
  await server.asked(
    owned,
    `DO $$ BEGIN CREATE ROLE ${GUEST} LOGIN PASSWORD '${GUEST}'; EXCEPTION WHEN duplicate_object THEN END $$;
     REVOKE CREATE ON SCHEMA public FROM PUBLIC; ${sql}`,
  )
}

const refused = (kind: string, reason: string) => ({
  name: 'StoreFault',
  kind,
  cause: { message: expect.stringContaining(reason) },
})

describe('a user', () => {
  it('who may not make the tables is named', async () => {
    await prepare('')
    await expect(postgresState(guests)).rejects.toMatchObject(refused('unavailable', 'may not create tables'))
  })

  it('who may only read is named', async () => {
    await prepare('')
    await (await openPostgres(owned)).close()
    await server.asked(owned, `GRANT SELECT ON ALL TABLES IN SCHEMA public TO ${GUEST}`)
    await expect(postgresState(guests)).rejects.toMatchObject(refused('unavailable', 'may not write'))
    await server.asked(owned, `GRANT ALL ON ALL TABLES IN SCHEMA public TO ${GUEST}`)
    expect(await postgresState(guests)).toMatchObject({ open: 0, deletions: 0 })
  })

  it('who may write to tables of an earlier version, but not change them, is named', async () => {
    await prepare(readFileSync(join(import.meta.dirname, 'fixtures/version-1.sql'), 'utf8'))
    await server.asked(
      owned,
      `GRANT ALL ON ALL TABLES IN SCHEMA public TO ${GUEST}; GRANT CREATE ON SCHEMA public TO ${GUEST}`,
    )
    await expect(postgresState(guests)).rejects.toMatchObject(
      refused('unavailable', 'belong to another user'),
    )
    expect(await postgresState(owned)).toMatchObject({ version: 1 })
  })
})

it('a deletion that is under way is counted', async () => {
  await prepare('')
  const store = await openPostgres(owned)
  await store.markForgotten('100000000000000001')
  await store.close()
  expect(await postgresState(owned)).toMatchObject({ deletions: 1 })
})

it('a database that takes no writes is named', async () => {
  await prepare('')
  const name = new URL(owned).pathname.slice(1)
  await server.asked(owned, `ALTER DATABASE ${name} SET default_transaction_read_only = on`)
  await expect(postgresState(owned)).rejects.toMatchObject(refused('readOnly', 'read-only'))
})

it('a database of a newer version is refused', async () => {
  await prepare('')
  await (await openPostgres(owned)).close()
  await server.asked(owned, 'INSERT INTO migrations VALUES (1000)')
  await expect(postgresState(owned)).rejects.toMatchObject(refused('unavailable', 'written by a newer one'))
})
