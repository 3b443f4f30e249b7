// Opens the two stores, each with its floor: the smallest write that survives a power cut.
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { openPostgres } from '../../src/store/postgres/store.ts'
import { openSqlite } from '../../src/store/sqlite/store.ts'
import type { Store } from '../../src/store/store.ts'
import type { Server } from '../../test/store/postgres-server.ts'

export type Kept = {
  readonly name: 'SQLite' | 'PostgreSQL'
  readonly store: Store
  /** The same store without waiting for the disk, where that is possible, for filling it. */
  readonly filling: Store
  /** The variables that give a bot the address of the store. */
  readonly told: Record<string, string>
  /** Writes a row of 200 bytes, by itself, to a table of its own. */
  readonly bareWrite: () => Promise<void> | void
  readonly close: () => Promise<void>
}

const ROW = 'x'.repeat(200)

export async function openSqliteIn(folder: string): Promise<Kept> {
  const file = join(folder, 'riposte.sqlite')
  const store = await openSqlite(file)
  const floor = new DatabaseSync(join(folder, 'floor.sqlite'))
  floor.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE bare (row TEXT)')
  const insert = floor.prepare('INSERT INTO bare VALUES (?)')
  return {
    name: 'SQLite',
    store,
    filling: store,
    told: { DATABASE_PATH: file },
    bareWrite: () => void insert.run(ROW),
    close: async () => {
      floor.close()
      await store.close().catch(() => {})
    },
  }
}

export async function openPostgresOn(server: Server): Promise<Kept> {
  const url = await server.newDatabase()
  const store = await openPostgres(url)
  const hurried = new URLSearchParams({ options: '-c synchronous_commit=off' })
  const filling = await openPostgres(`${url}?${hurried.toString().replaceAll('+', '%20')}`)
  const floor = new pg.Client({ connectionString: url })
  // The caller of a failing query gets the error. Without this listener the same error would end the process.
  floor.on('error', () => {})
  await floor.connect()
  await floor.query('CREATE TABLE bare (row text)')
  return {
    name: 'PostgreSQL',
    store,
    filling,
    told: { DATABASE_URL: url },
    bareWrite: async () =>
      void (await floor.query({ name: 'bare', text: 'INSERT INTO bare VALUES ($1)', values: [ROW] })),
    close: async () => {
      await floor.end()
      await filling.close()
      await store.close().catch(() => {})
    },
  }
}
