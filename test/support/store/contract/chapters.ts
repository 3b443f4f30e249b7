// A table is a chain of chapters: each rests on the one before, and only the newest that counts may be open.

import { expect, it } from 'vitest'
import type { Most } from '../../../../src/store/limits.ts'
import { appendTo } from '../append-to.ts'
import { openAgain } from '../open-again.ts'
import { ANA, answers, BEN, CHRIS, chain, leadTo, nextOn, type Opened, sample, startAll } from './samples.ts'

const ANY = { person: 1000, server: 1000 }

export function chaptersContract(opened: Opened): void {
  beginContract(opened)
  lateContract(opened)
  limitContract(opened)
}

function beginContract(opened: Opened): void {
  it('a next attack has the lead, the seats and the place of its table, and whoever began it counts for it', async () => {
    await chain(opened(), 1, { thread: 't' })
    await leadTo(opened(), 'w1', ANA, BEN)
    const told = {
      channel: 'elsewhere',
      guild: 'elsewhere',
      isPrivate: true,
      starter: CHRIS,
      setUp: { edition: '1.8' },
    }
    expect(await nextOn(opened(), 'w1', 'w2', told)).toBe('started')
    const { guild, channel, seats } = sample()
    expect(await opened().read('w2')).toMatchObject({
      ...{ table: 'w1', number: 2, restsOn: 'w1', isTip: true, closed: false, thread: 't' },
      ...{
        guild,
        channel,
        isPrivate: false,
        starter: BEN,
        beginner: CHRIS,
        seats,
        setUp: { edition: '1.8' },
      },
    })
    expect(await opened().read('w1')).toMatchObject({
      isTip: false,
      closed: true,
      starter: BEN,
      beginner: ANA,
    })
  })

  it('one interaction begins one chapter, however often it comes', async () => {
    await chain(opened(), 2)
    const again = sample({ id: 'again00000', on: { table: 'w1', restsOn: 'w1' } })
    expect(await opened().start(again, 'begin w2')).toBe('repeated')
    expect(await opened().read('again00000')).toBeNull()
  })

  it('is closed with the outcome that is given, unless it is closed already', async () => {
    await chain(opened(), 1)
    const outcome = { table: null, summary: { edition: '1' } }
    await opened().closeAs('w1', 'over', outcome)
    await opened().closeAs('w1', 'over')
    expect(await opened().read('w1')).toMatchObject({ closed: true, ending: 'over', outcome })
  })

  it('of many who begin at once one begins, and the others see what that one began', async () => {
    await chain(opened(), 1)
    await opened().closeAs('w1', 'over')
    const ids = Array.from({ length: 12 }, (_, n) => `next ${n}`)
    const results = await Promise.all(ids.map(id => nextOn(opened(), 'w1', id)))
    const begun = ids[results.indexOf('started')]
    expect(results.filter(result => result === 'started')).toHaveLength(1)
    for (const result of results)
      if (result !== 'started') expect(result).toMatchObject({ overtakenBy: { id: begun } })
    expect((await opened().table('w1'))?.chapters.map(({ id }) => id)).toEqual(['w1', begun])
  })

  it('who begins one takes the open seat that it gives to them, and none that is offered or belongs to another', async () => {
    const p2 = { player: 'p2', user: null, name: null }
    await opened().start(sample({ id: 'w1', seats: [...sample().seats.slice(0, 1), p2] }), 'i1')
    await opened().closeAs('w1', 'over')
    const seats = [
      { player: 'p1', user: BEN, name: 'Ben' },
      { player: 'p2', user: BEN, name: 'Ben' },
    ]
    const begun = { starter: BEN, seats, on: { table: 'w1', restsOn: 'w1' } }
    expect(await opened().start(sample({ ...begun, id: 'w2' }), 'i2')).toBe('started')
    const seated = [sample().seats[0], seats[1]]
    expect(await opened().read('w2')).toMatchObject({ starter: ANA, seats: seated })
    await opened().closeAs('w2', 'over')
    const held = { player: 'p2', user: BEN, offeredTo: null }
    expect(await opened().offer('w1', held, { user: CHRIS, at: 2 }, 'Chris')).toBe(true)
    const next = { ...begun, id: 'w3', on: { table: 'w1', restsOn: 'w2' } }
    expect(await opened().start(sample(next), 'i3')).toBe('started')
    expect(await opened().read('w3')).toMatchObject({ seats: [{}, { user: null, name: 'Chris' }] })
  })

  it('none begins on a chapter that has been added to since the set-up was made from it', async () => {
    await chain(opened(), 1)
    await opened().closeAs('w1', 'over')
    const next = (at: number) =>
      opened().start(sample({ id: 'w2', on: { table: 'w1', restsOn: 'w1', at } }), 'i')
    expect(await next(1)).toMatchObject({ overtakenBy: { id: 'w1', closed: true, revision: 0 } })
    expect(await opened().read('w2')).toBeNull()
    expect(await next(0)).toBe('started')
  })

  it('none begins on an open one, at a table that has ended, or where there is none', async () => {
    await chain(opened(), 1)
    const next = () => opened().start(sample({ id: 'w2', on: { table: 'w1', restsOn: 'w1' } }), 'i')
    expect(await next()).toMatchObject({ overtakenBy: { id: 'w1', closed: false } })
    await opened().endTable('w1', 9)
    expect(await opened().read('w1')).toMatchObject({ closed: true, ending: 'stopped' })
    expect(await next()).toBe('tableEnded')
    await opened().endTable('w1', null)
    expect(await next()).toBe('started')
    expect(await nextOn(opened(), 'nowhere000', 'w3')).toBe('gone')
    expect(await opened().endTable('nowhere000', 9)).toBe(false)
  })
}

function lateContract(opened: Opened): void {
  it('what others rest on takes no row and opens for nobody, and whoever presses there hears where the table stands', async () => {
    await chain(opened(), 3)
    const tip = await opened().read('w3')
    for (const id of ['w1', 'w2']) {
      const walkthrough = await opened().read(id)
      const overtaken = { result: 'overtaken', walkthrough, tip }
      expect(await appendTo(opened(), id, 0, answers('hero'), 'late')).toEqual(overtaken)
      expect(await openAgain(opened(), { id, revision: 0, claim: 'late' })).toEqual(overtaken)
      expect(await openAgain(opened(), { id, revision: 0, claim: 'late' }, {}, { answer: {} })).toEqual(
        overtaken,
      )
      expect(await opened().read(id)).toEqual(walkthrough)
    }
  })

  it('a row that was saved before the table went on is told as saved when it comes again', async () => {
    await chain(opened(), 1)
    await appendTo(opened(), 'w1', 0, answers('hero'), 'i1')
    await nextOn(opened(), 'w1', 'w2')
    expect(await appendTo(opened(), 'w1', 0, answers('hero'), 'i1')).toMatchObject({ result: 'repeated' })
  })

  it('what ends a chapter and what begins the next one at once leave one open at most', async () => {
    for (let turn = 0; turn < 8; turn += 1) {
      const id = `turn ${turn}`
      await startAll(opened(), { id })
      const on = { table: id, restsOn: id }
      const [ended, begun] = await Promise.all([
        appendTo(opened(), id, 0, { ...answers('finish'), outcome: {} }, `end ${turn}`),
        opened().start(sample({ id: `next ${turn}`, on }), `begin ${turn}`),
      ])
      const opens = openAgain(opened(), { id, revision: 1, claim: `on ${turn}` }, {}, { takesBack: 1 })
      const begins = opened().start(sample({ id: `then ${turn}`, on }), `then ${turn}`)
      expect([ended.result, await Promise.all([opens, begins])]).toMatchObject(['saved', expect.anything()])
      const chapters = (await opened().table(id))?.chapters ?? []
      expect(chapters.filter(one => !one.closed).map(one => one.isTip)).toEqual([true])
      expect([begun, chapters.length]).not.toEqual(['started', 1])
    }
  })
}

function limitContract(opened: Opened): void {
  const most = (open: number, aDay: number): Most => ({
    ...{ open: { person: open, server: 1000 }, rows: 1000 },
    aDay: { person: aDay, server: 1000 },
  })

  it('a day has ten times as many further chapters of a person as it has tables', async () => {
    await chain(opened(), 1)
    for (let n = 2; n <= 11; n += 1)
      expect(await nextOn(opened(), `w${n - 1}`, `w${n}`, {}, most(9, 1))).toBe('started')
    expect(await nextOn(opened(), 'w11', 'w12', {}, most(9, 1))).toEqual({
      limit: 'chapters',
      of: 'person',
      most: 10,
    })
    expect(await nextOn(opened(), 'w11', 'w12', { starter: BEN }, most(9, 1))).toBe('started')
  })

  it('and a server too; of a table without a tip that is open none is open', async () => {
    await chain(opened(), 3)
    expect(await opened().countOpen()).toBe(1)
    const one = { open: ANY, aDay: { person: 1000, server: 0 }, rows: 1000 }
    expect(await nextOn(opened(), 'w3', 'w4', {}, one)).toEqual({ limit: 'chapters', of: 'server', most: 0 })
    expect(await opened().countOpen()).toBe(0)
    await opened().start(sample({ id: 'other00000' }), 'other')
    expect(await nextOn(opened(), 'w3', 'w4', {}, most(1, 9))).toEqual({
      limit: 'open',
      of: 'person',
      most: 1,
    })
  })
}
