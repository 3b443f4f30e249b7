// How many may begin: counted for the person and the server, also when many begin at once, whatever becomes of them.

import { expect, it } from 'vitest'
import type { Most } from '../../../../src/store/limits.ts'
import type { Store } from '../../../../src/store/store.ts'
import type { NewWalkthrough } from '../../../../src/store/walkthroughs.ts'
import { appendTo } from '../append-to.ts'
import { ANA, answers, BEN, leadTo, type Opened, sample } from './samples.ts'

const DAY = 24 * 60 * 60 * 1000
const TODAY = 20_000 * DAY
const ANY = { person: 1000, server: 1000 }
const atOnce = (person: number, server = 1000): Most => ({ open: { person, server }, aDay: ANY, rows: 1000 })
const aDay = (person: number, server = 1000): Most => ({ open: ANY, aDay: { person, server }, rows: 1000 })
const tooMany = (limit: keyof Most, of: 'person' | 'server', most: number) => ({ limit, of, most })

const BUSY = 'StoreFault: the store is busy'

let count = 0
function beginOn(store: Store, most: Most, told: Partial<NewWalkthrough> = {}) {
  const id = `begun ${++count}`
  return store.start(sample({ id, created: TODAY, ...told }), `begin ${id}`, most)
}

/** Starts this many at once, and counts each result. */
async function atOnceOn(
  store: Store,
  number: number,
  most: Most,
  told?: (n: number) => Partial<NewWalkthrough>,
) {
  const all = Array.from({ length: number }, (_, n) => beginOn(store, most, told?.(n)))
  const results = await Promise.allSettled(all)
  return results.map(one => {
    if (one.status === 'rejected') return String(one.reason)
    if (typeof one.value === 'string') return one.value
    return 'limit' in one.value ? `${one.value.of} ${one.value.limit}` : 'overtaken'
  })
}
const begun = (results: readonly string[]): number => results.filter(result => result === 'started').length

export function startingContract(opened: Opened): void {
  openContract(opened)
  dayContract(opened)

  it('a hundred at once by one person begin as many as there may be, and no more', async () => {
    const results = await atOnceOn(opened(), 100, atOnce(10))
    expect([begun(results), await opened().countOpen()]).toEqual([10, 10])
    // On a slow machine the last ones are told that the store is busy; other results must not come.
    const others = results.filter(result => result !== 'started' && result !== BUSY)
    expect(new Set(others)).toEqual(new Set(['person open']))
  })

  it('a hundred at once by a hundred people in one server too', async () => {
    const results = await atOnceOn(opened(), 100, atOnce(10, 20), n => ({ starter: `user ${n}` }))
    expect([begun(results), await opened().countOpen()]).toEqual([20, 20])
  })

  it('a hundred at once do not get beyond what may begin on one day', async () => {
    expect(begun(await atOnceOn(opened(), 100, aDay(7)))).toBe(7)
    const others = await atOnceOn(opened(), 100, aDay(100, 15), n => ({ starter: `user ${n}` }))
    expect(begun(others)).toBe(8)
  })

  it('what the same interaction begins again is none, even if there are as many as there may be', async () => {
    const most = { open: { person: 1, server: 1 }, aDay: { person: 1, server: 1 }, rows: 1000 }
    expect(await opened().start(sample(), 'i1', most)).toBe('started')
    const again = Array.from({ length: 10 }, () => opened().start(sample({ id: 'again00000' }), 'i1', most))
    expect(new Set(await Promise.all(again))).toEqual(new Set(['repeated']))
    expect(await opened().countOpen()).toBe(1)
  })
}

function openContract(opened: Opened): void {
  it('as many are open as one person may have, until one is closed', async () => {
    await opened().start(sample(), 'i1', atOnce(1))
    expect(await beginOn(opened(), atOnce(1))).toEqual(tooMany('open', 'person', 1))
    expect(await beginOn(opened(), atOnce(1), { starter: BEN })).toBe('started')
    await opened().closeAs(sample().id, 'stopped')
    expect(await beginOn(opened(), atOnce(1))).toBe('started')
  })

  it('they count against whoever began them, whoever leads them now', async () => {
    await opened().start(sample(), 'i1', atOnce(1))
    expect(await leadTo(opened(), sample().id, ANA, BEN)).toBe(true)
    expect(await beginOn(opened(), atOnce(1))).toEqual(tooMany('open', 'person', 1))
    expect(await beginOn(opened(), atOnce(1), { starter: BEN })).toBe('started')
  })

  it('in a server as many are open as it may have; private ones and those elsewhere do not count', async () => {
    const private_ = { isPrivate: true, starter: 'user 1' }
    for (let n = 0; n < 3; n += 1) expect(await beginOn(opened(), atOnce(9, 1), private_)).toBe('started')
    expect(await beginOn(opened(), atOnce(9, 1), { guild: 'elsewhere' })).toBe('started')
    expect(await beginOn(opened(), atOnce(9, 1), { guild: null })).toBe('started')
    expect(await beginOn(opened(), atOnce(9, 1))).toBe('started')
    expect(await beginOn(opened(), atOnce(9, 1))).toEqual(tooMany('open', 'server', 1))
    expect(await beginOn(opened(), atOnce(9, 1), private_)).toBe('started')
    expect(await beginOn(opened(), atOnce(4, 1), private_)).toEqual(tooMany('open', 'person', 4))
  })
}

function dayContract(opened: Opened): void {
  it('on one day as many begin as may, however soon they are closed or deleted, and on the next again', async () => {
    for (let n = 0; n < 2; n += 1) {
      expect(await beginOn(opened(), aDay(2))).toBe('started')
      await opened().closeIn(sample().guild ?? '', Number.MAX_SAFE_INTEGER)
      await opened().sweep({ now: TODAY, idle: TODAY + 1, left: 0 })
    }
    expect(await opened().countOpen()).toBe(0)
    expect(await beginOn(opened(), aDay(2))).toEqual(tooMany('aDay', 'person', 2))
    expect(await beginOn(opened(), aDay(2), { created: TODAY + DAY - 1 })).toEqual(
      tooMany('aDay', 'person', 2),
    )
    expect(await beginOn(opened(), aDay(2), { starter: BEN })).toBe('started')
    expect(await beginOn(opened(), aDay(2), { created: TODAY + DAY })).toBe('started')
  })

  it('what is refused does not count', async () => {
    expect(await beginOn(opened(), atOnce(0))).toEqual(tooMany('open', 'person', 0))
    expect(await beginOn(opened(), aDay(1))).toBe('started')
  })

  it('in a server too, where private ones do not count', async () => {
    await beginOn(opened(), aDay(9, 1), { isPrivate: true })
    expect(await beginOn(opened(), aDay(9, 1))).toBe('started')
    expect(await beginOn(opened(), aDay(9, 1), { starter: BEN })).toEqual(tooMany('aDay', 'server', 1))
    expect(await beginOn(opened(), aDay(9, 1), { starter: BEN, guild: 'elsewhere' })).toBe('started')
    expect(await beginOn(opened(), aDay(9, 1), { starter: BEN, isPrivate: true })).toBe('started')
  })

  it('whoever deletes their data has begun no fewer', async () => {
    await beginOn(opened(), aDay(1), { isPrivate: true, seats: [] })
    await opened().forget(ANA)
    expect(await opened().countOpen()).toBe(0)
    expect(await beginOn(opened(), aDay(1))).toEqual(tooMany('aDay', 'person', 1))
  })

  it('the count is there until the next day is over, and then it is swept', async () => {
    const sweepOn = (now: number) => opened().sweep({ now, idle: 0, left: 0 })
    const toDay = { created: TODAY }
    await beginOn(opened(), aDay(1), toDay)
    await sweepOn(TODAY + 2 * DAY - 1)
    expect(await beginOn(opened(), aDay(1), toDay)).toEqual(tooMany('aDay', 'person', 1))
    await sweepOn(TODAY + 2 * DAY)
    expect(await beginOn(opened(), aDay(1), toDay)).toBe('started')
  })

  it('is counted on after a day in which nobody has begun anything', async () => {
    await beginOn(opened(), aDay(1))
    await appendTo(opened(), `begun ${count}`, 0, answers('hero'), 'i2')
    expect(await beginOn(opened(), aDay(1), { created: TODAY + 5 * DAY })).toBe('started')
    expect(await beginOn(opened(), aDay(1), { created: TODAY + 5 * DAY })).toEqual(
      tooMany('aDay', 'person', 1),
    )
  })
}
