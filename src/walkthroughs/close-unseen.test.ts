// Tests that a walkthrough that no user has seen is closed, and that a seen one stays open.
import { beforeEach, expect, test } from 'vitest'
import { defended, enemyAttack } from '../../test/support/walkthroughs/plain-tables.ts'
import { answerAll, begin, sceneIn } from '../../test/support/walkthroughs/presses.ts'
import { openTestStore } from '../../test/support/walkthroughs/store.ts'
import type { Store } from '../store/store.ts'
import type { Scene } from './scene.ts'

let store: Store
let begun: Scene

beforeEach(async () => {
  store = await openTestStore()
  begun = sceneIn(await begin(store, enemyAttack), 'started')
})

const open = () => store.countOpen()
const closeUnseen = () => store.closeUnseen(begun.walkthrough.id, begun.walkthrough.revision)

test('what stands nowhere is closed', async () => {
  await closeUnseen()
  expect([await open(), (await store.read(begun.walkthrough.id))?.closed]).toEqual([0, true])
})

test.each([
  ['whose board has been posted meanwhile', { board: '7', boardPosted: 9 }],
  ['that has a thread by now', { thread: '7' }],
])('what somebody else has been shown (%s) stays open', async (_, change) => {
  await store.change(begun.walkthrough.id, change)
  await closeUnseen()
  expect(await open()).toBe(1)
})

test('what somebody is about to be shown stays open', async () => {
  await store.showing(begun.walkthrough.id, 9)
  await closeUnseen()
  expect(await open()).toBe(1)
})

test('what somebody has answered in stays open', async () => {
  const [first] = defended
  if (first) await answerAll(store, begun, [first])
  await closeUnseen()
  expect(await open()).toBe(1)
})

test('what has been deleted is left alone', async () => {
  await store.sweep({ now: 0, idle: Number.MAX_SAFE_INTEGER, left: 0 })
  await closeUnseen()
  expect(await open()).toBe(0)
})
