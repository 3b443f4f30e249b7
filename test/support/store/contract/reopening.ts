// What is closed opens again in one way alone: within the limits, and by whoever may, whatever it was closed as.

import { expect, it } from 'vitest'
import type { Most } from '../../../../src/store/limits.ts'
import type { Store } from '../../../../src/store/store.ts'
import type { AttackEnding, NewWalkthrough } from '../../../../src/store/walkthroughs.ts'
import { appendTo, type OwnRow } from '../append-to.ts'
import { openAgain } from '../open-again.ts'
import { ANA, answers, BEN, fresh, leadTo, type Opened, sample, startAll } from './samples.ts'

const { id } = sample()
const DAY = 24 * 60 * 60 * 1000
const TODAY = 20_000 * DAY
const ANY = { person: 1000, server: 1000 }
const atOnce = (person: number, server = 1000): Most => ({ open: { person, server }, aDay: ANY, rows: 1000 })
const aDay = (person: number, server = 1000): Most => ({ open: ANY, aDay: { person, server }, rows: 1000 })
const tooMany = (limit: keyof Most, of: 'person' | 'server', most: number) => ({
  result: 'tooMany',
  reached: { limit, of, most },
})
const claimOf = (id: string) => `open ${id}`
const opens = (store: Store, id: string, most: Most, countsForDay = true) =>
  openAgain(store, { id, revision: 0, claim: claimOf(id), at: TODAY }, { most, countsForDay })

async function stoppedOn(store: Store, ...all: (Partial<NewWalkthrough> & { id: string })[]) {
  await startAll(store, ...all)
  for (const { id } of all) await store.closeAs(id, 'stopped')
}

const stoppedIds = Array.from({ length: 20 }, (_, n) => `stopped ${n}`)

export function reopeningContract(opened: Opened): void {
  endingContract(opened)
  rowContract(opened)
  limitContract(opened)
}

function endingContract(opened: Opened): void {
  it.each<AttackEnding>(['over', 'stopped', 'manager'])(
    'remembers that it was closed as %s, whoever closes it after',
    async ending => {
      await opened().start(sample({ guild: 'g' }), 'i1')
      if (ending === 'manager') expect(await opened().closeIn('g', 5000)).toBe(1)
      else expect(await opened().closeAs(id, ending)).toBe(true)
      await opened().closeAs(id, ending === 'over' ? 'stopped' : 'over')
      await opened().closeUnseen(id, 0)
      await opened().closeIn('g', 5000)
      await opened().forget(ANA)
      expect(await opened().read(id)).toMatchObject({ closed: true, ending, starter: BEN })
    },
  )

  it('asks who may open it, of how it stands', async () => {
    await opened().start(sample(), 'i1')
    await opened().closeIn(sample().guild ?? '', 5000)
    const asked: unknown[] = []
    const mayOpen = ({ ending, seats }: { ending: unknown; seats: readonly unknown[] }) => {
      asked.push([ending, seats.length])
      return false
    }
    const refused = await openAgain(opened(), { id, revision: 0, claim: 'i2' }, { mayOpen })
    expect(refused).toEqual({
      result: 'mayNot',
      walkthrough: { ...fresh(), closed: true, ending: 'manager' },
    })
    expect(asked).toEqual([['manager', 2]])
    expect(await openAgain(opened(), { id, revision: 0, claim: 'i2' })).toMatchObject({ result: 'saved' })
    expect(await opened().read(id)).toEqual({ ...fresh(), touched: 2000 })
  })

  it('is opened once by an interaction that is delivered again, and by none if it has moved on or is gone', async () => {
    await opened().start(sample(), 'i1')
    expect(await openAgain(opened(), { id, revision: 0, claim: 'i1' })).toMatchObject({ result: 'repeated' })
    await opened().closeAs(id, 'stopped')
    expect(await openAgain(opened(), { id, revision: 1, claim: 'i2' })).toMatchObject({ result: 'behind' })
    expect(await openAgain(opened(), { id, revision: 0, claim: 'i2' })).toMatchObject({ result: 'saved' })
    await opened().closeAs(id, 'stopped')
    expect(await openAgain(opened(), { id, revision: 0, claim: 'i2' })).toMatchObject({
      result: 'repeated',
      walkthrough: { closed: true },
    })
    expect(await openAgain(opened(), { id: 'none000000', revision: 0, claim: 'i3' })).toEqual({
      result: 'gone',
    })
  })
}

function rowContract(opened: Opened): void {
  it('takes no row while it is closed, but the one that opens it', async () => {
    await opened().start(sample(), 'i1')
    await opened().closeAs(id, 'stopped')
    const closed = await appendTo(opened(), id, 0, answers('hero'), 'i2')
    expect(closed).toEqual({ result: 'behind', walkthrough: await opened().read(id) })
    const row = { answer: { choice: 'hero' }, names: { ally: { en: 'Mockingbird', de: 'Mockingbird' } } }
    const opens = await openAgain(opened(), { id, revision: 0, claim: 'i2' }, {}, row)
    expect(opens).toMatchObject({
      result: 'saved',
      walkthrough: { closed: false, ending: null, revision: 1 },
    })
    expect(opens).toEqual({ result: 'saved', walkthrough: await opened().read(id) })
  })

  it('takes the row as any other if it is open already', async () => {
    await opened().start(sample(), 'i1')
    const row = { answer: { choice: 'hero' } }
    const mayOpen = () => false
    expect(await openAgain(opened(), { id, revision: 0, claim: 'i2' }, { mayOpen }, row)).toMatchObject({
      result: 'saved',
      walkthrough: { revision: 1 },
    })
  })

  it('may be over again with the row', async () => {
    await opened().start(sample(), 'i1')
    await opened().closeAs(id, 'stopped')
    const row = { answer: { choice: 'finish' }, outcome: { edition: '1.7' } }
    expect(await openAgain(opened(), { id, revision: 0, claim: 'i2' }, {}, row)).toMatchObject({
      walkthrough: { closed: true, ending: 'over', outcome: { edition: '1.7' } },
    })
  })

  it('takes several rows of one press together, and a free seat with them', async () => {
    const free = { player: 'p2', user: null, name: null }
    await opened().start(sample({ seats: [free] }), 'i1')
    await appendTo(opened(), id, 0, answers('hero'), 'i2')
    const before = [{ takesBack: 1 }, { answer: { choice: 'ally' } }]
    const taken = { player: 'p2', user: BEN, name: 'Ben' }
    const row: OwnRow = {
      ...answers('finish', BEN),
      before,
      takes: { players: ['p2'], name: 'Ben' },
      outcome: { edition: '1.7' },
    }
    const saved = await appendTo(opened(), id, 1, row, 'i3')
    expect(saved).toMatchObject({
      result: 'saved',
      walkthrough: { revision: 4, closed: true, seats: [taken] },
    })
    const read = await opened().read(id)
    expect(saved).toEqual({ result: 'saved', walkthrough: read })
    expect(read?.rows).toEqual([
      { number: 1, by: ANA, at: 2000, answer: { choice: 'hero' } },
      { number: 2, by: BEN, at: 2000, takesBack: 1 },
      { number: 3, by: BEN, at: 2000, answer: { choice: 'ally' } },
      { number: 4, by: BEN, at: 2000, answer: { choice: 'finish' } },
    ])
    expect(await appendTo(opened(), id, 1, row, 'i3')).toMatchObject({ result: 'repeated' })
  })

  it('leaves a seat to whoever holds it', async () => {
    await opened().start(sample(), 'i1')
    const takes = { players: ['p2'], name: 'Chris' }
    await appendTo(opened(), id, 0, { ...answers('hero', 'chris'), takes }, 'i2')
    expect((await opened().read(id))?.seats).toEqual(sample().seats)
  })
}

function limitContract(opened: Opened): void {
  it('counts as one that begins, against the person who began it, whoever opens it', async () => {
    await stoppedOn(opened(), { id: 'w1' }, { id: 'w2' }, { id: 'w3', starter: BEN })
    await leadTo(opened(), 'w2', ANA, BEN)
    expect(await opens(opened(), 'w1', atOnce(1))).toMatchObject({ result: 'saved' })
    expect(await opens(opened(), 'w2', atOnce(1))).toMatchObject(tooMany('open', 'person', 1))
    expect(await opened().read('w2')).toMatchObject({ closed: true, ending: 'stopped', touched: 1000 })
    expect(await opens(opened(), 'w3', atOnce(1))).toMatchObject({ result: 'saved' })
    expect(await opens(opened(), 'w2', atOnce(2))).toMatchObject({ result: 'saved' })
  })

  it('counts for its server, unless it is private', async () => {
    const two = [{ id: 'w1' }, { id: 'w2', starter: BEN }, { id: 'w3', isPrivate: true }]
    await stoppedOn(opened(), ...two)
    expect(await opens(opened(), 'w1', atOnce(9, 1))).toMatchObject({ result: 'saved' })
    expect(await opens(opened(), 'w2', atOnce(9, 1))).toMatchObject(tooMany('open', 'server', 1))
    expect(await opens(opened(), 'w3', atOnce(9, 1))).toMatchObject({ result: 'saved' })
  })

  it('counts for the day of the press, with those that begin on it, unless it does not count', async () => {
    await stoppedOn(opened(), { id: 'w1' }, { id: 'w2' }, { id: 'w3' })
    expect(await opens(opened(), 'w1', aDay(1))).toMatchObject({ result: 'saved' })
    expect(await opens(opened(), 'w2', aDay(1))).toMatchObject(tooMany('aDay', 'person', 1))
    expect(await opened().start(sample({ id: 'w4', created: TODAY }), 'w4', aDay(1))).toMatchObject({
      limit: 'aDay',
    })
    expect(await opens(opened(), 'w2', aDay(1), false)).toMatchObject({ result: 'saved' })
    expect(await opens(opened(), 'w3', aDay(2))).toMatchObject({ result: 'saved' })
  })

  it('counts against whoever opens it, once its beginner has been forgotten', async () => {
    const two = ['w1', 'w2']
    await stoppedOn(opened(), ...two.map(id => ({ id, starter: BEN, guild: null })))
    await opened().forget(BEN)
    expect(await opens(opened(), 'w1', atOnce(1))).toMatchObject({
      result: 'saved',
      walkthrough: { starter: ANA, beginner: ANA },
    })
    expect(await opens(opened(), 'w2', atOnce(1))).toMatchObject(tooMany('open', 'person', 1))
  })

  it('twenty at once open as many as there may be, and no more', async () => {
    await stoppedOn(opened(), ...stoppedIds.map(id => ({ id })))
    const results = await Promise.allSettled(stoppedIds.map(id => opens(opened(), id, atOnce(3))))
    const saved = results.filter(one => one.status === 'fulfilled' && one.value.result === 'saved')
    expect([saved.length, await opened().countOpen()]).toEqual([3, 3])
  })
}
