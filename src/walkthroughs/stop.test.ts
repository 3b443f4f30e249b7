// Tests who may stop a walkthrough before its end, and how it continues afterwards.

import { beforeEach, expect, test } from 'vitest'
import { appendTo } from '../../test/support/store/append-to.ts'
import { leadTo } from '../../test/support/store/contract/samples.ts'
import { playedFrom } from '../../test/support/walkthroughs/flows.ts'
import { ANA, BEN, CHRIS, defended, enemyAttack } from '../../test/support/walkthroughs/plain-tables.ts'
import {
  answerAll,
  answerNow,
  begin,
  goOnNow,
  pressOn,
  sceneIn,
  seatBen,
  stopNow,
  takeBackNow,
} from '../../test/support/walkthroughs/presses.ts'
import { openTestStore } from '../../test/support/walkthroughs/store.ts'
import type { Store } from '../store/store.ts'
import { latestAt } from './log/replay.ts'
import { isStopped, type Scene } from './scene.ts'

const [first, second] = defended
if (!first || !second) throw new Error('there are too few answers')

let store: Store
let begun: Scene

beforeEach(async () => {
  store = await openTestStore()
  begun = await answerAll(store, sceneIn(await begin(store, enemyAttack), 'started'), [first])
})

const open = () => store.countOpen()

test('the starter stops it: it asks the same as before, and is not open any more', async () => {
  const stopped = sceneIn(await stopNow(playedFrom(store), pressOn(begun)), 'stopped')
  expect(isStopped(stopped)).toBe(true)
  expect(stopped.played).toEqual(begun.played)
  expect([(await store.read(begun.walkthrough.id))?.closed, await open()]).toEqual([true, 0])
})

test('nobody else does, and then nothing is changed', async () => {
  expect(await stopNow(playedFrom(store), pressOn(begun, BEN))).toEqual({ result: 'notTheirs', scene: begun })
  expect(await open()).toBe(1)
})

test('who has begun it does too, whoever leads it now: it counts against their limit', async () => {
  const { id } = begun.walkthrough
  await answerNow(playedFrom(store), { ...pressOn(begun), answer: second })
  await appendTo(store, id, 2, { by: BEN, at: 3, takesBack: 2 }, 'by Ben')
  await store.take(id, [{ player: 'p2', user: null, offeredTo: BEN }], { user: BEN, name: 'Ben' })
  expect(await leadTo(store, id, ANA, BEN)).toBe(true)
  const now = await store.read(id)
  if (!now) throw new Error('it is gone')
  const press = (user: string) => ({ ...pressOn(begun, user), revision: now.revision })
  expect(await stopNow(playedFrom(store), press(CHRIS))).toMatchObject({ result: 'notTheirs' })
  sceneIn(await stopNow(playedFrom(store), press(ANA)), 'stopped')
  expect(await open()).toBe(0)
})

test('everybody does once its starter has been deleted', async () => {
  await store.forget(ANA)
  sceneIn(await stopNow(playedFrom(store), pressOn(begun, BEN)), 'stopped')
  expect(await open()).toBe(0)
})

test('the next answer opens it again, and so does taking one back', async () => {
  await stopNow(playedFrom(store), pressOn(begun))
  const answered = sceneIn(await answerNow(playedFrom(store), { ...pressOn(begun), answer: second }))
  expect([isStopped(answered), await open()]).toEqual([false, 1])
  await stopNow(playedFrom(store), pressOn(answered))
  const undone = sceneIn(await takeBackNow(playedFrom(store), pressOn(answered)))
  expect([isStopped(undone), await open()]).toEqual([false, 1])
})

test('somebody goes on with it: it is open as before, and what is over or open stays so', async () => {
  await seatBen(store, begun)
  await stopNow(playedFrom(store), pressOn(begun))
  const on = sceneIn(await goOnNow(playedFrom(store), pressOn(begun, BEN)))
  expect([isStopped(on), on.played, await open()]).toEqual([false, begun.played, 1])
  expect(await goOnNow(playedFrom(store), pressOn(on, BEN))).toMatchObject({ result: 'repeated' })
  const over = await answerAll(store, on, defended.slice(1))
  expect(over.played.prompt).toBe(null)
  expect(await goOnNow(playedFrom(store), pressOn(over, BEN))).toMatchObject({ result: 'repeated' })
  expect(await open()).toBe(0)
})

test('an answer from before that is delivered again does not open it', async () => {
  const press = { ...pressOn(begun), answer: second }
  const answered = sceneIn(await answerNow(playedFrom(store), press))
  await stopNow(playedFrom(store), pressOn(answered))
  expect(isStopped(sceneIn(await answerNow(playedFrom(store), press), 'repeated'))).toBe(true)
  expect(await open()).toBe(0)
})

test('a board that is behind stops nothing', async () => {
  await answerNow(playedFrom(store), { ...pressOn(begun), answer: second })
  expect(await stopNow(playedFrom(store), pressOn(begun))).toMatchObject({ result: 'behind' })
  expect(await open()).toBe(1)
})

test('one that has been deleted meanwhile is gone', async () => {
  await store.sweep({ now: 10, idle: 10, left: 0 })
  expect(await stopNow(playedFrom(store), pressOn(begun))).toEqual({ result: 'gone' })
})

test('who resumes without a name gets one that is open before it', async () => {
  const other = sceneIn(await begin(store, enemyAttack), 'started')
  await answerAll(store, begun, [second])
  const newest = await latestAt(playedFrom(store), 'here', ANA)
  if (!newest) throw new Error('there is nothing here')
  expect(newest.walkthrough.id).toBe(begun.walkthrough.id)
  await stopNow(playedFrom(store), pressOn(newest))
  expect((await latestAt(playedFrom(store), 'here', ANA))?.walkthrough.id).toBe(other.walkthrough.id)
})
