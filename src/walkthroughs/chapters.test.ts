// What presses do with whole chapters: the next one begins on the one before, is taken back, and the table goes back.
import { beforeEach, expect, test } from 'vitest'
import { playedFrom } from '../../test/support/walkthroughs/flows.ts'
import { ANA, BEN, defended, enemyAttack } from '../../test/support/walkthroughs/plain-tables.ts'
import {
  answerAll,
  answerNow,
  begin,
  newId,
  pressOn,
  sceneIn,
} from '../../test/support/walkthroughs/presses.ts'
import { openTestStore } from '../../test/support/walkthroughs/store.ts'
import type { Store } from '../store/store.ts'
import { goBackBefore, goForward, undoLast } from './chapters.ts'
import { type Replay, sceneOf } from './log/replay.ts'
import type { Scene } from './scene.ts'

let store: Store
let first: Scene
beforeEach(async () => {
  store = await openTestStore()
  first = await answerAll(store, sceneIn(await begin(store, enemyAttack), 'started'), defended)
})

const nextOn = async (scene: Scene): Promise<Scene> =>
  sceneIn(await begin(store, { ...enemyAttack, on: scene.walkthrough }), 'started')

async function now(scene: Scene): Promise<Replay> {
  const walkthrough = await store.read(scene.walkthrough.id)
  const read = walkthrough && sceneOf(playedFrom(store).flows, walkthrough)
  if (!read || 'unplayable' in read) throw new Error('gone')
  return read
}

const undo = async (scene: Scene, press = pressOn(scene)) =>
  undoLast(playedFrom(store), press, await now(scene))

test('a chapter that begins on another one says so, and whoever begins there later is shown it', async () => {
  const second = await nextOn(first)
  const { id: restsOn, table } = first.walkthrough
  expect(second.walkthrough).toMatchObject({ restsOn, table, number: 2, starter: ANA })
  const late = await begin(store, { ...enemyAttack, on: first.walkthrough })
  expect(late).toMatchObject({ result: 'overtaken', scene: { walkthrough: { id: second.walkthrough.id } } })
})

test('an answer to what others rest on is told where the table stands', async () => {
  const stopped = await answerAll(
    store,
    sceneIn(await begin(store, enemyAttack), 'started'),
    defended.slice(0, 1),
  )
  await store.closeAs(stopped.walkthrough.id, 'stopped')
  const overtaken = { result: 'overtaken', tip: { id: (await nextOn(stopped)).walkthrough.id } }
  const press = { ...pressOn(stopped), answer: defended[1] ?? {} }
  expect(await answerNow(playedFrom(store), press)).toMatchObject(overtaken)
  expect(await undo(stopped)).toMatchObject(overtaken)
  expect((await now(stopped)).walkthrough).toMatchObject({ closed: true, revision: 1 })
})

test('undo takes back what is in a chapter, then the chapter with the end of the one before, and each once', async () => {
  const second = await nextOn(first)
  const answered = await answerAll(store, second, defended.slice(0, 1))
  const empty = sceneIn(await undo(answered))
  expect(empty.walkthrough.id).toBe(second.walkthrough.id)
  const press = pressOn(empty)
  const opened = sceneIn(await undo(empty, press))
  expect(opened.walkthrough).toMatchObject({
    id: first.walkthrough.id,
    isTip: true,
    closed: false,
    outcome: first.walkthrough.outcome,
  })
  expect(opened.played.prompt?.windows.at(-1)?.name).toBe('finish')
  expect(await undo(empty, press)).toMatchObject({
    result: 'repeated',
    scene: { walkthrough: { id: first.walkthrough.id, revision: opened.walkthrough.revision } },
  })
  expect(await undo(empty)).toMatchObject({ result: 'overtaken' })
})

test('an empty chapter is taken back by whoever leads or began it, and none that is a table’s first', async () => {
  const second = await nextOn(first)
  expect(await undo(second, pressOn(second, BEN))).toMatchObject({ result: 'nothing' })
  const alone = sceneIn(await begin(store, enemyAttack), 'started')
  expect(await undo(alone)).toMatchObject({ result: 'nothing' })
  await store.closeAs(second.walkthrough.id, 'stopped')
  expect(await undo(second)).toMatchObject({
    result: 'saved',
    scene: { walkthrough: { id: first.walkthrough.id } },
  })
})

test('the lead goes back to before a chapter and forward again; who has not answered in all of it does not', async () => {
  const second = await answerAll(store, await nextOn(first), defended)
  const third = await answerAll(store, await nextOn(second), defended)
  const seen = (userId: string, tip: Scene) => ({
    ...{ userId, interaction: newId(), at: 3 },
    ...{ table: first.walkthrough.id, tip: tip.walkthrough.id },
  })
  const back = (userId: string, chapter: Scene) =>
    goBackBefore({ store }, seen(userId, third), chapter.walkthrough.id)
  expect(await back(BEN, second)).toMatchObject({ result: 'mayNot' })
  expect(await back(ANA, second)).toMatchObject({
    result: 'moved',
    walkthrough: { id: first.walkthrough.id },
  })
  expect(await back(ANA, third)).toMatchObject({
    result: 'overtaken',
    walkthrough: { id: first.walkthrough.id },
  })
  const forward = seen(ANA, first)
  const there = { walkthrough: { id: third.walkthrough.id } }
  expect(await goForward({ store }, forward)).toMatchObject({ result: 'moved', ...there })
  expect(await goForward({ store }, forward)).toMatchObject({ result: 'repeated', ...there })
  expect(await goForward({ store }, seen(ANA, third))).toEqual({ result: 'none' })
})

test('a set-up of more than 64 kB does not begin', async () => {
  const setUp = { ...enemyAttack.setUp, notes: 'x'.repeat(65_536) }
  expect(await begin(store, { ...enemyAttack, setUp })).toEqual({ result: 'tooLarge' })
})
