// Every released version can still be read. fixtures/version-N.sql is a database as version N left it: each new version
// needs a fixture with the same content and the version's new data.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, describe, expect, it } from 'vitest'
import { olderVersionContract } from '../../../test/support/store/contract/versions.ts'
import { startOther } from '../../../test/support/store/other-process.ts'
import { openSqlite } from './store.ts'

const FIXTURES = join(import.meta.dirname, 'fixtures')
const versions = readdirSync(FIXTURES).map(name => Number(/^version-(\d+)\.sql$/.exec(name)?.[1]))

const folder = mkdtempSync(join(tmpdir(), 'riposte-migrations-'))
afterAll(() => rmSync(folder, { recursive: true }))
let count = 0
const newPath = (): string => join(folder, `${++count}.sqlite`)

/** Runs a query on the file through a connection of its own. */
function asked(path: string, sql: string): unknown[] {
  const database = new DatabaseSync(path)
  const rows = database.prepare(sql).all()
  database.close()
  return rows
}

function left(version: number, sql = ''): string {
  const path = newPath()
  const database = new DatabaseSync(path)
  database.exec(readFileSync(join(FIXTURES, `version-${version}.sql`), 'utf8'))
  database.exec(sql)
  database.close()
  return path
}

async function opened(path: string): Promise<void> {
  const store = await openSqlite(path)
  await store.close()
}

const versionOf = (path: string): unknown => asked(path, 'PRAGMA user_version')[0]
const schemaOf = (path: string): unknown[] =>
  asked(path, 'SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY type, name')

it('every version has a fixture', async () => {
  const path = newPath()
  await opened(path)
  const { user_version: latest } = versionOf(path) as { user_version: number }
  expect(versions.toSorted((a, b) => a - b)).toEqual(Array.from({ length: latest }, (_, index) => index + 1))
})

describe.each(versions)('a database of version %i', version => {
  it('has the tables of a new one once it has been opened', async () => {
    const old = left(version)
    const fresh = newPath()
    await opened(old)
    await opened(fresh)
    expect(schemaOf(old)).toEqual(schemaOf(fresh))
    expect(versionOf(old)).toEqual(versionOf(fresh))
    expect(asked(old, 'PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }])
  })

  olderVersionContract(version, sql => openSqlite(left(version, sql)))
})

it('a database of a newer version is refused, and not touched', async () => {
  const path = newPath()
  await opened(path)
  asked(path, 'PRAGMA user_version = 1000')
  const before = readFileSync(path)
  await expect(openSqlite(path)).rejects.toMatchObject({
    name: 'StoreFault',
    kind: 'unavailable',
    cause: { message: expect.stringContaining('written by a newer one') },
  })
  expect(readFileSync(path)).toEqual(before)
})

it('processes that all find the file missing make it once', async () => {
  const path = newPath()
  const others = Array.from({ length: 4 }, () => startOther('open', path))
  for (const other of others) await other.ends()
  expect(others.map(({ said }) => said)).toEqual([['opened'], ['opened'], ['opened'], ['opened']])
  expect(asked(path, 'PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }])
})
