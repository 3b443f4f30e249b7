// A deletion that one process begins and another one ends; a person who writes in one process while another deletes.
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { appendTo } from '../../../test/support/store/append-to.ts'
import { ANA, answers, BEN, sample } from '../../../test/support/store/contract/samples.ts'
import { type Server, startServer } from '../../../test/support/store/postgres-server.ts'
import { forgetFor } from '../../../test/support/store/stopped-deletion.ts'
import { type Store, StoreFault } from '../store.ts'
import { openPostgres } from './store.ts'

let server: Server
let url: string
let store: Store
let other: Store

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  url = await server.newDatabase()
  store = await openPostgres(url)
  other = await openPostgres(url)
})
afterEach(() => Promise.all([store.close(), other.close()]))

const IDS = Array.from({ length: 4 }, (_, number) => `${number}`.padStart(10, 'w'))

async function filled(): Promise<void> {
  for (const [number, id] of IDS.entries()) {
    await store.start(sample({ id, ...(number % 2 && { starter: BEN }) }), `start of ${id}`)
    await appendTo(store, id, 0, answers('hero', ANA), `i${id}`)
  }
}

/** Whether a table still has the person. */
async function isLeft(): Promise<boolean> {
  const rows = await server.asked(
    url,
    `SELECT 1 FROM walkthroughs WHERE beginner = '${ANA}' UNION ALL SELECT 1 FROM game_tables WHERE lead = '${ANA}' UNION ALL SELECT 1 FROM seats WHERE "user" = '${ANA}'
      UNION ALL SELECT 1 FROM log WHERE by = '${ANA}' UNION ALL SELECT 1 FROM user_settings WHERE "user" = '${ANA}'
      UNION ALL SELECT 1 FROM forgetting`,
  )
  return rows.length > 0
}

it('what one process has begun to delete another one deletes, wherever the first was stopped', async () => {
  for (const turns of [0, 5, 15, 30, 60]) {
    await filled()
    await store.markForgotten(ANA)
    await forgetFor(store, ANA, turns)
    await other.forgetMarked()
    expect(await isLeft()).toBe(false)
    await other.sweep({ now: 0, idle: Number.MAX_SAFE_INTEGER, left: 0 })
    store = await openPostgres(url)
  }
})

it('who presses in one process while another deletes is refused, or leaves nothing', async () => {
  await filled()
  const presses = IDS.flatMap(id =>
    [1, 2, 3].map(revision => () => appendTo(store, id, revision, answers('hero', ANA), `${id} ${revision}`)),
  )
  await other.markForgotten(ANA)
  const [deletion, ...pressed] = await Promise.allSettled([
    other.forget(ANA),
    ...presses.map(press => press()),
  ])
  expect(deletion?.status).toBe('fulfilled')
  const saved = pressed.filter(one => one.status === 'fulfilled')
  const refused = pressed.filter(one => one.status === 'rejected' && one.reason instanceof StoreFault)
  expect(saved.length + refused.length).toBe(presses.length)
  expect(refused.map(one => one.status === 'rejected' && one.reason.kind)).not.toContain('unavailable')
  await other.forget(ANA)
  expect(await isLeft()).toBe(false)
})

it('who starts while another process begins to delete is refused, or has begun before', async () => {
  const starts = Array.from({ length: 3 }, (_, number) =>
    store.start(sample({ id: `${number}`.padStart(10, 's') }), `s${number}`),
  )
  const results = await Promise.allSettled([other.forget(ANA), ...starts])
  const refused = results.filter(one => one.status === 'rejected')
  for (const one of refused) expect(['forgetting', 'busy']).toContain(one.reason.kind)
  await other.forgetMarked()
  const left = await server.asked(url, `SELECT 1 FROM forgetting`)
  expect(left).toEqual([])
})
