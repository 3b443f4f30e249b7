// Tests that only the present holder hands over the lead or a side, not the holder on an outdated board.
import { beforeEach, describe, expect, it } from 'vitest'
import { ANA, BEN, CHRIS, unitAttack } from '../../test/walkthroughs/plain-tables.ts'
import { begin, sceneIn } from '../../test/walkthroughs/presses.ts'
import { openTestStore } from '../../test/walkthroughs/store.ts'
import { type Store, StoreFault } from '../store/store.ts'
import type { Scene } from './scene.ts'
import { giveSeat, handOver } from './seats.ts'

const ben = { id: BEN, name: 'Benjamin' }
const chris = { id: CHRIS, name: 'Chris' }
let store: Store
let seen: Scene['walkthrough']

beforeEach(async () => {
  store = await openTestStore()
  seen = sceneIn(await begin(store, unitAttack), 'started').walkthrough
})

const seats = async () => (await store.read(seen.id))?.seats.map(({ user }) => user)

describe('a side', () => {
  it('is handed over, with what others have done meanwhile', async () => {
    await giveSeat(store, seen, ANA, 'p1', chris)
    const done = await giveSeat(store, seen, BEN, 'p2', ben)
    expect(done).toMatchObject({
      result: 'handed',
      walkthrough: { seats: [{ user: CHRIS }, { user: BEN, name: 'Benjamin' }] },
    })
    expect(await seats()).toEqual([CHRIS, BEN])
  })

  it('that has gone to somebody else meanwhile stays theirs, and that is told', async () => {
    await giveSeat(store, seen, BEN, 'p2', chris)
    const late = await giveSeat(store, seen, ANA, 'p2', ben)
    expect(late).toMatchObject({
      result: 'changed',
      walkthrough: { seats: [{ user: ANA }, { user: CHRIS }] },
    })
    expect(await seats()).toEqual([ANA, CHRIS])
  })

  it('counts as handed over also if the store cannot be read afterwards', async () => {
    const failing = { ...store, read: () => Promise.reject(new StoreFault('busy', null)) }
    const done = await giveSeat(failing, seen, BEN, 'p2', chris)
    expect(done).toMatchObject({ result: 'handed', walkthrough: { seats: [{ user: ANA }, { user: CHRIS }] } })
    expect(await seats()).toEqual([ANA, CHRIS])
  })

  it('that could not be saved is not handed over', async () => {
    const failing = { ...store, giveSeat: () => Promise.reject(new StoreFault('busy', null)) }
    await expect(giveSeat(failing, seen, BEN, 'p2', chris)).rejects.toMatchObject({ kind: 'busy' })
  })
})

describe('the lead', () => {
  it('goes to whoever has a side', async () => {
    expect(await handOver(store, seen, ANA, BEN)).toMatchObject({
      result: 'handed',
      walkthrough: { starter: BEN, beginner: ANA },
    })
  })

  it('does not come to somebody who has just left, or who has nothing to do with it', async () => {
    await store.forget(BEN)
    expect(await handOver(store, seen, ANA, BEN)).toMatchObject({
      result: 'changed',
      walkthrough: { starter: ANA },
    })
    expect(await handOver(store, seen, ANA, CHRIS)).toEqual({ result: 'denied', problem: 'takesNoPart' })
    expect((await store.read(seen.id))?.starter).toBe(ANA)
  })

  it('of an attack that has been deleted is nobody’s', async () => {
    await store.sweep({ now: 10, idle: 10, left: 0 })
    expect(await handOver(store, seen, ANA, BEN)).toEqual({ result: 'gone' })
  })
})
