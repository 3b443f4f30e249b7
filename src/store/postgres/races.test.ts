// Two processes on one database, as two pools, at the same walkthrough at the same moment.

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { appendTo } from '../../../test/support/store/append-to.ts'
import {
  ANA,
  answers,
  BEN,
  CHRIS,
  leadTo,
  sample,
  takeSeat,
  unlessForgotten,
} from '../../../test/support/store/contract/samples.ts'
import { openAgain } from '../../../test/support/store/open-again.ts'
import { type Server, startServer } from '../../../test/support/store/postgres-server.ts'
import { PATIENCE } from '../../loopback/wait-for.ts'
import type { Store } from '../store.ts'
import { openPostgres } from './store.ts'

const { id } = sample()
const ANY = { person: 1_000, server: 1_000 }

/** Whether a session waits for a lock in this database. */
async function isWaited(url: string): Promise<boolean> {
  const rows = await server.asked(
    url,
    `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  )
  return rows.length > 0
}

let server: Server
let url: string
let store: Store
let other: Store

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  // The store's time budget stands still, however busy the machine is.
  vi.useFakeTimers({ toFake: ['performance'] })
  url = await server.newDatabase()
  store = await openPostgres(url)
  other = await openPostgres(url)
  await store.start(sample(), 'start')
})
afterEach(async () => {
  vi.useRealTimers()
  await Promise.all([store.close(), other.close()])
})

/** Counts the started ones; calls at the end of a long queue may have failed as busy. */
const begun = (results: readonly PromiseSettledResult<unknown>[]): number =>
  results.filter(one => one.status === 'fulfilled' && one.value === 'started').length

describe('two pools', () => {
  it('of hundreds of simultaneous presses have one winner for each revision', async () => {
    for (let revision = 0; revision < 20; revision += 1) {
      const results = await Promise.all(
        Array.from({ length: 20 }, (_, n) =>
          appendTo(n % 2 ? store : other, id, revision, answers(`${revision} ${n}`), `${revision} ${n}`),
        ),
      )
      expect(results.filter(({ result }) => result === 'saved')).toHaveLength(1)
      expect(results.filter(({ result }) => result === 'behind')).toHaveLength(19)
    }
  })

  it('through which a hundred begin at once begin as many as there may be', async () => {
    const most = { open: { person: 10, server: 25 }, aDay: { person: 40, server: 40 }, rows: 1_000 }
    const begin = (who: string, n: number) =>
      (n % 2 ? store : other).start(
        sample({ id: `${who} ${n}`, guild: 'g', starter: who }),
        `${who} ${n}`,
        most,
      )
    const hundred = Array.from({ length: 100 }, (_, n) => n)
    const ofOne = await Promise.allSettled(hundred.map(n => begin('one', n)))
    expect(begun(ofOne)).toBe(10)
    const ofMany = await Promise.allSettled(hundred.map(n => begin(`user ${n}`, n)))
    expect(begun(ofMany)).toBe(15)
    expect(await store.openIn('g', 0)).toEqual({ shared: 25, private: 0, idle: 0 })
  })

  it('through which one person presses in twelve at once write as many rows as there may be', async () => {
    // Private ones are not ordered by their server's lock.
    const twelve = Array.from({ length: 12 }, (_, n) => ({
      ...{ id: `of ${n}`, starter: `user ${n}` },
      isPrivate: true,
    }))
    for (const told of twelve) {
      await store.start(sample(told), `begin ${told.id}`)
      await store.closeAs(told.id, 'stopped')
    }
    const most = { open: { person: 9, server: 99 }, aDay: { person: 9, server: 99 }, rows: 4 }
    const row = { answer: { choice: 'hero' }, names: { ally: { en: 'Nova', de: 'Nova' } } }
    const opens = twelve.map(({ id }, n) =>
      openAgain(n % 2 ? store : other, { id, revision: 0, claim: `open ${id}` }, { most }, row),
    )
    const results = (await Promise.allSettled(opens)).map(one =>
      one.status === 'fulfilled' ? one.value.result : 'busy',
    )
    const heads = await Promise.all(twelve.map(({ id }) => store.read(id)))
    const open = heads.filter(head => head?.closed === false)
    expect(results.filter(result => result === 'saved')).toHaveLength(4)
    expect(open.map(head => head?.rows.length)).toEqual(Array(4).fill(1))
    expect(results).toContain('tooMany')
  })

  it('through which forty open again at once, while others begin, open as many as there may be', async () => {
    const most = { open: { person: 5, server: 12 }, aDay: { person: 100, server: 100 }, rows: 1_000 }
    const forty = Array.from({ length: 40 }, (_, n) => ({
      id: `closed ${n}`,
      starter: `user ${n % 4}`,
      guild: 'g',
    }))
    for (const { id, ...told } of forty) {
      await store.start(sample({ id, ...told }), `begin ${id}`)
      await store.closeAs(id, 'stopped')
    }
    const on = (n: number) => (n % 2 ? store : other)
    const opens = forty.map(({ id }, n) =>
      openAgain(on(n), { id, revision: 0, claim: `open ${id}`, at: 1000 }, { most }),
    )
    const begins = forty.map(({ starter }, n) =>
      on(n).start(sample({ id: `new ${n}`, guild: 'g', starter }), `new ${n}`, most),
    )
    const [opened, started] = [await Promise.allSettled(opens), await Promise.allSettled(begins)]
    const saved = opened.filter(one => one.status === 'fulfilled' && one.value.result === 'saved')
    expect(saved.length + begun(started)).toBe(12)
    expect(await store.openIn('g', 0)).toMatchObject({ shared: 12 })
    for (const { starter } of forty) {
      const heads = await store.of(starter, 1000)
      expect(heads.filter(({ closed }) => !closed).length).toBeLessThanOrEqual(5)
    }
  })

  it('of which one forgets somebody while the other hands them the lead leave nothing of them', async () => {
    for (let turn = 0; turn < 30; turn += 1) {
      const told = sample({ id: `left ${turn}` })
      await store.start(told, `begin ${turn}`)
      await Promise.all([
        store.forget(BEN),
        unlessForgotten(leadTo(other, told.id, ANA, BEN)),
        takeSeat(other, told.id, 'p2', BEN, CHRIS),
      ])
      const kept = await store.read(told.id)
      expect([kept?.starter, kept?.seats[1]?.user]).not.toContain(BEN)
    }
  })

  it('of which one is about to hand somebody the lead lets nobody forget them between that and their seat', async () => {
    const commit = await server.locked(url, `UPDATE game_tables SET lead = '${BEN}' WHERE id = '${id}'`)
    const forgotten = takeSeat(store, id, 'p2', BEN, CHRIS).then(() => other.forget(BEN))
    let isOver = false
    void forgotten.then(() => {
      isOver = true
    })
    await vi.waitUntil(async () => isOver || (await isWaited(url)), PATIENCE)
    await commit()
    await forgotten
    expect(await store.read(id)).toMatchObject({
      starter: ANA,
      seats: [{ user: ANA }, { user: CHRIS }],
    })
  })

  it('of which one saves an answer while the other closes what nobody has seen leave the attack open', async () => {
    const saved = `UPDATE walkthroughs SET revision = 1 WHERE id = '${id}'`
    const commit = await server.locked(url, saved)
    const closing = store.closeUnseen(id, 0)
    await vi.waitUntil(() => isWaited(url), PATIENCE)
    await commit()
    expect(await closing).toBe(false)
    expect(await store.read(id)).toMatchObject({ closed: false })
  })

  it('through which a table is moved in every way at once leave one tip, which alone may be open, and nobody waits for ever', async () => {
    const on = (n: number) => (n % 2 ? store : other)
    const most = { open: ANY, aDay: ANY, rows: 1_000 }
    const opening = { mayOpen: () => true, most, countsForDay: true }
    for (let round = 0; round < 8; round += 1) {
      const [first, last] = [`first ${round}`, `last ${round}`]
      await store.start(sample({ id: first, guild: 'g' }), first)
      await store.closeAs(first, 'over')
      await store.start(sample({ id: last, guild: 'g', on: { table: first, restsOn: first } }), last)
      if (round % 2) await store.closeAs(last, 'over')
      const press = (n: number) => ({
        ...{ interaction: `${round} ${n}`, userId: ANA, at: 2000, walkthrough: last, revision: 0 },
      })
      const move = { table: first, from: last, to: first, userId: ANA, at: 2000 }
      const results = await Promise.allSettled([
        on(0).append(press(0), { answer: {}, outcome: {} }),
        on(1).reopen(press(1), opening, { answer: {} }),
        on(2).start(
          sample({ id: `a ${round}`, guild: 'g', on: { table: first, restsOn: last } }),
          `a ${round}`,
          most,
        ),
        on(3).start(
          sample({ id: `b ${round}`, guild: 'g', on: { table: first, restsOn: last } }),
          `b ${round}`,
          most,
        ),
        on(4).moveTip({ ...move, interaction: `m ${round}` }, () => true),
        on(5).takeBackChapter(press(5), opening, { revision: 0, row: null }),
        on(6).closeUnseen(last, 0),
        on(7).closeIn('g', Number.MAX_SAFE_INTEGER),
        on(8).endTable(first, round % 3 ? null : 5),
        on(9).forget(BEN),
        on(10).take(first, [{ player: 'p1', user: ANA, offeredTo: null }], { user: CHRIS, name: 'Chris' }),
        ...(round % 5 ? [] : [on(11).sweep({ now: 0, idle: Number.MAX_SAFE_INTEGER, left: 0 })]),
      ])
      expect(results.filter(one => one.status === 'rejected').map(one => String(one.reason))).toEqual([])
      const chapters = (await store.table(first))?.chapters
      if (chapters) expect(chapters.filter(({ isTip }) => isTip)).toHaveLength(1)
      expect(chapters?.filter(({ closed, isTip }) => !closed && !isTip) ?? []).toEqual([])
    }
  })

  it('to which one interaction is delivered at once count it once', async () => {
    for (let turn = 0; turn < 30; turn += 1) {
      const started = await Promise.all(
        [store, other].map((one, n) => one.start(sample({ id: `twice ${turn} ${n}` }), `begin ${turn}`)),
      )
      expect(started.map(String).toSorted()).toEqual(['repeated', 'started'])
      const appended = await Promise.all(
        [store, other].map(one => appendTo(one, id, turn, answers('hero'), `press ${turn}`)),
      )
      expect(appended.map(({ result }) => result).toSorted()).toEqual(['repeated', 'saved'])
    }
  })
})
