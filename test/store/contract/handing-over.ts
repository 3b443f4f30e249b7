// Seats and the lead change hands one at a time, and only if they are still whose they were.

import { expect, it } from 'vitest'
import type { Store } from '../../../src/store/store.ts'
import { appendTo } from '../append-to.ts'
import { ANA, answers, BEN, fresh, type Opened, sample } from './samples.ts'

const { id } = sample()
const CHRIS = '500000000000000005'
const DORA = '600000000000000006'
const chris = { user: CHRIS, name: 'Chris' }
const OPEN = { user: null, name: null }
const p1 = { player: 'p1', user: ANA, name: 'Ana' }
const p2 = { player: 'p2', user: BEN, name: 'Ben' }

const seatsIn = async (store: Store) => (await store.read(id))?.seats
const starterIn = async (store: Store) => (await store.read(id))?.starter

export function handingContract(opened: Opened): void {
  seatContract(opened)
  leadContract(opened)
  joinContract(opened)
  nextContract(opened)
  raceContract(opened)
}

function seatContract(opened: Opened): void {
  it('a seat is given to somebody and opened to everybody, and nothing else is changed', async () => {
    await opened().start(sample(), 'i1')
    expect(await opened().giveSeat(id, 'p2', BEN, chris)).toBe(true)
    expect(await opened().read(id)).toEqual({ ...fresh(), seats: [p1, { player: 'p2', ...chris }] })
    expect(await opened().giveSeat(id, 'p2', CHRIS, OPEN)).toBe(true)
    expect(await opened().giveSeat(id, 'p2', null, { user: BEN, name: 'Ben' })).toBe(true)
    expect(await opened().read(id)).toEqual(fresh())
  })

  it('a seat that is not whose it was, or is not there, is not given', async () => {
    await opened().start(sample(), 'i1')
    for (const [player, from] of [
      ['p1', BEN],
      ['p1', null],
      ['p3', null],
    ] as const)
      expect(await opened().giveSeat(id, player, from, chris)).toBe(false)
    expect(await opened().giveSeat('nowhere000', 'p1', ANA, chris)).toBe(false)
    expect(await opened().read(id)).toEqual(fresh())
  })
}

function leadContract(opened: Opened): void {
  it('the lead is given to somebody with a seat or a row, and who began it stays the same', async () => {
    await opened().start(sample(), 'i1')
    expect(await opened().giveLead(id, ANA, BEN)).toBe(true)
    expect(await opened().read(id)).toEqual({ ...fresh(), starter: BEN, beginner: ANA })
    await appendTo(opened(), id, 0, answers('hero', CHRIS), 'i2')
    expect(await opened().giveLead(id, BEN, CHRIS)).toBe(true)
    expect(await opened().read(id)).toMatchObject({ starter: CHRIS, beginner: ANA, seats: [p1, p2] })
  })

  it('the lead is not given to somebody who takes no part, nor by somebody who does not have it', async () => {
    await opened().start(sample(), 'i1')
    expect(await opened().giveLead(id, ANA, CHRIS)).toBe(false)
    expect(await opened().giveLead(id, BEN, BEN)).toBe(false)
    expect(await opened().giveLead('nowhere000', ANA, BEN)).toBe(false)
    expect(await opened().read(id)).toEqual(fresh())
  })
}

function joinContract(opened: Opened): void {
  it('players who come with a row have a seat with it, behind the others, and those who have one keep it', async () => {
    await opened().start(sample(), 'i1')
    const coming = ['p4', 'p1', 'p3'].map(player => ({ player, ...OPEN }))
    const saved = await appendTo(opened(), id, 0, { ...answers('ally-1'), seats: coming }, 'i2')
    const seats = [p1, p2, { player: 'p4', ...OPEN }, { player: 'p3', ...OPEN }]
    expect(saved).toMatchObject({ result: 'saved', walkthrough: { seats } })
    expect(await seatsIn(opened())).toEqual(seats)
  })

  it('who comes with a row that is not saved has no seat', async () => {
    await opened().start(sample(), 'i1')
    await appendTo(opened(), id, 0, answers('hero'), 'i2')
    const late = { ...answers('ally-1'), seats: [{ player: 'p3', ...OPEN }] }
    expect(await appendTo(opened(), id, 0, late, 'i3')).toMatchObject({ result: 'behind' })
    expect(await appendTo(opened(), id, 1, late, 'i2')).toMatchObject({ result: 'repeated' })
    expect(await seatsIn(opened())).toEqual([p1, p2])
  })
}

function nextContract(opened: Opened): void {
  it('a next attack takes over the seats of those who still have theirs', async () => {
    await opened().start(sample(), 'i1')
    await opened().forget(BEN)
    await opened().start(sample({ id: 'next000000', after: id }), 'i2')
    const seats = [p1, { player: 'p2', ...OPEN }]
    expect(await opened().read('next000000')).toEqual(fresh({ id: 'next000000', seats }))
    await opened().start(sample({ id: 'bens000000', after: id, starter: BEN }), 'i3')
    expect((await opened().read('bens000000'))?.seats).toEqual([p1, p2])
    await opened().start(sample({ id: 'orphan0000', after: 'nowhere000' }), 'i4')
    expect((await opened().read('orphan0000'))?.seats).toEqual(seats)
  })

  it('a next attack does not bring back who is forgotten while it begins', async () => {
    for (const turn of TURNS) {
      await opened().start(sample({ id: `before ${turn}` }), `before ${turn}`)
      const next = sample({ id: `next ${turn}`, after: `before ${turn}` })
      await Promise.all([opened().forget(BEN), opened().start(next, next.id)])
      expect(JSON.stringify(await opened().read(next.id))).not.toContain(BEN)
    }
  })
}

const TURNS = Array.from({ length: 20 }, (_, turn) => turn)

function raceContract(opened: Opened): void {
  const empty = sample({ seats: ['p1', 'p2'].map(player => ({ player, ...OPEN })) })
  const begin = async (turn: number, told = empty): Promise<string> => {
    const one = `${turn}`
    await opened().start({ ...told, id: one }, `start ${turn}`)
    return one
  }

  it('two who take different seats at once each have theirs', async () => {
    for (const turn of TURNS) {
      const one = await begin(turn)
      const taken = await Promise.all([
        opened().giveSeat(one, 'p1', null, { user: ANA, name: 'Ana' }),
        opened().giveSeat(one, 'p2', null, { user: BEN, name: 'Ben' }),
      ])
      expect([taken, (await opened().read(one))?.seats]).toEqual([
        [true, true],
        [p1, p2],
      ])
    }
  })

  it('of many who take one seat at once one has it, and the others know that they have not', async () => {
    for (const turn of TURNS) {
      const one = await begin(turn)
      const takers = Array.from({ length: 8 }, (_, n) => ({ user: `${n}`, name: `user ${n}` }))
      const taken = await Promise.all(takers.map(taker => opened().giveSeat(one, 'p1', null, taker)))
      const winner = takers[taken.indexOf(true)]
      expect(taken.filter(Boolean)).toHaveLength(1)
      expect((await opened().read(one))?.seats[0]).toEqual({ player: 'p1', ...winner })
    }
  })

  it('whoever is forgotten while others hand something over stays forgotten', async () => {
    for (const turn of TURNS) {
      const one = await begin(turn, sample())
      await appendTo(opened(), one, 0, answers('hero', DORA), `row ${turn}`)
      await Promise.all([
        opened().giveSeat(one, 'p1', ANA, chris),
        opened().forget(BEN),
        opened().giveSeat(one, 'p2', BEN, { user: BEN, name: 'Benjamin' }),
        opened().giveLead(one, ANA, BEN),
        opened().forget(DORA),
        opened().giveLead(one, ANA, DORA),
      ])
      const kept = JSON.stringify(await opened().read(one))
      expect([kept.includes(BEN), kept.includes('Ben'), kept.includes(DORA)]).toEqual([false, false, false])
      expect((await opened().read(one))?.seats[0]).toEqual({ player: 'p1', ...chris })
    }
  })

  it('of many to whom the lead is given at once one has it', async () => {
    await opened().start(sample(), 'i1')
    await appendTo(opened(), id, 0, answers('hero', CHRIS), 'i2')
    const given = await Promise.all([BEN, CHRIS, BEN, CHRIS].map(to => opened().giveLead(id, ANA, to)))
    expect(given.filter(Boolean)).toHaveLength(1)
    expect(await starterIn(opened())).toBe([BEN, CHRIS, BEN, CHRIS][given.indexOf(true)])
  })
}
