// Every released version can still be read. fixtures/version-N.sql is a database as version N left it: each new version
// needs a fixture with the same content and the version's new data.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sample } from '../../../test/support/store/contract/samples.ts'
import { olderVersionContract } from '../../../test/support/store/contract/versions.ts'
import { type Server, startServer } from '../../../test/support/store/postgres-server.ts'
import { openPostgres } from './store.ts'

const FIXTURES = join(import.meta.dirname, 'fixtures')
const versions = readdirSync(FIXTURES).map(name => Number(/^version-(\d+)\.sql$/.exec(name)?.[1]))

let server: Server
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

async function left(version: number, sql?: string): Promise<string> {
  const url = await server.newDatabase()
  await server.asked(url, readFileSync(join(FIXTURES, `version-${version}.sql`), 'utf8'))
  if (sql) await server.asked(url, sql)
  return url
}

/** A new database, or the given one, opened and closed again. */
async function opened(given?: string): Promise<string> {
  const url = given ?? (await server.newDatabase())
  await (await openPostgres(url)).close()
  return url
}

/** Everything that makes up the tables: columns, indexes, constraints, triggers and the functions that these call. */
const SCHEMA = `
  SELECT 'column' AS kind, concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default) AS what
    FROM information_schema.columns WHERE table_schema = 'public'
  UNION ALL SELECT 'index', indexdef FROM pg_indexes WHERE schemaname = 'public'
  UNION ALL SELECT 'constraint', concat_ws(' ', conrelid::regclass, pg_get_constraintdef(oid))
    FROM pg_constraint WHERE connamespace = 'public'::regnamespace
  UNION ALL SELECT 'trigger', pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
  UNION ALL SELECT 'function', pg_get_functiondef(oid) FROM pg_proc WHERE pronamespace = 'public'::regnamespace
  ORDER BY kind, what`

const versionsIn = (url: string) => server.asked(url, 'SELECT number FROM migrations ORDER BY number')

it('every version has a fixture', async () => {
  const known = await versionsIn(await opened())
  expect(versions.toSorted((a, b) => a - b)).toEqual(known.map(({ number }) => number))
})

describe.each(versions)('a database of version %i', version => {
  it('has the tables of a new one once it has been opened', async () => {
    const [old, fresh] = [await opened(await left(version)), await opened()]
    const schema = await server.asked(old, SCHEMA)
    expect(schema.length).toBeGreaterThan(50)
    expect(schema).toEqual(await server.asked(fresh, SCHEMA))
    expect(await versionsIn(old)).toEqual(await versionsIn(fresh))
  })

  olderVersionContract(version, async sql => openPostgres(await left(version, sql)))
})

it('a database of a newer version is refused, and not touched', async () => {
  const url = await opened()
  await server.asked(url, 'INSERT INTO migrations VALUES (1000)')
  await expect(openPostgres(url)).rejects.toMatchObject({
    name: 'StoreFault',
    kind: 'unavailable',
    cause: { message: expect.stringContaining('written by a newer one') },
  })
  expect(await versionsIn(url)).toHaveLength(versions.length + 1)
})

it('a database that is up to date is opened by one who may make no tables', async () => {
  const url = await opened()
  await server.asked(
    url,
    `CREATE ROLE guest LOGIN PASSWORD 'gast'; GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO guest`,
  )
  const store = await openPostgres(url.replace(/\/\/.*@/, '//guest:gast@'))
  expect(await store.start(sample(), 'i1')).toBe('started')
  await store.close()
})

it('many that all find the database empty make it once', async () => {
  const url = await server.newDatabase()
  const stores = await Promise.all(Array.from({ length: 8 }, () => openPostgres(url)))
  for (const store of stores) await store.close()
  expect(await versionsIn(url)).toHaveLength(versions.length)
})
