// Many at once on few walkthroughs: whoever waits for a lock, or for a server far away, is in nobody else's way.

import { setTimeout as turn } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { appendTo } from '../../../test/support/store/append-to.ts'
import { answers, sample } from '../../../test/support/store/contract/samples.ts'
import { type Server, startServer } from '../../../test/support/store/postgres-server.ts'
import { layWire, type Wire } from '../../../test/support/store/postgres-wire.ts'
import type { Appended } from '../log.ts'
import { type Store, StoreFault } from '../store.ts'
import { openPostgres } from './store.ts'

const { id } = sample()
/** Milliseconds from one end of the wire to the other. */
const LENGTH = 50

let server: Server
let wire: Wire
let url: string
let stores: Store[]

beforeAll(async () => {
  server = await startServer()
  wire = await layWire(server.port, LENGTH)
})
afterAll(async () => {
  await wire.close()
  await server.close()
})
beforeEach(async () => {
  // The store's time budget stands still, however busy the machine is.
  vi.useFakeTimers({ toFake: ['performance'] })
  url = await server.newDatabase()
  stores = [await openPostgres(url)]
})
afterEach(async () => {
  vi.useRealTimers()
  await Promise.all(stores.map(store => store.close()))
})

const near = (): Store => stores[0] as Store

async function far(): Promise<Store> {
  const store = await openPostgres(url.replace(`:${server.port}/`, `:${wire.port}/`))
  stores.push(store)
  return store
}

/** How a call ended: the result of the append, or the kind of the fault. */
async function endOf(call: Promise<Appended>): Promise<Appended['result'] | StoreFault['kind']> {
  try {
    return (await call).result
  } catch (error) {
    if (error instanceof StoreFault) return error.kind
    throw error
  }
}

it('while all who write wait for locked rows, everybody reads, and presses on other attacks are saved', async () => {
  const locked = Array.from({ length: 16 }, (_, n) => `locked${n}`)
  for (const id of [...locked, 'free']) await near().start(sample({ id }), id)
  const release = await server.locked(url, `SELECT FROM walkthroughs WHERE id LIKE 'locked%' FOR UPDATE`)
  let waiting = 2 * locked.length
  const done = () => {
    waiting -= 1
  }
  for (const id of locked) {
    appendTo(near(), id, 0, answers('hero'), `press ${id}`).then(done, done)
    near().closeAs(id, 'stopped').then(done, done)
  }
  expect(await near().read('locked0')).toMatchObject({ revision: 0 })
  expect(await near().userSettings('1')).toEqual({ language: null, editions: {}, isPrivate: null })
  expect(await appendTo(near(), 'free', 0, answers('hero'), 'free press')).toMatchObject({ result: 'saved' })
  expect(waiting).toBe(2 * locked.length)
  await release()
})

it('of two crowds at one revision, far away from the server, one press is saved and nobody is told to try again', async () => {
  const both = [await far(), await far()]
  await near().start(sample(), 'start')
  for (let revision = 0; revision < 2; revision += 1) {
    const known = (await near().read(id))?.rows
    const ends = await Promise.all(
      Array.from({ length: 240 }, (_, n) =>
        endOf(appendTo(both[n % 2] as Store, id, revision, answers(`${n}`), `${revision} ${n}`, known)),
      ),
    )
    expect(ends.toSorted()).toEqual([...Array(239).fill('behind'), 'saved'])
  }
  expect(await near().read(id)).toMatchObject({ revision: 2 })
})

it('an interaction that is delivered to two processes at once is saved once and told as the same, however often', async () => {
  const both = [await far(), await far()]
  await near().start(sample(), 'start')
  for (let revision = 0; revision < 4; revision += 1) {
    const known = (await near().read(id))?.rows
    const presses = Array.from({ length: 10 }, (_, n) =>
      endOf(appendTo(both[n % 2] as Store, id, revision, answers('hero'), `press ${revision}`, known)),
    )
    expect((await Promise.all(presses)).toSorted()).toEqual([...Array(9).fill('repeated'), 'saved'])
  }
})

it('a read that begins after something was saved shows it, though the same is being read already', async () => {
  const reader = await far()
  await near().start(sample(), 'start')
  await reader.read(id)
  const before = reader.read(id)
  // The server has answered, and the answer is on its way: timers of one process end in their order.
  await turn(1.4 * LENGTH)
  await appendTo(near(), id, 0, answers('hero'), 'press')
  expect(await reader.read(id)).toMatchObject({ revision: 1 })
  await before
})
