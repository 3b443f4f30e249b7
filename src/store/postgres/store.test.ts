import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { appendTo } from '../../../test/support/store/append-to.ts'
import { answers, sample } from '../../../test/support/store/contract/samples.ts'
import { storeContract } from '../../../test/support/store/contract.ts'
import { PASSWORD, type Server, startServer } from '../../../test/support/store/postgres-server.ts'
import { TABLE_NAMES } from '../tables.ts'
import { openPostgres } from './store.ts'

/** Past every trigger; few rows are deleted much sooner than TRUNCATE makes new files. */
const EMPTYING = [
  'SET session_replication_role = replica',
  ...TABLE_NAMES.map(name => `DELETE FROM ${name}`),
].join('; ')
const { id } = sample()

let server: Server
let url: string
beforeAll(async () => {
  server = await startServer()
  url = await server.newDatabase()
  await (await openPostgres(url)).close()
})
afterAll(() => server.close())
// The store's time budget stands still, however busy the machine is.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

async function openEmpty() {
  await server.asked(url, EMPTYING)
  return openPostgres(url)
}

storeContract('the store in PostgreSQL', openEmpty)

/** A store with one walkthrough and one row. */
async function kept() {
  const store = await openEmpty()
  await store.start(sample(), 'i1')
  await appendTo(store, id, 0, answers('hero'), 'i2')
  return store
}

describe('the database', () => {
  it('takes no change of a row in the log', async () => {
    await (await kept()).close()
    await expect(server.asked(url, 'UPDATE log SET at = 1')).rejects.toThrow('append-only')
    await expect(server.asked(url, `UPDATE log SET by = '1'`)).rejects.toThrow('only be blanked')
    await server.asked(url, 'UPDATE log SET by = NULL')
  })

  it('takes any string for an id, and finds nothing by it', async () => {
    const store = await openEmpty()
    for (const odd of ['\u0000', `'; DROP TABLE log; --`, '\u001a0', '\u001a'])
      expect([await store.read(odd), await store.claimed(odd), await store.of(odd, 1)]).toEqual([
        null,
        null,
        [],
      ])
    await store.setUserSettings('\u0000', { language: 'de' })
    expect(await store.userSettings('\u001a0')).toEqual({ language: null, editions: {}, isPrivate: null })
    expect(await store.userSettings('\u0000')).toEqual({ language: 'de', editions: {}, isPrivate: null })
    await store.close()
  })

  it('loses nothing of what two change at once', async () => {
    const store = await kept()
    const turns = Array.from({ length: 20 }, (_, turn) => turn)
    await Promise.all(
      turns.flatMap(turn => [
        store.change(id, { thread: `t${turn}` }),
        appendTo(
          store,
          id,
          turn + 1,
          { ...answers('hero'), names: { [`n${turn}`]: { en: 'x', de: 'x' } } },
          `n${turn}`,
        ),
      ]),
    )
    const now = await store.read(id)
    const named = turns.filter(turn => `n${turn}` in (now?.names ?? {}))
    expect(named).toHaveLength((now?.revision ?? 0) - 1)
    expect(now?.thread).toMatch(/^t\d+$/)
    await store.close()
  })
})

describe('damaged rows', () => {
  const unavailable = (cause: string) => ({
    name: 'StoreFault',
    kind: 'unavailable',
    cause: expect.objectContaining({ message: expect.stringContaining(cause) }),
  })

  it.each([
    [`UPDATE walkthroughs SET names = '{"enemy": secret'`, `walkthrough ${id}.names: not JSON`],
    [`UPDATE walkthroughs SET names = '{"enemy":{"de":"x"}}'`, `walkthrough ${id}.names.enemy.en`],
    [
      `ALTER TABLE log DISABLE TRIGGER USER; UPDATE log SET answer = '{"choice":1}'; ALTER TABLE log ENABLE TRIGGER USER`,
      `walkthrough ${id}, row 1.answer.choice`,
    ],
  ])('are told by their place, and nothing is built on them: %s', async (sql, place) => {
    const store = await kept()
    await server.asked(url, sql)
    await expect(store.read(id)).rejects.toMatchObject(unavailable(place))
    const fault = await appendTo(store, id, 1, answers('flip'), 'i3').catch((error: Error) => error)
    expect(fault).toMatchObject(unavailable(place))
    expect(String((fault as Error).cause)).not.toContain('secret')
    expect(await store.claimed('i3')).toBeNull()
    expect(await store.start(sample({ id: 'unharmed00' }), 'i4')).toBe('started')
    await store.close()
  })
})

describe('a database that cannot be used', () => {
  /** All texts of a fault that a log could show. */
  const told = (fault: unknown): string => {
    const { message, cause } = fault as Error
    return `${message} ${(cause as Error).message} ${JSON.stringify(cause)} ${(cause as Error).stack}`
  }

  it.each([
    ['its password is wrong', () => url.replace(PASSWORD, 'Falsch'), 'password authentication failed'],
    ['it does not exist', () => `${url}_not`, 'does not exist'],
    ['its address is none', () => `postgres://riposte:${PASSWORD}@127.0.0.1:port/x`, 'not the address'],
    [
      'its password is not written as an address wants it',
      () => url.replace(PASSWORD, '%Falsch'),
      'not the address',
    ],
    ['its host is unknown', () => url.replace('127.0.0.1', 'nowhere.invalid'), 'nowhere.invalid'],
  ])('is unavailable if %s, and the password is not told', async (_, address, reason) => {
    const fault = await openPostgres(address()).catch(error => error)
    expect(fault).toMatchObject({ name: 'StoreFault', kind: 'unavailable' })
    expect(told(fault)).toContain(reason)
    expect(told(fault)).not.toMatch(/geheim|Falsch/)
  })

  it('is refused if it does not hold every character', async () => {
    const latin = await server.newDatabase(`ENCODING 'LATIN1' TEMPLATE template0`)
    const fault = await openPostgres(latin).catch(error => error)
    expect(fault).toMatchObject({ kind: 'unavailable' })
    expect(told(fault)).toContain('LATIN1')
  })

  it('is refused if it is the database of something else', async () => {
    const other = await server.newDatabase()
    await server.asked(other, 'CREATE TABLE walkthroughs (x INTEGER)')
    expect(told(await openPostgres(other).catch(error => error))).toContain('already exists')
  })

  it('is readOnly if it may only be read, and is still read from', async () => {
    const store = await kept()
    await store.close()
    const reading = await openPostgres(`${url}?options=-c%20default_transaction_read_only%3Don`)
    expect(await reading.read(id)).toMatchObject({ revision: 1 })
    await expect(appendTo(reading, id, 1, answers('flip'), 'i3')).rejects.toMatchObject({ kind: 'readOnly' })
    await expect(reading.start(sample({ id: 'other00000' }), 'i4')).rejects.toMatchObject({
      kind: 'readOnly',
    })
    await reading.close()
  })

  it('does not tell the rows that it refuses', async () => {
    const store = await openEmpty()
    const typed = sample({ names: { enemy: { en: 'secret', de: 'secret' } }, language: null as never })
    const fault = await store.start(typed, 'i1').catch(error => error)
    expect(fault).toMatchObject({ kind: 'unavailable', cause: { code: '23502' } })
    expect(told(fault)).not.toContain('secret')
    await store.close()
  })
})
