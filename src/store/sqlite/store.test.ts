import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate as turn } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { appendTo } from '../../../test/support/store/append-to.ts'
import { ANA, answers, BEN, chain, nextOn, sample } from '../../../test/support/store/contract/samples.ts'
import { storeContract } from '../../../test/support/store/contract.ts'
import { openAgain } from '../../../test/support/store/open-again.ts'
import { openFile, setUp } from './connection.ts'
import { openSqlite } from './store.ts'

const folder = mkdtempSync(join(tmpdir(), 'riposte-store-'))
afterAll(() => rmSync(folder, { recursive: true }))

let count = 0
const newPath = (): string => join(folder, String(++count), 'riposte.sqlite')

storeContract('the store in SQLite', () => openSqlite(newPath()))

const { id } = sample()

/** A store with one walkthrough and one row, closed again. */
async function keptAt(path: string): Promise<void> {
  const store = await openSqlite(path)
  await store.start(sample(), 'i1')
  await appendTo(store, id, 0, answers('hero'), 'i2')
  await store.close()
}

/** Changes the closed file in ways that the store itself never does. */
function tamper(path: string, sql: string): void {
  const database = new DatabaseSync(path)
  try {
    database.exec(sql)
  } finally {
    database.close()
  }
}

/**
 * Lists the files that contain this text. Another process reads them: opening and closing them here would free the
 * locks that SQLite holds on them.
 */
function filesWith(text: string, path: string): string[] {
  const files = readdirSync(dirname(path))
  expect(files.length).toBeGreaterThan(0)
  const look = `const all = process.argv.slice(2).filter(file => require('fs').readFileSync(file).includes(process.argv[1]))
    console.log(JSON.stringify(all))`
  const said = execFileSync(process.execPath, ['-e', look, text, ...files], {
    cwd: dirname(path),
    encoding: 'utf8',
  })
  return JSON.parse(said)
}

const modeOf = (file: string): string => (statSync(file).mode & 0o777).toString(8)
const modesOf = (path: string): string[] => ['', '-wal', '-shm'].map(end => modeOf(`${path}${end}`))

describe('the file', () => {
  it('is made with its folder, and found again', async () => {
    const path = join(folder, 'not', 'there', 'yet', 'riposte.sqlite')
    await keptAt(path)
    const store = await openSqlite(path)
    expect(await store.read(id)).toMatchObject({ revision: 1 })
    expect(await store.claimed('i2')).toMatchObject({ id })
    await store.close()
  })

  it('is written ahead, flushed at every commit, and overwritten where something is deleted', () => {
    const { database } = openFile(newPath())
    setUp(database)
    const pragma = (name: string) => Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {})[0]
    expect(
      ['journal_mode', 'synchronous', 'foreign_keys', 'secure_delete', 'busy_timeout'].map(pragma),
    ).toEqual(['wal', 2, 1, 1, 0])
    database.close()
  })

  it('holds nothing any more of a person who is forgotten', async () => {
    const path = newPath()
    await keptAt(path)
    const store = await openSqlite(path)
    await store.setUserSettings(ANA, { language: 'de' })
    expect(filesWith(ANA, path)).toContain('riposte.sqlite-wal')
    await store.forget(ANA)
    expect(filesWith(ANA, path)).toEqual([])
    await store.close()
    expect(filesWith(ANA, path)).toEqual([])
  })

  it.each(['over', 'open'])(
    'holds nothing any more of whoever is forgotten at a table of 30 chapters, the last of them %s',
    async last => {
      const path = newPath()
      const store = await openSqlite(path)
      await chain(store, 1)
      for (let n = 1; n <= 30; n += 1) {
        const by = n % 2 ? ANA : BEN
        await appendTo(store, `w${n}`, 0, { ...answers('hero', by), outcome: {} }, `i${n}`)
        if (n < 30) await nextOn(store, `w${n}`, `w${n + 1}`, { starter: by })
      }
      if (last === 'open') await openAgain(store, { id: 'w30', revision: 1, claim: 'on' }, {}, { answer: {} })
      const rows = async () => (await store.table('w1'))?.chapters.map(({ id, revision }) => [id, revision])
      const before = await rows()
      expect(before).toHaveLength(30)
      await store.forget(ANA)
      expect([filesWith(ANA, path), filesWith('"Ana"', path)]).toEqual([[], []])
      expect(await rows()).toEqual(before)
      expect(await store.table('w1')).toMatchObject({ starter: BEN, tip: 'w30' })
      expect(await store.read('w30')).toMatchObject({ closed: last === 'over' })
      await store.close()
    },
  )

  it('holds nothing any more of an attack that had its time', async () => {
    const path = newPath()
    const store = await openSqlite(path)
    await store.start(sample({ names: { enemy: { en: 'Aunt Mathilda', de: 'Tante Mathilda' } } }), 'i1')
    expect(filesWith('Mathilda', path)).toContain('riposte.sqlite-wal')
    await store.sweep({ now: 0, idle: 2000, left: 0 })
    expect(filesWith('Mathilda', path)).toEqual([])
    await store.close()
  })

  it('belongs to its user alone, with its folder and the files beside it', async () => {
    const path = newPath()
    const store = await openSqlite(path)
    await store.start(sample(), 'i1')
    expect(modesOf(path)).toEqual(['600', '600', '600'])
    expect(modeOf(dirname(path))).toBe('700')
    await store.close()
  })

  it('that everybody could read is nobody’s but its user’s from the next opening on', async () => {
    const path = newPath()
    await keptAt(path)
    chmodSync(path, 0o644)
    tamper(path, 'PRAGMA application_id = 1')
    const store = await openSqlite(path)
    await store.start(sample({ id: 'later00000' }), 'i3')
    expect(modesOf(path)).toEqual(['600', '600', '600'])
    await store.close()
  })

  it('that somebody has opened to a group stays open to it', async () => {
    const path = newPath()
    await keptAt(path)
    chmodSync(path, 0o640)
    const store = await openSqlite(path)
    expect(modeOf(path)).toBe('640')
    await store.close()
  })

  it('takes 500 chapters of a table and no more', async () => {
    const path = newPath()
    await keptAt(path)
    tamper(path, 'UPDATE game_tables SET last_number = 499')
    const store = await openSqlite(path)
    expect(await nextOn(store, id, 'last000000')).toBe('started')
    expect(await store.read('last000000')).toMatchObject({ number: 500 })
    expect(await nextOn(store, 'last000000', 'more000000')).toBe('tableFull')
    await store.close()
  })

  it('takes no second tip of a table, nor an open chapter that is none', async () => {
    const path = newPath()
    await keptAt(path)
    const store = await openSqlite(path)
    await nextOn(store, id, 'next000000')
    await store.close()
    expect(() => tamper(path, 'UPDATE walkthroughs SET is_tip = 1')).toThrow('UNIQUE')
    expect(() => tamper(path, 'UPDATE walkthroughs SET closed = 0')).toThrow('CHECK')
  })

  it('takes no change of a row in the log', async () => {
    const path = newPath()
    await keptAt(path)
    expect(() => tamper(path, 'UPDATE log SET at = 1')).toThrow('append-only')
    expect(() => tamper(path, `UPDATE log SET by = '1'`)).toThrow('only be blanked')
    expect(() => tamper(path, 'UPDATE log SET by = NULL')).not.toThrow()
  })
})

describe('a damaged file', () => {
  const unavailable = (cause: string) => ({
    name: 'StoreFault',
    kind: 'unavailable',
    cause: expect.objectContaining({ message: expect.stringContaining(cause) }),
  })

  it.each([
    [`UPDATE walkthroughs SET names = '{"enemy":'`, `walkthrough ${id}.names: not JSON`],
    [`UPDATE walkthroughs SET names = '{"enemy":{"de":"x"}}'`, `walkthrough ${id}.names.enemy.en`],
    [`UPDATE walkthroughs SET set_up = '[]'`, `walkthrough ${id}.setUp: not an object`],
    [
      `DROP TRIGGER log_is_append_only; UPDATE log SET answer = '{"choice":1}'`,
      `walkthrough ${id}, row 1.answer.choice`,
    ],
  ])('says where: %s', async (sql, place) => {
    const path = newPath()
    await keptAt(path)
    tamper(path, sql)
    const store = await openSqlite(path)
    await expect(store.read(id)).rejects.toMatchObject(unavailable(place))
    await expect(appendTo(store, id, 1, answers('flip'), 'i3')).rejects.toMatchObject(unavailable(place))
    expect(await store.claimed('i3')).toBeNull()
    expect(await store.start(sample({ id: 'unharmed00' }), 'i4')).toBe('started')
    await store.close()
  })

  it('is none for a language that there is no more: it counts as not set, and a name has the English one', async () => {
    const path = newPath()
    await keptAt(path)
    tamper(path, `UPDATE walkthroughs SET language = 'fr', names = '{"enemy":{"en":"x","fr":"y"}}'`)
    const store = await openSqlite(path)
    expect(await store.read(id)).toMatchObject({ language: 'en', names: { enemy: { en: 'x', de: 'x' } } })
    await store.close()
  })

  it('never quotes what somebody typed', async () => {
    const path = newPath()
    await keptAt(path)
    tamper(path, `UPDATE walkthroughs SET names = '{"enemy": secret'`)
    const store = await openSqlite(path)
    const fault = await store.read(id).catch((error: Error) => error)
    expect(String((fault as Error).cause)).not.toContain('secret')
    await store.close()
  })

  it('is refused if it is no database', async () => {
    const path = newPath()
    mkdirSync(dirname(path))
    writeFileSync(path, 'Dear diary, '.repeat(1000))
    await expect(openSqlite(path)).rejects.toMatchObject(unavailable('not a database'))
  })

  it('is refused if it is the database of something else', async () => {
    const path = newPath()
    mkdirSync(dirname(path))
    tamper(path, 'CREATE TABLE other (x); PRAGMA user_version = 1')
    await expect(openSqlite(path)).rejects.toMatchObject(unavailable('no such table'))
  })

  it('is unavailable where its pages are scratched', async () => {
    const path = newPath()
    await keptAt(path)
    const bytes = readFileSync(path)
    writeFileSync(path, bytes.fill(0xff, 4096))
    const outcome = openSqlite(path).then(store => store.read(id))
    await expect(outcome).rejects.toMatchObject(unavailable('malformed'))
  })

  it('is refused if its place is a folder, or in something that is none', async () => {
    await expect(openSqlite(folder)).rejects.toMatchObject(unavailable('unable to open'))
    const file = join(folder, 'a-file')
    writeFileSync(file, '')
    await expect(openSqlite(join(file, 'riposte.sqlite'))).rejects.toMatchObject(unavailable('EEXIST'))
  })
})

it('sweeping lets others have their turn after every fifty', async () => {
  const store = await openSqlite(newPath())
  for (let number = 0; number < 300; number += 1)
    await store.start(sample({ id: `w${number}` }), `i${number}`)
  let isOver = false
  const swept = store.sweep({ now: 0, idle: 2000, left: 0 }).finally(() => {
    isOver = true
  })
  let turns = 0
  for (; !isOver; turns += 1) await turn()
  expect(await swept).toMatchObject({ deleted: 300 })
  expect(turns).toBeGreaterThanOrEqual(6)
  await store.close()
})
