// Tests who may answer, the refusal for other users, and pieces that join with an answer.

import { beforeEach, describe, expect, it } from 'vitest'
import { playedFrom } from '../../test/support/walkthroughs/flows.ts'
import {
  ANA,
  BEN,
  CHRIS,
  defended,
  enemyAttack,
  unitAttack,
} from '../../test/support/walkthroughs/plain-tables.ts'
import {
  answerAll,
  answerNow,
  begin,
  newId,
  pressOn,
  sceneIn,
} from '../../test/support/walkthroughs/presses.ts'
import { openTestStore } from '../../test/support/walkthroughs/store.ts'
import type { Answer } from '../engine/types.ts'
import type { Store } from '../store/store.ts'
import type { Scene } from './scene.ts'

let store: Store
let scene: Scene

beforeEach(async () => {
  store = await openTestStore()
  scene = sceneIn(await begin(store, enemyAttack), 'started')
})

const give = (user: string, given: Answer, on = scene) =>
  answerNow(playedFrom(store), { ...pressOn(on, user), answer: given })
const [seatOfAna] = enemyAttack.seats
/** The second seat, while Ben is offered it. */
const seatOfBen = { player: 'p2', user: null, name: 'Ben' }
const defendWith = (choice: string) => ({ question: 'defend', choice })

describe('who may answer', () => {
  it('the side that decides, and the log says for whom', async () => {
    const { walkthrough } = sceneIn(await give(BEN, defendWith('hero-2')))
    expect(walkthrough.rows).toEqual([
      { number: 1, by: BEN, at: 2, answer: { ...defendWith('hero-2'), by: ['p2'] } },
    ])
  })

  it('the starter for every side', async () => {
    const { walkthrough } = sceneIn(await give(ANA, defendWith('hero-2')))
    expect(walkthrough.rows).toMatchObject([{ by: ANA, answer: { by: ['p1', 'p2'] } }])
  })

  it('nobody for the side of somebody else, who is named', async () => {
    expect(await give(BEN, defendWith('hero'))).toEqual({
      result: 'notYours',
      by: [seatOfAna],
      why: 'theirs',
      scene,
    })
  })

  it('no bystander, who hears whose decision it is', async () => {
    expect(await give(CHRIS, defendWith('hero-2'))).toMatchObject({ result: 'notYours', by: [seatOfBen] })
    const note = { question: 'defend', card: { effects: [{ kind: 'threat', amount: 1 }] } }
    expect(await give(CHRIS, note)).toMatchObject({ result: 'notYours', by: [seatOfAna, seatOfBen] })
  })

  it('whatever the answer itself says', async () => {
    const forged = { ...defendWith('hero'), by: ['p1'] }
    expect(await give(BEN, forged)).toMatchObject({ result: 'notYours', by: [seatOfAna] })
  })

  it('nobody passes what is open to somebody else', async () => {
    const reminder = { id: 'ability-1', owner: 'p1', trigger: { on: 'attacks' }, effects: [] }
    const setUp = { ...enemyAttack.setUp, abilities: [reminder] }
    const open = sceneIn(await begin(store, { ...enemyAttack, setUp }), 'started')
    const before = { result: 'notYours', by: [seatOfAna], why: 'before' }
    expect(await give(BEN, defendWith('hero-2'), open)).toMatchObject(before)
    expect(await give(CHRIS, defendWith('hero-2'), open)).toMatchObject({ by: [seatOfBen], why: 'theirs' })
  })

  it('both sides decide together only through somebody who may act for both', async () => {
    const begun = sceneIn(await begin(store, unitAttack), 'started')
    const blocked = await answerAll(store, begun, [{ question: 'block', choice: 'decline' }], BEN)
    const both = { question: 'action:p2', choice: 'bothPass' }
    const together = { result: 'notYours', by: [seatOfAna], why: 'together' }
    expect(await give(BEN, both, blocked)).toMatchObject(together)
    expect(await give(ANA, both, blocked)).toMatchObject({ result: 'saved' })
  })

  it('who is offered a side, and takes it with what only that side may answer', async () => {
    const { walkthrough } = sceneIn(await give(BEN, defendWith('hero-2')))
    const taken = { player: 'p2', user: BEN, name: `user ${BEN}` }
    expect(walkthrough).toMatchObject({ seats: [seatOfAna, taken], offers: [] })
    expect(await store.read(walkthrough.id)).toMatchObject({ seats: [seatOfAna, taken], offers: [] })
  })

  it('who is offered a side, and does not take it with what everyone may answer, nor with what is refused', async () => {
    const seats = [...enemyAttack.seats, { player: 'p3', user: null, name: null }]
    const players = ['p1', 'p2', 'p3']
    const begun = sceneIn(
      await begin(store, { ...enemyAttack, seats, setUp: { ...enemyAttack.setUp, players } }),
      'started',
    )
    const note = { question: 'defend', card: { effects: [{ kind: 'threat', amount: 1 }] } }
    expect(await give(CHRIS, note, begun)).toMatchObject({ result: 'saved' })
    const { walkthrough } = sceneIn(await give(BEN, note, begun), 'behind')
    const again = sceneIn(await give(BEN, note, { ...begun, walkthrough }))
    expect(await give(BEN, defendWith('hero'), again)).toMatchObject({ result: 'notYours' })
    const offers = [{ player: 'p2', user: BEN, at: 1 }]
    expect(await store.read(walkthrough.id)).toMatchObject({
      revision: 2,
      seats: [{}, seatOfBen, {}],
      offers,
    })
  })

  it('the leader, who takes no side with it', async () => {
    await store.offer(
      scene.walkthrough.id,
      { player: 'p1', user: ANA, offeredTo: null },
      { user: ANA, at: 1 },
      'Ana',
    )
    sceneIn(await give(ANA, defendWith('hero')))
    expect(await store.read(scene.walkthrough.id)).toMatchObject({ seats: [{ user: null }, seatOfBen] })
  })

  it('everyone for a side that nobody has taken', async () => {
    await store.offer(
      scene.walkthrough.id,
      { player: 'p1', user: ANA, offeredTo: null },
      { user: BEN, at: 2 },
      'Ben',
    )
    await store.refuse(scene.walkthrough.id, ['p1'], BEN)
    expect(await give(CHRIS, defendWith('hero'))).toMatchObject({ result: 'saved' })
  })
})

describe('an answer that does not count', () => {
  it('is against the rules: code, clause and what is legal', async () => {
    const refused = await give(ANA, defendWith('enemy'))
    expect(refused).toMatchObject({
      result: 'refused',
      refusal: { code: 'noSuchChoice', prompt: { windows: [{ name: 'initiation' }, { name: 'defend' }] } },
      scene: { walkthrough: { revision: 0 } },
    })
  })

  it('is for a board that is not the current one: the scene, and who was faster', async () => {
    const first = await answerAll(store, scene, [defendWith('hero-2')], BEN)
    const late = await give(ANA, defendWith('hero'))
    expect(late).toEqual({ result: 'behind', scene: first, faster: first.walkthrough.rows[0] })
  })

  it('is for a board that one’s own earlier answer has changed: nobody was faster', async () => {
    const first = await answerAll(store, scene, [defendWith('hero')])
    expect(await give(ANA, defendWith('hero'))).toEqual({ result: 'behind', scene: first, faster: null })
  })

  it('is for a revision that the store has never seen', async () => {
    for (const choice of ['hero', 'enemy']) {
      const press = { ...pressOn(scene), revision: 9, answer: defendWith(choice) }
      expect(await answerNow(playedFrom(store), press)).toEqual({ result: 'behind', scene, faster: null })
    }
  })

  it('is for a walkthrough that is not there', async () => {
    const press = { ...pressOn(scene), walkthrough: 'nonesuch00', answer: defendWith('hero') }
    expect(await answerNow(playedFrom(store), press)).toEqual({ result: 'gone' })
  })

  it('is for a walkthrough that cannot be played any more', async () => {
    const { revision: _, closed: __, touched: ___, rows: ____, ...head } = scene.walkthrough
    await store.start({ ...head, id: 'oldrules00', flow: 'chess/opening' }, newId())
    const press = { ...pressOn(scene), walkthrough: 'oldrules00', answer: defendWith('hero') }
    expect(await answerNow(playedFrom(store), press)).toMatchObject({
      result: 'unplayable',
      unplayable: 'unknownFlow',
    })
  })

  it('comes after the end', async () => {
    const over = await answerAll(store, scene, defended)
    expect(await give(ANA, { choice: 'finish' }, over)).toMatchObject({
      result: 'refused',
      refusal: { code: 'over' },
    })
  })
})

describe('who joins with an answer', () => {
  const mockingbird = { id: 'ally-1', kind: 'ally', player: 'p2', hitPoints: 3 }
  const names = { 'ally-1': { en: 'Mockingbird', de: 'Mockingbird' } }
  const joining = { ...defendWith('ally-1'), joins: [mockingbird] }

  it('has a name as soon as the answer is saved', async () => {
    const saved = sceneIn(
      await answerNow(playedFrom(store), { ...pressOn(scene, BEN), answer: joining, names }),
    )
    expect(saved.walkthrough.names).toEqual({ ...enemyAttack.names, ...names })
    expect(saved.played.now?.summary).toMatchObject({ defended: ['ally-1'] })
  })

  it('is not named by an answer that came too late', async () => {
    const hulk = { 'ally-1': { en: 'Hulk', de: 'Hulk' } }
    const [first, second] = await Promise.all([
      answerNow(playedFrom(store), { ...pressOn(scene, BEN), answer: joining, names }),
      answerNow(playedFrom(store), { ...pressOn(scene, ANA), answer: joining, names: hulk }),
    ])
    expect([first.result, second.result]).toEqual(['saved', 'behind'])
    const stored = await store.read(scene.walkthrough.id)
    expect(stored?.names['ally-1']).toEqual(names['ally-1'])
  })

  it('is open to everyone if nobody has a seat for them', async () => {
    const third = { id: 'hero-3', kind: 'hero', player: 'p3', def: 1, hitPoints: 9 }
    const saved = sceneIn(await give(CHRIS, { ...defendWith('hero-3'), joins: [third] }))
    expect(saved.walkthrough.rows).toMatchObject([{ by: CHRIS, answer: { by: ['p3'] } }])
  })
})
