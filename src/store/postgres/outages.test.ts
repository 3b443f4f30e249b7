// The server goes away in the middle of presses and comes back, or says nothing any more.
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { answers, sample } from '../contract/samples.ts'
import { openPostgres } from '../postgres.ts'
import { type Store, StoreFault } from '../store.ts'
import { type Server, startServer } from './test-server.ts'
import { layWire, type Wire } from './test-wire.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 })

/** The budget, and something for a machine that is busy. */
const LATEST = 4000
const { id } = sample()

let server: Server
let url: string
let store: Store

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  url = await server.newDatabase()
  store = await openPostgres(url)
  await store.start(sample(), 'start')
})
afterEach(() => store.close())

/** How a call ended, and how long it took. */
async function timed<T>(call: Promise<T>): Promise<{ result: T | StoreFault['kind']; took: number }> {
  const began = performance.now()
  const result = await call.catch(error => {
    if (error instanceof StoreFault) return error.kind
    throw error
  })
  return { result, took: performance.now() - began }
}

/** Presses one answer after the other until told to stop; gives the claims that were said to be saved. */
async function pressUntil(isOver: () => boolean, name: string, presser: Store): Promise<string[]> {
  const saved: string[] = []
  let revision = 0
  for (let count = 1; !isOver(); count += 1) {
    const claim = `${name} ${count}`
    const { result, took } = await timed(presser.append(id, revision, answers(claim), claim))
    expect(took).toBeLessThan(LATEST)
    if (typeof result === 'string') expect(result).toBe('busy')
    else if (result.result === 'gone') throw new Error('the walkthrough is gone')
    else {
      revision = result.walkthrough.revision
      if (result.result === 'saved') saved.push(claim)
    }
  }
  return saved
}

/** Everything that was said to be saved is there, and every row once. */
async function proven(saved: readonly string[]): Promise<void> {
  const now = await store.read(id)
  const claims = now?.rows.map(row => ('answer' in row && row.answer.choice) || 'none') ?? []
  expect(claims).toEqual(expect.arrayContaining([...saved]))
  expect(new Set(claims).size).toBe(claims.length)
  expect(now?.rows.map(({ number }) => number)).toEqual(claims.map((_, index) => index + 1))
  expect(now?.revision).toBe(claims.length)
}

describe('a server that is stopped and started while two processes press', () => {
  it('loses nothing that was said to be saved, and has nothing twice', async () => {
    const other = await openPostgres(url)
    let isOver = false
    const pressing = [store, other].map((presser, index) => pressUntil(() => isOver, `p${index}`, presser))
    for (let restarts = 0; restarts < 4; restarts += 1) {
      await wait(200 + Math.random() * 200)
      await server.stop()
      await wait(Math.random() * 300)
      await server.start()
    }
    await wait(300)
    isOver = true
    const saved = (await Promise.all(pressing)).flat()
    expect(saved.length).toBeGreaterThan(10)
    await proven(saved)
    await other.close()
  })

  it('makes a press wait for it, if it is back within two seconds', async () => {
    await server.stop()
    const saving = store.append(id, 0, answers('hero'), 'i1')
    await wait(700)
    await server.start()
    expect(await saving).toMatchObject({ result: 'saved', walkthrough: { revision: 1 } })
  })
})

describe('a server that is away for ten seconds', () => {
  it('is busy for every call after two seconds, and everything works again when it is back', async () => {
    await server.stop()
    const until = performance.now() + 10_000
    let calls = 0
    while (performance.now() < until) {
      const round = await Promise.all([
        timed(store.read(id)),
        timed(store.start(sample({ id: `away ${calls}` }), `away ${calls}`)),
        timed(store.append(id, 0, answers('hero'), `press ${calls}`)),
        timed(store.change(id, { closed: true })),
        timed(store.userSettings('1')),
        timed(store.setUserSettings('1', { language: 'de' })),
        ...Array.from({ length: 30 }, () => timed(store.at('1', '2', 10))),
      ])
      for (const { result, took } of round) {
        expect(result).toBe('busy')
        expect(took).toBeLessThan(LATEST)
      }
      calls += 1
    }
    expect(calls).toBeGreaterThan(2)
    await expect(openPostgres(url)).rejects.toMatchObject({ kind: 'busy', cause: { code: 'ECONNREFUSED' } })
    await server.start()
    expect(await store.read(id)).toMatchObject({ revision: 0, closed: false })
    expect(await store.append(id, 0, answers('hero'), 'press 0')).toMatchObject({ result: 'saved' })
  })
})

describe('a server that says nothing', () => {
  let wire: Wire
  let far: Store
  beforeEach(async () => {
    wire = await layWire(server.port)
    far = await openPostgres(url.replace(`:${server.port}/`, `:${wire.port}/`))
  })
  afterEach(async () => {
    await far.close()
    await wire.close()
  })

  it('is busy after two seconds, for connections that stand as for new ones, and found again', async () => {
    await far.append(id, 0, answers('hero'), 'i1')
    wire.hush()
    const calls = Array.from({ length: 20 }, (_, n) => timed(far.append(id, 1, answers('flip'), `hush ${n}`)))
    for (const { result, took } of await Promise.all(calls)) {
      expect(result).toBe('busy')
      expect(took).toBeGreaterThan(1900)
      expect(took).toBeLessThan(LATEST)
    }
    wire.mend()
    expect(await far.append(id, 1, answers('flip'), 'i2')).toMatchObject({ result: 'saved' })
    await proven(['hero', 'flip'])
  })

  it('is not waited for when the store is closed', async () => {
    await far.read(id)
    wire.hush()
    expect((await timed(far.close())).took).toBeLessThan(LATEST)
    far = await openPostgres(url)
  })
})

describe('a row that somebody else has locked', () => {
  it('is busy after two seconds, and other walkthroughs go on meanwhile', async () => {
    await store.start(sample({ id: 'other00000' }), 'other')
    const held = server.asked(
      url,
      `BEGIN; SELECT FROM walkthroughs WHERE id = '${id}' FOR UPDATE; SELECT pg_sleep(4)`,
    )
    await wait(300)
    const pressing = timed(store.append(id, 0, answers('hero'), 'i1'))
    expect(await store.append('other00000', 0, answers('hero'), 'i2')).toMatchObject({ result: 'saved' })
    const { result, took } = await pressing
    expect(result).toBe('busy')
    expect(took).toBeLessThan(LATEST)
    await held
    expect(await store.append(id, 0, answers('hero'), 'i1')).toMatchObject({ result: 'saved' })
  })
})
