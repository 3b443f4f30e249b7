// Checks that the tools of the operator leave a database of an earlier version as it is, also beside a bot that writes.
import { execFile } from 'node:child_process'
import { copyFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { storeState } from '../../../src/store/look.ts'
import { openPostgres } from '../../../src/store/postgres/store.ts'
import { openSqlite } from '../../../src/store/sqlite/store.ts'
import { postgresOf, VERSIONS } from '../../earlier-versions/recorded.ts'
import { type Server, startServer } from '../../support/store/postgres-server.ts'
import { wholeDatabase, wholeFile } from '../../support/store/whole-database.ts'
import { UNSET } from '../bot-process.ts'
import { freshDatabase } from '../fresh-database.ts'

const root = join(import.meta.dirname, '../../..')

type Result = { readonly said: string; readonly code: number }

function run(program: 'doctor' | 'store', args: readonly string[], told = {}): Promise<Result> {
  const env = { PATH: process.env.PATH, ...UNSET, ...told }
  const command = ['--import', './src/node-24.js', `src/cli/${program}.ts`, ...args]
  return new Promise(resolve => {
    const child = execFile(process.execPath, command, { cwd: root, env }, (_, stdout, stderr) =>
      resolve({ said: stdout + stderr, code: child.exitCode ?? -1 }),
    )
  })
}
const copy = (from: string, to: string) => run('store', ['copy', '--from', from, '--to', to])

/** A file as the version has left it, with a write-ahead log, as it runs. */
function fileOf(version: string): string {
  const path = freshDatabase()
  copyFileSync(join(root, 'test/earlier-versions', version, 'riposte.sqlite'), path)
  const database = new DatabaseSync(path)
  database.exec('PRAGMA journal_mode = WAL')
  database.close()
  return path
}

/** Saves a row that stands in the log alone, and is in the middle of a large write. @returns a function that ends it */
function inTheMiddleOfAWrite(path: string): () => void {
  const database = new DatabaseSync(path)
  database.exec(`
    PRAGMA wal_autocheckpoint = 0; PRAGMA cache_size = 5;
    INSERT INTO left_guilds (guild, at) VALUES ('saved', 1);
    BEGIN IMMEDIATE;
    INSERT INTO left_guilds (guild, at) SELECT 'never saved ' || id, 2 FROM walkthroughs;
    UPDATE walkthroughs SET names = '{}', closed = 1`)
  return () => database.close()
}

async function latestFrom(path: string): Promise<unknown> {
  await (await openSqlite(path)).close()
  return wholeFile(path)
}

describe.each(VERSIONS)('a file of %s', version => {
  it.each([
    ['at rest', () => () => {}],
    ['in the middle of a write of its bot', inTheMiddleOfAWrite],
  ])(
    '%s is left by the doctor, who says which version it is and will be, and by a copy, which has all that is saved',
    async (_, begin) => {
      const path = fileOf(version)
      const copied = join(dirname(path), 'copied.sqlite')
      const end = begin(path)
      const before = wholeFile(path)
      const { version: was, latest, open } = await storeState({ path, url: undefined })
      const [seen, made] = await Promise.all([
        run('doctor', [], { DATABASE_PATH: path }),
        copy(`sqlite:${path}`, `sqlite:${copied}`),
      ])
      expect(wholeFile(path)).toEqual(before)
      expect(seen.said).toContain(`[ok] The data can be read and written: ${path}, with ${open} attacks`)
      expect(open).toBeGreaterThan(5)
      expect(seen.said).toContain(`[open] The database has version ${was}.`)
      expect(seen.said).toContain(`the next start brings it to version ${latest}`)
      expect(made.said).toContain('the counts agree')
      expect([seen.code, made.code]).toEqual([0, 0])
      end()
      expect(wholeFile(copied)).toEqual(await latestFrom(path))
    },
  )

  it('that is named as the target of a copy by mistake is left, too', async () => {
    const [path, empty] = [fileOf(version), freshDatabase()]
    const before = wholeFile(path)
    await (await openSqlite(empty)).close()
    const { said, code } = await copy(`sqlite:${empty}`, `sqlite:${path}`)
    expect([said, code]).toEqual([expect.stringContaining('The target is not empty'), 1])
    expect(wholeFile(path)).toEqual(before)
  })
})

describe('with a PostgreSQL database', () => {
  let server: Server
  beforeAll(async () => {
    server = await startServer()
  })
  afterAll(() => server.close())

  const WRITE = "INSERT INTO left_guilds (guild, at) VALUES ('a', 1); UPDATE walkthroughs SET closed = TRUE"

  it.each(VERSIONS)('of %s the doctor and a copy leave it, in the middle of a write', async version => {
    const [url, empty] = [await server.newDatabase(), await server.newDatabase()]
    await server.asked(url, postgresOf(version))
    await (await openPostgres(empty)).close()
    const { version: was, latest, open } = await storeState({ path: '', url })
    const before = await wholeDatabase(server, url)
    const commit = await server.locked(url, WRITE)
    const [seen, from, to] = await Promise.all([
      run('doctor', [], { DATABASE_URL: url }),
      copy(url, `sqlite:${freshDatabase()}`),
      copy(empty, url),
    ])
    expect(await wholeDatabase(server, url)).toEqual(before)
    await commit()
    expect(seen.said).toContain(`PostgreSQL, with ${open} attacks`)
    expect(seen.said).toContain(`[open] The database has version ${was}.`)
    expect(seen.said).toContain(`brings it to version ${latest}`)
    expect(from.said).toContain('The database of --from is of an older version')
    expect(to.said).toContain('The target is not empty')
    expect([seen.code, from.code, to.code]).toEqual([0, 1, 1])
  })

  it('without anything of the bot nothing is made and nothing is copied', async () => {
    const url = await server.newDatabase()
    const { said, code } = await copy(url, `sqlite:${freshDatabase()}`)
    expect([said, code]).toEqual([expect.stringContaining('--from holds nothing of Riposte'), 1])
    expect(await wholeDatabase(server, url)).toEqual({ tables: [], rows: [] })
  })
})
