// Records what this version leaves behind, before its release: npm run record:version -- VERSION
import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openPostgres } from '../../src/store/postgres/store.ts'
import { openSqlite } from '../../src/store/sqlite/store.ts'
import { foldersWith } from '../support/store/postgres-cluster.ts'
import { startServer } from '../support/store/postgres-server.ts'
import { playAll } from './play.ts'
import { linesOf, writePresses } from './recorded.ts'
import { standingOf } from './recording-results.ts'
import { sift } from './sift.ts'

const [version = ''] = process.argv.slice(2)
if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error('which version?')
const folder = join(import.meta.dirname, version)
mkdirSync(folder, { recursive: true })

const { controls, ids } = await recordSqlite()
await recordPostgres(ids)
const presses = sift(controls).map(control => ({ ...control, seen: '' }))
writePresses(version, presses)
// Another process presses: none of these messages may need what this one has in memory.
execFileSync(process.execPath, [...process.execArgv, join(import.meta.dirname, 'record-results.ts'), version])
console.log(`${ids.length} attacks, ${presses.length} of ${controls.length} presses`)

async function recordSqlite() {
  const path = join(folder, 'riposte.sqlite')
  rmSync(path, { force: true })
  const store = await openSqlite(path)
  const recorded = await playAll(store)
  const standings = await Promise.all(recorded.ids.map(id => standingOf(store, id)))
  await store.close()
  const database = new DatabaseSync(path)
  database.exec('PRAGMA journal_mode = DELETE; VACUUM')
  database.close()
  writeFileSync(join(folder, 'attacks.jsonl'), linesOf(standings))
  return recorded
}

/** Records the same for PostgreSQL, as statements that any server accepts. */
async function recordPostgres(expected: readonly string[]): Promise<void> {
  const [tools = ''] = foldersWith(['pg_dump'])
  const server = await startServer({ programs: ['pg_dump'] })
  const url = await server.newDatabase()
  const store = await openPostgres(url)
  const { ids } = await playAll(store)
  await store.close()
  if (ids.join() !== expected.join()) throw new Error('the two stores hold different attacks')
  const dumped = execFileSync(join(tools, 'pg_dump'), ['--inserts', '--no-owner', url], {
    maxBuffer: 2 ** 28,
  })
  // Lines that only psql reads are left out.
  const sql = dumped
    .toString()
    .split('\n')
    .filter(line => !/^(\\|--|SET |SELECT pg_catalog|$)/.test(line))
  writeFileSync(join(folder, 'postgres.sql'), `${sql.join('\n')}\n`)
  await server.close()
}
