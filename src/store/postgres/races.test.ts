// Two processes on one database, as two pools, at the same walkthrough at the same moment.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { answers, sample } from '../contract/samples.ts'
import { openPostgres } from '../postgres.ts'
import type { Store } from '../store.ts'
import { type Server, startServer } from './test-server.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 })

const { id } = sample()

let server: Server
let store: Store
let other: Store

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  const url = await server.newDatabase()
  store = await openPostgres(url)
  other = await openPostgres(url)
  await store.start(sample(), 'start')
})
afterEach(() => Promise.all([store.close(), other.close()]))

describe('two pools', () => {
  it('of hundreds of simultaneous presses have one winner for each revision', async () => {
    for (let revision = 0; revision < 20; revision += 1) {
      const results = await Promise.all(
        Array.from({ length: 20 }, (_, n) =>
          (n % 2 ? store : other).append(id, revision, answers(`${revision} ${n}`), `${revision} ${n}`),
        ),
      )
      expect(results.filter(({ result }) => result === 'saved')).toHaveLength(1)
      expect(results.filter(({ result }) => result === 'behind')).toHaveLength(19)
    }
  })

  it('to which one interaction is delivered at once count it once', async () => {
    for (let turn = 0; turn < 30; turn += 1) {
      const started = await Promise.all(
        [store, other].map((one, n) => one.start(sample({ id: `twice ${turn} ${n}` }), `begin ${turn}`)),
      )
      expect(started.map(String).toSorted()).toEqual(['repeated', 'started'])
      const appended = await Promise.all(
        [store, other].map(one => one.append(id, turn, answers('hero'), `press ${turn}`)),
      )
      expect(appended.map(({ result }) => result).toSorted()).toEqual(['repeated', 'saved'])
    }
  })
})
