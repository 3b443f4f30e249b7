// Tests that the lead and the sides go to nobody who has not taken them, and only from the present holder.
import { beforeEach, describe, expect, it } from 'vitest'
import { takeSeat } from '../../test/support/store/contract/samples.ts'
import { playedFrom } from '../../test/support/walkthroughs/flows.ts'
import { ANA, BEN, CHRIS, unitAttack } from '../../test/support/walkthroughs/plain-tables.ts'
import { begin, pressOn, sceneIn, stopNow } from '../../test/support/walkthroughs/presses.ts'
import { openTestStore } from '../../test/support/walkthroughs/store.ts'
import { LEAD, OFFER_LIVES } from '../store/seats.ts'
import { type Store, StoreFault } from '../store/store.ts'
import { handOver, refuseOffered, takeOffered } from './hand-over.ts'
import type { Scene } from './scene.ts'

const NAMES: Record<string, string> = { [ANA]: 'Ana', [BEN]: 'Ben', [CHRIS]: 'Chris' }
const person = (id: string) => ({ id, name: NAMES[id] ?? id })
let store: Store
let begun: Scene

beforeEach(async () => {
  store = await openTestStore()
  begun = sceneIn(await begin(store, unitAttack), 'started')
})

const now = async () => {
  const walkthrough = await store.read(begun.walkthrough.id)
  if (!walkthrough) throw new Error('it is gone')
  return walkthrough
}
const gives = async (from: string, player: string, to: string, at = 2) =>
  handOver(store, await now(), { userId: from, at }, player, person(to))
const takes = async (by: string, players = ['p1', 'p2', LEAD], at = 2) =>
  takeOffered(store, await now(), { userId: by, at }, players, NAMES[by] ?? by)
const refuses = async (by: string, at = 2) =>
  refuseOffered(store, await now(), { userId: by, at }, ['p1', 'p2', LEAD])

const TYPED = { player: 'p2', user: null, name: 'Ben' }
const denied = (problem: string) => ({ result: 'denied', problem })

describe('a side', () => {
  it('that the start names somebody else for is offered, under the typed name', async () => {
    expect(await now()).toMatchObject({
      starter: ANA,
      seats: [{ user: ANA, name: 'Ana' }, TYPED],
      offers: [{ player: 'p2', user: BEN, at: 1 }],
    })
  })

  it('is offered by the leader and by who holds it, and is theirs who take it', async () => {
    expect(await gives(ANA, 'p1', CHRIS)).toMatchObject({ result: 'offered' })
    expect(await now()).toMatchObject({
      seats: [{ user: null, name: 'Chris' }, TYPED],
      offers: [{ player: 'p1', user: CHRIS, at: 2 }, { user: BEN }],
    })
    expect(await takes(CHRIS)).toMatchObject({ result: 'taken' })
    expect(await gives(CHRIS, 'p1', BEN)).toMatchObject({ result: 'offered' })
    expect(await gives(CHRIS, 'p1', ANA)).toEqual({ ...denied('notYourSeat'), player: 'p1' })
    expect(await takes(BEN)).toMatchObject({
      walkthrough: {
        seats: [
          { user: BEN, name: 'Ben' },
          { user: BEN, name: 'Ben' },
        ],
        offers: [],
      },
    })
  })

  it('is taken at once by who names themselves, if it is free or theirs to lead', async () => {
    expect(await gives(CHRIS, 'p2', CHRIS)).toMatchObject(denied('notYourSeat'))
    expect(await gives(BEN, 'p2', BEN)).toMatchObject({ result: 'taken' })
    expect(await gives(ANA, 'p2', BEN)).toEqual(denied('hasIt'))
    expect(await gives(ANA, 'p2', ANA)).toMatchObject({ result: 'taken' })
    await gives(ANA, 'p2', CHRIS)
    await refuses(CHRIS)
    expect(await gives(CHRIS, 'p2', BEN)).toMatchObject(denied('notYourSeat'))
    expect(await gives(CHRIS, 'p2', CHRIS)).toMatchObject({
      walkthrough: { seats: [{ user: ANA }, { user: CHRIS, name: 'Chris' }], offers: [] },
    })
  })

  it('that is refused is open, and nobody is called by name there', async () => {
    expect(await refuses(CHRIS)).toMatchObject({ result: 'changed' })
    expect(await refuses(BEN)).toMatchObject({
      result: 'refused',
      walkthrough: { seats: [{ user: ANA }, { player: 'p2', user: null, name: null }], offers: [] },
    })
    expect(await takes(BEN)).toMatchObject({ result: 'changed' })
  })

  it('is taken only as far as the pressed board offered it', async () => {
    await gives(ANA, 'p1', BEN)
    await takes(BEN, ['p2'])
    expect((await now()).seats).toMatchObject([{ user: null }, { user: BEN }])
  })

  it('is offered for a day, and is open afterwards', async () => {
    expect(await takes(BEN, ['p2'], 1 + OFFER_LIVES)).toMatchObject({ result: 'changed' })
    expect(await gives(CHRIS, 'p2', CHRIS, 1 + OFFER_LIVES)).toMatchObject({ result: 'taken' })
    expect((await now()).offers).toEqual([])
  })

  it('of a table that has ended is not offered, nor one that is not there; between two attacks it is', async () => {
    expect(await gives(ANA, 'p9', CHRIS)).toEqual(denied('noSuchSeat'))
    await stopNow(playedFrom(store), pressOn(begun))
    expect(await gives(ANA, 'p2', CHRIS)).toMatchObject({ result: 'offered' })
    expect((await now()).offers).toMatchObject([{ player: 'p2', user: CHRIS }])
    await store.endTable(begun.walkthrough.table, 9)
    expect(await gives(ANA, 'p2', CHRIS)).toEqual(denied('closed'))
    expect((await now()).offers).toEqual([])
  })

  it('that has gone to somebody else meanwhile stays theirs, and that is told', async () => {
    const seen = begun.walkthrough
    await takes(BEN)
    const late = await handOver(store, seen, { userId: ANA, at: 2 }, 'p2', person(CHRIS))
    expect(late).toMatchObject({ result: 'changed', walkthrough: { seats: [{ user: ANA }, { user: BEN }] } })
  })

  it('counts as handed over also if the store cannot be read afterwards', async () => {
    const failing = { ...store, read: () => Promise.reject(new StoreFault('busy', null)) }
    const by = { userId: BEN, at: 2 }
    const taken = await takeOffered(failing, begun.walkthrough, by, ['p2'], 'Ben')
    expect(taken).toMatchObject({ result: 'taken', walkthrough: await now() })
    const { walkthrough } = taken as Extract<typeof taken, { walkthrough: unknown }>
    const offered = await handOver(failing, walkthrough, { ...by, at: 3 }, 'p2', person(CHRIS))
    expect(offered).toMatchObject({ result: 'offered', walkthrough: await now() })
  })

  it('that could not be saved is not handed over', async () => {
    const failing = { ...store, offer: () => Promise.reject(new StoreFault('busy', null)) }
    const tried = handOver(failing, begun.walkthrough, { userId: ANA, at: 2 }, 'p2', person(CHRIS))
    await expect(tried).rejects.toMatchObject({ kind: 'busy' })
  })
})

describe('the lead', () => {
  it('is offered to who has taken a side, and goes to them once they take it', async () => {
    expect(await gives(ANA, LEAD, BEN)).toEqual(denied('hasNoSeat'))
    await takes(BEN)
    expect(await gives(ANA, LEAD, BEN)).toMatchObject({ result: 'offered', walkthrough: { starter: ANA } })
    expect(await takes(BEN, ['p1', 'p2'])).toMatchObject({ result: 'changed', walkthrough: { starter: ANA } })
    expect(await takes(BEN)).toMatchObject({ result: 'taken', walkthrough: { starter: BEN, beginner: ANA } })
    expect(await gives(ANA, LEAD, ANA)).toEqual({ ...denied('notStarter'), starter: BEN })
  })

  it('stays where it is if it is refused, taken back, too old or offered to somebody who has left', async () => {
    await takes(BEN)
    for (const ends of [() => refuses(BEN), () => gives(ANA, LEAD, ANA), () => store.forget(BEN)]) {
      await takeSeat(store, begun.walkthrough.id, 'p2', null, BEN)
      expect(await gives(ANA, LEAD, BEN)).toMatchObject({ result: 'offered' })
      expect(await takes(BEN, [LEAD], 2 + OFFER_LIVES)).toMatchObject({ result: 'changed' })
      await ends()
      expect(await takes(BEN)).toMatchObject({ result: 'changed', walkthrough: { starter: ANA, offers: [] } })
    }
  })

  it('of an attack that has been deleted is nobody’s', async () => {
    await takes(BEN)
    const seen = await now()
    await store.sweep({ now: 10, idle: 10, left: 0 })
    expect(await handOver(store, seen, { userId: ANA, at: 2 }, LEAD, person(BEN))).toEqual({ result: 'gone' })
  })
})
