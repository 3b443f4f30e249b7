// Tests the start: its checks, the answers in the command, and starts that are delivered again.

import { beforeEach, describe, expect, it } from 'vitest'
import { FLOWS } from '../../test/support/walkthroughs/flows.ts'
import { ANA, BEN, defended, enemyAttack } from '../../test/support/walkthroughs/plain-tables.ts'
import { begin, newId, sceneIn } from '../../test/support/walkthroughs/presses.ts'
import { openTestStore } from '../../test/support/walkthroughs/store.ts'
import { type Store, StoreFault } from '../store/store.ts'
import { sceneOf } from './log/replay.ts'
import { randomId } from './start.ts'

let store: Store
beforeEach(async () => {
  store = await openTestStore()
})

const whole = { ...enemyAttack, answers: defended }

describe('a start', () => {
  it('stores what has been prepared, in the place and by the user of the command', async () => {
    const { walkthrough, played, dropped } = sceneIn(await begin(store, enemyAttack), 'started')
    const { answers: _, ...prepared } = enemyAttack
    expect(walkthrough).toMatchObject({
      ...prepared,
      seats: [enemyAttack.seats[0], { player: 'p2', user: null, name: 'Ben' }],
      offers: [{ player: 'p2', user: BEN, at: 1 }],
      ...{ starter: ANA, channel: 'here', guild: null, thread: null, board: null, created: 1, revision: 0 },
    })
    expect([played.accepted, dropped]).toEqual([[], 0])
    expect(sceneOf(FLOWS, (await store.read(walkthrough.id)) ?? walkthrough)).toMatchObject({ played })
  })

  it('gives the answers of the command as the starter’s rows, with their questions and for whom', async () => {
    const [defend, { question: _, ...boost }] = defended as [object, { question: string }]
    const { walkthrough } = sceneIn(
      await begin(store, { ...enemyAttack, answers: [defend, boost] }),
      'started',
    )
    expect(walkthrough.rows).toEqual(
      defended.slice(0, 2).map((answer, index) => ({
        number: index + 1,
        by: ANA,
        at: 1,
        answer: { ...answer, by: ['p1', 'p2'] },
      })),
    )
  })

  it('may resolve the whole attack', async () => {
    const { played } = sceneIn(await begin(store, whole), 'started')
    expect([played.prompt, played.outcome?.summary]).toMatchObject([null, { damage: { value: 5 } }])
  })
})

describe('a start that is refused stores nothing', () => {
  const refused = async (changed: object) => {
    const claim = newId()
    const result = await begin(store, { ...whole, ...changed }, claim)
    expect(await store.claimed(claim)).toBeNull()
    return result
  }

  it('for its set-up', async () => {
    const setUp = { ...enemyAttack.setUp, target: { player: 'p7' } }
    expect(await refused({ setUp })).toMatchObject({
      result: 'refused',
      refusal: { code: 'noSuchTarget', clause: 'MC-EA-04', details: { player: 'p7' }, prompt: null },
    })
  })

  it('for any of its answers', async () => {
    const answers = [...defended.slice(0, 1), { question: 'boost#1', choice: 'flip' }]
    expect(await refused({ answers })).toMatchObject({
      result: 'refused',
      refusal: {
        code: 'numberMissing',
        answer: { question: 'boost#1' },
        prompt: { windows: [{ name: 'boost#1' }] },
      },
    })
  })

  it('for a flow that does not exist, which only we can cause', async () => {
    await expect(refused({ flow: 'chess/opening' })).rejects.toThrow('chess/opening')
  })
})

describe('a start that is delivered again', () => {
  it('starts no second walkthrough and shows the one that is there', async () => {
    const claim = newId()
    const first = sceneIn(await begin(store, whole, claim), 'started')
    expect(sceneIn(await begin(store, whole, claim), 'repeated')).toEqual(first)
    expect(await store.at(['here'], ANA, 10)).toHaveLength(1)
  })

  it('starts one walkthrough also if both come at once', async () => {
    const claim = newId()
    const both = await Promise.all([begin(store, whole, claim), begin(store, whole, claim)])
    expect(both.map(({ result }) => result)).toEqual(['started', 'repeated'])
    const [head] = await store.at(['here'], ANA, 10)
    expect(head?.revision).toBe(defended.length)
  })

  it('has nothing to go on with: it stores all in one write, or nothing', async () => {
    const claim = newId()
    const fault = new StoreFault('busy', null)
    const failing = { ...store, start: () => Promise.reject(fault) }
    await expect(begin(failing, whole, claim)).rejects.toBe(fault)
    expect(await store.claimed(claim)).toBeNull()
    const noOther = () => Promise.reject(new Error('a second write'))
    const once = { ...store, append: noOther, change: noOther, closeAs: noOther }
    const { walkthrough } = sceneIn(await begin(once, whole, claim), 'started')
    expect(walkthrough).toMatchObject({ revision: defended.length, closed: true, ending: 'over' })
  })

  it('is told as begun if the store fails right after it', async () => {
    const claim = newId()
    const failing = { ...store, claimed: () => Promise.reject(new StoreFault('busy', null)) }
    const { walkthrough } = sceneIn(await begin(failing, whole, claim), 'started')
    expect(walkthrough).toEqual(await store.claimed(claim))
  })

  it('gives no answers to what somebody else has begun with the same claim', async () => {
    const claim = newId()
    const { answers: _, on: __, ...told } = enemyAttack
    const place = { language: 'de', guild: null, channel: 'here', isPrivate: false, thread: null } as const
    const board = { board: null, boardPosted: null, offers: [], starter: BEN, outcome: null, created: 1 }
    await store.start({ ...told, ...place, ...board, id: 'bens000000' }, claim)
    const { walkthrough } = sceneIn(await begin(store, whole, claim), 'repeated')
    expect([walkthrough.id, walkthrough.rows]).toEqual(['bens000000', []])
  })

  it('says so if the walkthrough has been deleted since', async () => {
    const deleted = { ...store, start: async () => 'repeated' as const, claimed: async () => null }
    expect(await begin(deleted, whole)).toEqual({ result: 'gone' })
  })
})

describe('ids', () => {
  it('are ten characters that fit into a custom id, each time others', () => {
    const ids = Array.from({ length: 1000 }, randomId)
    for (const id of ids) expect(id).toMatch(/^[a-z0-9]{10}$/)
    expect(new Set(ids).size).toBe(ids.length)
    expect(new Set(ids.join('')).size).toBe(36)
  })
})
