// Moving everything from SQLite to PostgreSQL and back, by the command itself.

import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { appendTo } from '../../test/support/store/append-to.ts'
import { PASSWORD, type Server, startServer } from '../../test/support/store/postgres-server.ts'
import { toldAbout } from '../../test/support/store/told-about.ts'
import { everyWalkthrough, pressAll } from '../../test/support/walkthroughs/random-walkthroughs.ts'
import { openPostgres } from '../store/postgres/store.ts'
import { openSqlite } from '../store/sqlite/store.ts'
import type { Store } from '../store/store.ts'
import type { Walkthrough } from '../store/walkthroughs.ts'

const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'riposte-copy-'))
let server: Server
let count = 0
const newFile = (): string => join(folder, `${++count}.sqlite`)

beforeAll(async () => {
  server = await startServer()
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await server.close()
})

function run(args: readonly string[], told = {}) {
  return spawnSync(process.execPath, ['--import', './src/node-24.js', 'src/cli/store.ts', ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, LANG: 'en_US.UTF-8', ...told },
    encoding: 'utf8',
  })
}
const copy = (from: string, to: string) => run(['copy', '--from', from, '--to', to])

/** Random walkthroughs of every flow, pressed through with answers and undos. */
async function played(): Promise<Walkthrough[]> {
  const all: Walkthrough[] = []
  await everyWalkthrough(async begun => {
    const scene = await pressAll(begun, async (before, press) => {
      const pressed = await press()
      return pressed.result === 'saved' ? pressed.scene : before
    })
    all.push(scene.walkthrough)
  })
  return all
}

/** Characters that people's names may contain. */
const ODD = `Añá "'\\ \u0000\u001a0 \u202e 🦏`

async function fill(store: Store, all: readonly Walkthrough[]): Promise<void> {
  for (const [index, { rows, revision: _, closed: __, touched: ___, ...told }] of all.entries()) {
    const seats = told.seats.map(seat => ({ ...seat, user: index % 2 ? 'u1' : null, name: ODD }))
    const posted = index % 3 ? null : 1000 + index
    await store.start(
      { ...told, seats, guild: `g${index % 5}`, boardPosted: posted, created: index },
      `s ${told.id}`,
    )
    for (const { number, ...row } of rows)
      await appendTo(store, told.id, number - 1, { ...row, by: row.by ?? 'u2' }, claimOf(told.id, number))
    if (index % 4 === 0) await store.closeAs(told.id, 'stopped')
  }
  await store.setUserSettings('u1', { language: 'de', isPrivate: false })
  await store.setUserSettings('u2', { isPrivate: true })
  await store.setGuildSettings('g1', {
    game: 'gundam',
    editions: { gundam: '1.0' },
    starters: 'role',
    isPrivate: true,
  })
  await store.tellsOnce('g1', 'a new edition', 'first')
  await store.left('g2', 77)
  await store.forget('u2')
}

const claimOf = (id: string, number: number): string => `r ${id} ${number}`

/** Everything about these walkthroughs that the interface of the store can read. */
async function everything(store: Store, all: readonly Walkthrough[]): Promise<unknown> {
  const read = []
  for (const { id, rows } of all) {
    read.push(await store.read(id), (await store.claimed(`s ${id}`))?.id)
    for (const { number } of rows) read.push((await store.claimed(claimOf(id, number)))?.id)
  }
  const users = await Promise.all(['u1', 'u2', 'nobody'].map(user => toldAbout(store, user)))
  const guilds = await Promise.all(['g1', 'g2'].map(guild => store.guildSettings(guild)))
  const known = (await store.guilds()).toSorted((a, b) => a.guild.localeCompare(b.guild))
  return { read, users, guilds, known, here: await store.at(['here'], 'u1', 1000) }
}

async function readIn<T>(opening: Promise<Store>, look: (store: Store) => Promise<T>): Promise<T> {
  const store = await opening
  try {
    return await look(store)
  } finally {
    await store.close()
  }
}

describe('a store full of random walkthroughs', () => {
  it('is the same in PostgreSQL, and the same again in another file', async () => {
    const all = await played()
    const [first, second, url] = [newFile(), newFile(), await server.newDatabase()]
    await readIn(openSqlite(first), store => fill(store, all))
    const before = await readIn(openSqlite(first), store => everything(store, all))
    expect(all.reduce((rows, one) => rows + one.rows.length, 0)).toBeGreaterThan(all.length)

    const there = copy(`sqlite:${first}`, url)
    expect([there.stderr, there.status]).toEqual(['', 0])
    expect(there.stdout).toContain(`${all.length} walkthroughs\n`)
    expect(there.stdout).toContain('Everything has been copied, and the counts agree.')
    expect(await readIn(openPostgres(url), store => everything(store, all))).toEqual(before)

    const back = copy(url, `sqlite:${second}`)
    expect([back.stderr, back.status]).toEqual(['', 0])
    expect(back.stdout).toBe(there.stdout)
    expect(await readIn(openSqlite(second), store => everything(store, all))).toEqual(before)
  })
})

it('takes the password from PGPASSWORD if the address has none', async () => {
  const [file, url] = [newFile(), await server.newDatabase()]
  await readIn(openSqlite(file), store => store.left('g1', 5))
  const to = url.replace(`:${PASSWORD}`, '')
  const { stdout, status } = run(['copy', '--from', `sqlite:${file}`, '--to', to], { PGPASSWORD: PASSWORD })
  expect([stdout, status]).toEqual([expect.stringContaining('1 left_guilds'), 0])
})

describe('a copy that cannot be made', () => {
  it('leaves a target that is not empty as it was, and says so', async () => {
    const [file, url] = [newFile(), await server.newDatabase()]
    await readIn(openSqlite(file), store => store.setUserSettings('u1', { language: 'de' }))
    await readIn(openPostgres(url), store => store.setUserSettings('u1', { language: 'en' }))
    for (const [from, to] of [
      [`sqlite:${file}`, url],
      [url, `sqlite:${file}`],
      [url, url],
    ] as const) {
      const { stderr, status } = copy(from, to)
      expect(stderr).toContain('The target is not empty: its table user_settings has rows.')
      expect(status).toBe(1)
    }
    const kept = await readIn(openPostgres(url), store => store.userSettings('u1'))
    expect(kept).toMatchObject({ language: 'en' })
  })

  it('leaves nothing in the target if it breaks off in the middle', async () => {
    const [file, url] = [newFile(), await server.newDatabase()]
    await readIn(openSqlite(file), async store => {
      await fill(store, await played())
    })
    await readIn(openPostgres(url), async () => {})
    await server.asked(url, 'ALTER TABLE left_guilds ADD CHECK (at < 0)')
    const { stderr, status } = copy(`sqlite:${file}`, url)
    expect(stderr).toContain('This did not work, and the target was left as it was: new row for relation')
    expect(status).toBe(1)
    expect(await server.asked(url, 'SELECT count(*)::int AS rows FROM walkthroughs')).toEqual([{ rows: 0 }])
  })

  it('makes no file where it should only read one', () => {
    const file = newFile()
    const { stderr, status } = copy(`sqlite:${file}`, `sqlite:${newFile()}`)
    expect(stderr).toBe(`There is no file ${file}, so nothing was copied.\n`)
    expect([status, existsSync(file)]).toEqual([1, false])
  })

  it.each([
    [[], 'The only action is copy. Say what goes where'],
    [['move'], 'The only action is copy'],
    [['copy', '--from', 'sqlite:a.sqlite'], '--to is neither sqlite:PATH nor postgres://…'],
    [['copy', '--from', `mysql://x:${PASSWORD}@h/d`, '--to', 'sqlite:b'], '--from is neither'],
    [['copy', '--from', `postgres://x:5#${PASSWORD}@h/d`, '--to', 'sqlite:b'], '--from is neither'],
    [['copy', '--from', 'sqlite:a', '--to', 'sqlite://var/b.sqlite'], '--to is neither'],
    [['copy', '--form', 'x'], '--form'],
  ])('is told what was not understood: %j', (args, words) => {
    const { stderr, status } = run(args)
    expect(stderr).toContain(words)
    expect(stderr).not.toContain(PASSWORD)
    expect(status).toBe(1)
  })

  it('names the database that is out of reach by its reason, and no password', async () => {
    const file = newFile()
    await readIn(openSqlite(file), async () => {})
    const { stderr, status } = copy(`sqlite:${file}`, `postgres://riposte:${PASSWORD}@127.0.0.1:1/x`)
    expect(stderr).toContain('ECONNREFUSED')
    expect(stderr).not.toContain(PASSWORD)
    expect(status).toBe(1)
  })
})
