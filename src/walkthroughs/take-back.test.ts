// Tests who may take an answer back, and when.

import { beforeEach, expect, test } from 'vitest'
import { playedFrom } from '../../test/support/walkthroughs/flows.ts'
import { ANA, BEN, CHRIS, defended, enemyAttack } from '../../test/support/walkthroughs/plain-tables.ts'
import {
  answerAll,
  answerNow,
  begin,
  pressOn,
  sceneIn,
  seatBen,
  takeBackNow,
} from '../../test/support/walkthroughs/presses.ts'
import { openTestStore } from '../../test/support/walkthroughs/store.ts'
import type { Store } from '../store/store.ts'
import type { Scene } from './scene.ts'

let store: Store
let begun: Scene

beforeEach(async () => {
  store = await openTestStore()
  begun = sceneIn(await begin(store, enemyAttack), 'started')
})

const byBen = () => answerAll(store, begun, [{ question: 'defend', choice: 'hero-2' }], BEN)

test('who has decided takes it back, and the log keeps both', async () => {
  const undone = sceneIn(await takeBackNow(playedFrom(store), pressOn(await byBen(), BEN)))
  expect(undone.played).toEqual(begun.played)
  expect(undone.walkthrough.rows).toMatchObject([{ by: BEN }, { number: 2, by: BEN, at: 2, takesBack: 1 }])
})

test('the starter takes back what others have decided', async () => {
  expect(await takeBackNow(playedFrom(store), pressOn(await byBen(), ANA))).toMatchObject({ result: 'saved' })
})

test('nobody else does, also not with a seat at the table', async () => {
  const scene = await byBen()
  const [row] = scene.walkthrough.rows
  expect(await takeBackNow(playedFrom(store), pressOn(scene, CHRIS))).toEqual({
    result: 'notYours',
    row,
    scene,
  })
  const boosted = await answerAll(store, scene, [{ question: 'boost#1', choice: 'flip', number: 1 }], ANA)
  expect(await takeBackNow(playedFrom(store), pressOn(boosted, BEN))).toMatchObject({
    result: 'notYours',
    row: { by: ANA },
  })
})

test('what a deleted person decided is the starter’s to take back, and everybody’s once nobody is left', async () => {
  const scene = await byBen()
  await store.forget(BEN)
  expect(await takeBackNow(playedFrom(store), pressOn(scene, CHRIS))).toMatchObject({
    result: 'notYours',
    row: { by: null },
  })
  await store.forget(ANA)
  expect(await takeBackNow(playedFrom(store), pressOn(scene, CHRIS))).toMatchObject({ result: 'saved' })
})

test('an answer goes on after the starter has been deleted', async () => {
  const scene = await answerAll(store, begun, defended.slice(0, 2))
  await seatBen(store, begun)
  await store.forget(ANA)
  expect(await store.read(scene.walkthrough.id)).toMatchObject({ closed: false, starter: BEN })
  await store.closeAs(scene.walkthrough.id, 'stopped')
  const press = { ...pressOn(scene, CHRIS), answer: defended[2] ?? {} }
  expect(await answerNow(playedFrom(store), press)).toMatchObject({ result: 'mayNotOpen' })
  const over = await answerAll(store, scene, defended.slice(2), BEN)
  expect(over.played.outcome).not.toBeNull()
  expect(over.story.chapters[1]).toMatchObject({ by: null, answer: defended[0] })
})

test('also the end is taken back', async () => {
  const over = await answerAll(store, begun, defended)
  const undone = sceneIn(await takeBackNow(playedFrom(store), pressOn(over)))
  expect([over.played.prompt, undone.played.outcome]).toEqual([null, null])
  expect(undone.played.prompt?.windows.at(-1)?.name).toBe('finish')
})

test('lists tell a result from the end on, and none once the end is taken back', async () => {
  const results = async () => (await store.of(ANA, 9)).map(({ listed }) => listed?.result?.damage)
  const over = await answerAll(store, begun, defended)
  expect(await results()).toEqual([over.played.outcome?.summary.dealt])
  await takeBackNow(playedFrom(store), pressOn(over))
  expect(await results()).toEqual([undefined])
})

test('where nothing has been answered there is nothing to take back', async () => {
  expect(await takeBackNow(playedFrom(store), pressOn(begun))).toEqual({ result: 'nothing', scene: begun })
  const undone = sceneIn(await takeBackNow(playedFrom(store), pressOn(await byBen(), ANA)))
  expect(await takeBackNow(playedFrom(store), pressOn(undone))).toMatchObject({ result: 'nothing' })
})

test('of two who take back at once one does, and the other hears who was faster', async () => {
  const scene = await byBen()
  const both = await Promise.all([
    takeBackNow(playedFrom(store), pressOn(scene, BEN)),
    takeBackNow(playedFrom(store), pressOn(scene, ANA)),
  ])
  expect(both).toMatchObject([
    { result: 'saved' },
    { result: 'behind', faster: { by: BEN, takesBack: 1 }, scene: { played: { accepted: [] } } },
  ])
})
