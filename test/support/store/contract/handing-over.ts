// Seats and the lead change hands one at a time, and only if they are still whose they were.

import { expect, it } from 'vitest'
import { LEAD } from '../../../../src/store/seats.ts'
import type { Store } from '../../../../src/store/store.ts'
import { appendTo } from '../append-to.ts'
import { openAgain } from '../open-again.ts'
import {
  ANA,
  answers,
  BEN,
  CHRIS,
  DORA,
  fresh,
  leadTo,
  type Opened,
  offerSeat,
  sample,
  takeSeat,
  unlessForgotten,
} from './samples.ts'

const { id } = sample()
const OPEN = { user: null, name: null }
const p1 = { player: 'p1', user: ANA, name: 'Ana' }
const p2 = { player: 'p2', user: BEN, name: 'Ben' }
/** The second seat, as it stands while Chris is offered it. */
const OFFERED = { player: 'p2', user: null, name: 'Chris' }
const OFFER = { player: 'p2', user: CHRIS, at: 5 }
const lead = { player: LEAD, user: ANA, offeredTo: null }

const seatsIn = async (store: Store) => (await store.read(id))?.seats

export function handingContract(opened: Opened): void {
  offerContract(opened)
  takeContract(opened)
  endContract(opened)
  leadContract(opened)
  joinContract(opened)
  withRowContract(opened)
  nextContract(opened)
  raceContract(opened)
}

function offerContract(opened: Opened): void {
  it('an offered seat is nobody’s, has the name that was given with the offer, and keeps whose it may be', async () => {
    await opened().start(sample(), 'i1')
    expect(await offerSeat(opened(), id, BEN, CHRIS, 5, 'Chris')).toBe(true)
    expect(await opened().read(id)).toEqual({ ...fresh(), seats: [p1, OFFERED], offers: [OFFER] })
    expect(await opened().of(CHRIS, 9)).toEqual([])
    expect(await opened().offeredTo(CHRIS, 9)).toMatchObject([{ id, offers: [OFFER] }])
  })

  it('an attack begins with the seats that are offered', async () => {
    const told = sample({ seats: [p1, OFFERED], offers: [OFFER] })
    await opened().start(told, 'i1')
    expect(await opened().read(id)).toEqual(fresh(told))
  })

  it('another offer replaces the one before', async () => {
    await opened().start(sample(), 'i1')
    await offerSeat(opened(), id, BEN, CHRIS, 5, 'Chris')
    const from = { player: 'p2', user: null, offeredTo: CHRIS }
    expect(await opened().offer(id, from, { user: DORA, at: 6 }, 'Dora')).toBe(true)
    expect(await opened().read(id)).toMatchObject({
      seats: [p1, { ...OFFERED, name: 'Dora' }],
      offers: [{ player: 'p2', user: DORA, at: 6 }],
    })
    expect(await opened().offeredTo(CHRIS, 9)).toEqual([])
  })

  it('a seat that is held or offered otherwise than it was seen, or is not there, is not offered', async () => {
    await opened().start(sample(), 'i1')
    for (const from of [
      { player: 'p1', user: BEN, offeredTo: null },
      { player: 'p1', user: null, offeredTo: null },
      { player: 'p1', user: ANA, offeredTo: BEN },
      { player: 'p3', user: null, offeredTo: null },
    ]) {
      expect(await opened().offer(id, from, { user: CHRIS, at: 5 }, 'Chris')).toBe(false)
      expect(await opened().take(id, [from], { user: CHRIS, name: 'Chris' })).toBe(false)
    }
    expect(await offerSeat(opened(), 'nowhere000', BEN, CHRIS, 5)).toBe(false)
    expect(await opened().read(id)).toEqual(fresh())
  })

  it('nothing is offered at a table that has ended', async () => {
    await opened().start(sample(), 'i1')
    await opened().endTable(id, 4)
    expect(await offerSeat(opened(), id, BEN, CHRIS, 5)).toBe(false)
    expect(await opened().offer(id, lead, { user: BEN, at: 5 }, 'Ben')).toBe(false)
    expect(await opened().read(id)).toEqual({ ...fresh(), closed: true, ending: 'stopped' })
  })
}

function takeContract(opened: Opened): void {
  it('who takes a seat has it under their own name, and nobody is offered it any more', async () => {
    await opened().start(sample(), 'i1')
    await offerSeat(opened(), id, BEN, CHRIS, 5, 'Christopher')
    const from = { player: 'p2', user: null, offeredTo: CHRIS }
    expect(await opened().take(id, [from], { user: CHRIS, name: 'Chris' })).toBe(true)
    expect(await opened().read(id)).toEqual({ ...fresh(), seats: [p1, { ...OFFERED, user: CHRIS }] })
    expect(await opened().offeredTo(CHRIS, 9)).toEqual([])
  })

  it('of several seats those are taken that are still held as they were seen', async () => {
    await opened().start(sample({ seats: [p1, { ...p2, ...OPEN }] }), 'i1')
    const from = ['p1', 'p2'].map(player => ({ player, user: null, offeredTo: null }))
    expect(await opened().take(id, from, { user: CHRIS, name: 'Chris' })).toBe(true)
    expect(await seatsIn(opened())).toEqual([p1, { ...OFFERED, user: CHRIS }])
  })

  it('who refuses is not offered it any more nor called by name, and what others are offered stays', async () => {
    await opened().start(sample(), 'i1')
    await offerSeat(opened(), id, BEN, CHRIS, 5, 'Chris')
    expect(await opened().refuse(id, ['p1', 'p2'], DORA)).toBe(false)
    expect(await opened().refuse(id, ['p1', LEAD], CHRIS)).toBe(false)
    expect(await opened().read(id)).toMatchObject({ seats: [p1, OFFERED], offers: [OFFER] })
    expect(await opened().refuse(id, ['p1', 'p2'], CHRIS)).toBe(true)
    expect(await opened().read(id)).toEqual({ ...fresh(), seats: [p1, { ...OFFERED, ...OPEN }] })
  })
}

const ENDINGS: readonly [string, (store: Store) => Promise<unknown>][] = [
  ['is over', store => appendTo(store, id, 0, { ...answers('finish'), outcome: { edition: '1.7' } }, 'end')],
  ['is stopped', store => store.closeAs(id, 'stopped')],
  ['is closed unseen', store => store.closeUnseen(id, 0)],
  ['is closed by a manager', store => store.closeIn(sample().guild ?? '', 9_000)],
  ['is closed because its leader is forgotten', store => store.forget(ANA)],
]

function endContract(opened: Opened): void {
  it.each(ENDINGS)(
    'what is offered is taken also after the attack %s, for it is a seat of the table',
    async (_, end) => {
      await opened().start(sample(), 'i1')
      await offerSeat(opened(), id, BEN, CHRIS, 5, 'Chris')
      await end(opened())
      expect(await opened().read(id)).toMatchObject({ closed: true, offers: [OFFER], seats: [{}, OFFERED] })
      const from = { player: 'p2', user: null, offeredTo: CHRIS }
      expect(await opened().take(id, [from], { user: CHRIS, name: 'Chris' })).toBe(true)
      expect(await opened().read(id)).toMatchObject({ offers: [], seats: [{}, { ...OFFERED, user: CHRIS }] })
    },
  )

  it('nothing is offered any more once the table has ended, nor if it goes on', async () => {
    await opened().start(sample(), 'i1')
    await offerSeat(opened(), id, BEN, CHRIS, 5, 'Chris')
    expect(await opened().hasEnded(id)).toBe(false)
    expect(await opened().endTable(id, 6)).toBe(true)
    expect(await opened().hasEnded(id)).toBe(true)
    const closed = { closed: true, ending: 'stopped', offers: [], seats: [{}, OFFERED] }
    expect(await opened().read(id)).toMatchObject(closed)
    await openAgain(opened(), { id, revision: 0, claim: 'on' })
    expect(await opened().read(id)).toMatchObject({ ...closed, closed: false, ending: null })
    expect(await opened().about(CHRIS)).toMatchObject({ offers: [] })
    expect(await opened().table(id)).toMatchObject({ ended: null })
    expect([await opened().hasEnded(id), await opened().hasEnded('nowhere000')]).toEqual([false, false])
  })
}

function leadContract(opened: Opened): void {
  it('the lead is offered to somebody with a seat, who leads once they take it; who began it stays the same', async () => {
    await opened().start(sample(), 'i1')
    expect(await opened().offer(id, lead, { user: BEN, at: 5 }, 'Ben')).toBe(true)
    const offers = [{ player: LEAD, user: BEN, at: 5 }]
    expect(await opened().read(id)).toEqual({ ...fresh(), offers })
    const from = { ...lead, offeredTo: BEN }
    expect(await opened().take(id, [from], { user: BEN, name: 'Ben' })).toBe(true)
    expect(await opened().read(id)).toEqual({ ...fresh(), starter: BEN, beginner: ANA })
  })

  it('who leads takes it back, and who is offered it refuses it; the seats keep their names', async () => {
    await opened().start(sample(), 'i1')
    await opened().offer(id, lead, { user: BEN, at: 5 }, 'Ben')
    expect(await opened().take(id, [{ ...lead, offeredTo: BEN }], { user: ANA, name: 'Ana' })).toBe(true)
    expect(await opened().read(id)).toEqual(fresh())
    await opened().offer(id, lead, { user: BEN, at: 5 }, 'Ben')
    expect(await opened().refuse(id, [LEAD], BEN)).toBe(true)
    expect(await opened().read(id)).toEqual(fresh())
  })

  it('nobody leads without an offer, nor is offered it without a seat or by somebody who does not lead', async () => {
    await opened().start(sample(), 'i1')
    await offerSeat(opened(), id, BEN, CHRIS, 5, 'Chris')
    await appendTo(opened(), id, 0, answers('hero', DORA), 'i2')
    const before = await opened().read(id)
    for (const user of [CHRIS, DORA]) expect(await opened().offer(id, lead, { user, at: 5 }, 'x')).toBe(false)
    expect(await opened().offer(id, { ...lead, user: BEN }, { user: ANA, at: 5 }, 'x')).toBe(false)
    expect(await opened().offer('nowhere000', lead, { user: ANA, at: 5 }, 'x')).toBe(false)
    for (const [by, from] of [
      [BEN, lead],
      [BEN, { ...lead, offeredTo: BEN }],
      [CHRIS, { ...lead, user: CHRIS }],
    ] as const)
      expect(await opened().take(id, [from], { user: by, name: 'x' })).toBe(false)
    expect(await opened().read(id)).toEqual(before)
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

function withRowContract(opened: Opened): void {
  const takes = (...players: string[]) => ({ ...answers('hero', CHRIS), takes: { players, name: 'Chris' } })

  it('who takes a seat with a row has it with the row, if it is open or offered to them', async () => {
    await opened().start(sample({ seats: [p1, OFFERED], offers: [OFFER] }), 'i1')
    const seats = [p1, { ...OFFERED, user: CHRIS }]
    const saved = await appendTo(opened(), id, 0, takes('p1', 'p2'), 'i2')
    expect(saved).toMatchObject({ result: 'saved', walkthrough: { seats, offers: [] } })
    expect(await opened().read(id)).toMatchObject({ seats, offers: [], revision: 1 })
    const coming = [{ player: 'p3', ...OPEN }]
    const joined = await appendTo(opened(), id, 1, { ...takes('p3'), seats: coming }, 'i3')
    expect(joined).toMatchObject({
      walkthrough: { seats: [...seats, { player: 'p3', user: CHRIS, name: 'Chris' }] },
    })
  })

  it('what somebody else is offered, and what comes with a row that is not saved, is not taken', async () => {
    await opened().start(sample({ seats: [p1, OFFERED], offers: [{ ...OFFER, user: DORA }] }), 'i1')
    await appendTo(opened(), id, 0, takes('p2'), 'i2')
    await appendTo(opened(), id, 0, { ...takes('p2'), by: DORA }, 'i3')
    expect(await opened().read(id)).toMatchObject({ seats: [p1, OFFERED], offers: [{ user: DORA }] })
  })
}

function nextContract(opened: Opened): void {
  it('a next chapter has the seats of its table, and offers the new ones', async () => {
    await opened().start(sample(), 'i1')
    await opened().closeAs(id, 'stopped')
    await opened().forget(BEN)
    const coming = { player: 'p3', user: null, name: 'Chris' }
    const offers = ['p2', 'p3'].map(player => ({ player, user: CHRIS, at: 5 }))
    const told = { id: 'next000000', on: { table: id, restsOn: id }, seats: [p1, p2, coming], offers }
    expect(await opened().start(sample(told), 'i2')).toBe('started')
    const seats = [p1, { player: 'p2', ...OPEN }, coming]
    for (const one of [id, 'next000000'])
      expect(await opened().read(one)).toMatchObject({
        seats,
        offers: [{ player: 'p3', user: CHRIS, at: 5 }],
      })
  })

  it('a next chapter does not bring back who is forgotten while it begins', async () => {
    for (const turn of TURNS) {
      const before = `before ${turn}`
      await opened().start(sample({ id: before }), before)
      await opened().closeAs(before, 'stopped')
      const next = sample({ id: `next ${turn}`, on: { table: before, restsOn: before } })
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
        takeSeat(opened(), one, 'p1', null, ANA),
        takeSeat(opened(), one, 'p2', null, BEN),
      ])
      expect([taken, (await opened().read(one))?.seats]).toMatchObject([
        [true, true],
        [{ user: ANA }, { user: BEN }],
      ])
    }
  })

  it('of many who take one seat at once, or are offered it, one has it, and the others know that they have not', async () => {
    for (const turn of TURNS) {
      const one = await begin(turn)
      const takers = Array.from({ length: 8 }, (_, n) => `${n}`)
      const taken = await Promise.all(
        takers.map(taker =>
          Number(taker) % 2 === 0
            ? takeSeat(opened(), one, 'p2', null, taker)
            : offerSeat(opened(), one, null, taker, 5),
        ),
      )
      const winner = takers[taken.indexOf(true)]
      expect(taken.filter(Boolean)).toHaveLength(1)
      const { seats, offers } = (await opened().read(one)) ?? {}
      expect([seats?.[1]?.user, offers?.[0]?.user].filter(Boolean)).toEqual([winner])
    }
  })

  it('whoever is forgotten while others hand something over stays forgotten', async () => {
    for (const turn of TURNS) {
      const one = await begin(turn, sample())
      await Promise.all([
        opened().take(one, [{ player: 'p1', user: ANA, offeredTo: null }], { user: CHRIS, name: 'Chris' }),
        opened().forget(BEN),
        unlessForgotten(
          opened().take(one, [{ player: 'p2', user: BEN, offeredTo: null }], { user: BEN, name: 'Benjamin' }),
        ),
        unlessForgotten(leadTo(opened(), one, ANA, BEN)),
      ])
      const kept = JSON.stringify(await opened().read(one))
      expect([kept.includes(BEN), kept.includes('Ben')]).toEqual([false, false])
      expect((await opened().read(one))?.seats[0]).toEqual({ player: 'p1', user: CHRIS, name: 'Chris' })
    }
  })

  it('what is offered while the table is ended is not offered afterwards', async () => {
    for (const turn of TURNS) {
      const one = await begin(turn, sample())
      await Promise.all([offerSeat(opened(), one, BEN, CHRIS, 5), opened().endTable(one, 6)])
      expect((await opened().about(CHRIS)).offers).toEqual([])
    }
  })

  it('of many who are offered the lead at once one is', async () => {
    const seats = [p1, p2, { player: 'p3', user: CHRIS, name: 'Chris' }]
    await opened().start(sample({ seats }), 'i1')
    const users = [BEN, CHRIS, BEN, CHRIS]
    const given = await Promise.all(users.map(user => opened().offer(id, lead, { user, at: 5 }, 'x')))
    expect(given.filter(Boolean)).toHaveLength(1)
    expect(await opened().read(id)).toMatchObject({
      starter: ANA,
      offers: [{ player: LEAD, user: users[given.indexOf(true)] }],
    })
  })
}
