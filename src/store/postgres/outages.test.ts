// The server goes away in the middle of presses and comes back, or says nothing any more.

import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { appendTo } from '../../../test/support/store/append-to.ts'
import { answers, sample } from '../../../test/support/store/contract/samples.ts'
import { type Server, startServer } from '../../../test/support/store/postgres-server.ts'
import { layWire, type Wire } from '../../../test/support/store/postgres-wire.ts'
import { PATIENCE, waitFor } from '../../loopback/wait-for.ts'
import { type Store, StoreFault } from '../store.ts'
import { openPostgres } from './store.ts'

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
afterEach(async () => {
  vi.useRealTimers()
  await store.close()
})

/** How a call ended. */
const endOf = <T>(call: Promise<T>): Promise<T | StoreFault['kind']> =>
  call.catch(error => {
    if (error instanceof StoreFault) return error.kind
    throw error
  })

/** Presses one answer after another until `isOver`; collects the claims that the store reported as saved. */
async function pressUntil(
  isOver: () => boolean,
  name: string,
  presser: Store,
  saved: string[],
): Promise<void> {
  let revision = 0
  for (let count = 1; !isOver(); count += 1) {
    const claim = `${name} ${count}`
    const result = await endOf(appendTo(presser, id, revision, answers(claim), claim))
    if (typeof result === 'string') expect(result).toBe('busy')
    else if (result.result === 'gone') throw new Error('the walkthrough is gone')
    else {
      revision = result.walkthrough.revision
      if (result.result === 'saved') saved.push(claim)
    }
  }
}

/** Stops the store's time budget, however long the server takes to start. */
const stopTheClock = () => vi.useFakeTimers({ toFake: ['performance'] })

/** Checks that every row reported as saved is in the log exactly once. */
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
    const saved: string[] = []
    const pressing = [store, other].map((presser, index) =>
      pressUntil(() => isOver, `p${index}`, presser, saved),
    )
    const goesOn = async () => {
      const before = saved.length
      await waitFor(() => saved.length > before + 5 * Math.random(), PATIENCE, 'nothing is saved any more')
    }
    for (let restarts = 0; restarts < 4; restarts += 1) {
      await goesOn()
      await server.stop()
      await pause(Math.random() * 300)
      await server.start()
    }
    await goesOn()
    isOver = true
    await Promise.all(pressing)
    await proven(saved)
    await other.close()
  })

  it('makes a press wait for it, if it is back in the time that a press has', async () => {
    await server.stop()
    stopTheClock()
    const saving = appendTo(store, id, 0, answers('hero'), 'i1')
    await server.start()
    expect(await saving).toMatchObject({ result: 'saved', walkthrough: { revision: 1 } })
  })
})

describe('a server that is away for ten seconds', () => {
  it('is busy for every call after two seconds, and everything works again when it is back', async () => {
    await server.stop()
    for (let calls = 0; calls < 4; calls += 1) {
      const round = await Promise.all([
        endOf(store.read(id)),
        endOf(store.start(sample({ id: `away ${calls}` }), `away ${calls}`)),
        endOf(appendTo(store, id, 0, answers('hero'), `press ${calls}`)),
        endOf(store.closeAs(id, 'stopped')),
        endOf(store.userSettings('1')),
        endOf(store.setUserSettings('1', { language: 'de' })),
        ...Array.from({ length: 30 }, () => endOf(store.at(['1'], '2', 10))),
      ])
      expect(round).toEqual(round.map(() => 'busy'))
    }
    await expect(openPostgres(url)).rejects.toMatchObject({ kind: 'busy', cause: { code: 'ECONNREFUSED' } })
    await server.start()
    expect(await store.read(id)).toMatchObject({ revision: 0, closed: false })
    expect(await appendTo(store, id, 0, answers('hero'), 'press 0')).toMatchObject({ result: 'saved' })
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
    await appendTo(far, id, 0, answers('hero'), 'i1')
    wire.hush()
    const calls = Array.from({ length: 20 }, (_, n) =>
      endOf(appendTo(far, id, 1, answers('flip'), `hush ${n}`)),
    )
    expect(await Promise.all(calls)).toEqual(calls.map(() => 'busy'))
    wire.mend()
    expect(await appendTo(far, id, 1, answers('flip'), 'i2')).toMatchObject({ result: 'saved' })
    await proven(['hero', 'flip'])
  })

  it('is not waited for when the store is closed', async () => {
    await far.read(id)
    wire.hush()
    await far.close()
    far = await openPostgres(url)
  })
})

describe('a row that somebody else has locked', () => {
  it('is busy after two seconds, and other walkthroughs go on meanwhile', async () => {
    await store.start(sample({ id: 'other00000' }), 'other')
    const release = await server.locked(url, `SELECT FROM walkthroughs WHERE id = '${id}' FOR UPDATE`)
    const pressing = endOf(appendTo(store, id, 0, answers('hero'), 'i1'))
    expect(await appendTo(store, 'other00000', 0, answers('hero'), 'i2')).toMatchObject({ result: 'saved' })
    expect(await pressing).toBe('busy')
    await release()
    // What was called busy may have been saved in the moment of the release: then the press is known, and counts once.
    const { result } = await appendTo(store, id, 0, answers('hero'), 'i1')
    expect(['saved', 'repeated']).toContain(result)
    await proven(['hero'])
  })
})
