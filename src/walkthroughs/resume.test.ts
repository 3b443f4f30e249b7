// Tests which walkthrough a place means.

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
import { latestAt } from './log/replay.ts'

let store: Store
beforeEach(async () => {
  store = await openTestStore()
})

const started = async () => sceneIn(await begin(store, enemyAttack), 'started')
const over = async () => answerAll(store, await started(), defended)

test('a place without a walkthrough means none', async () => {
  await started()
  expect(await latestAt(playedFrom(store), 'elsewhere', ANA)).toBeNull()
})

test('a thread means the walkthrough whose board stands there', async () => {
  const { walkthrough } = await started()
  await store.change(walkthrough.id, { thread: 'thread' })
  expect((await latestAt(playedFrom(store), 'thread', ANA))?.walkthrough.id).toBe(walkthrough.id)
  expect(await latestAt(playedFrom(store), 'here', ANA)).toBeNull()
})

test('a private one is there for its starter alone', async () => {
  const { isPrivate: _, ...open } = (await started()).walkthrough
  const { revision: __, closed: ___, touched: ____, rows: _____, ...head } = open
  await store.start({ ...head, id: 'private000', channel: 'there', isPrivate: true }, newId())
  expect((await latestAt(playedFrom(store), 'there', ANA))?.walkthrough.id).toBe('private000')
  expect(await latestAt(playedFrom(store), 'there', BEN)).toBeNull()
})

test('of several the latest that still asks something is meant', async () => {
  const open = await started()
  await over()
  expect(await latestAt(playedFrom(store), 'here', ANA)).toEqual(open)
  const later = await answerAll(store, await started(), defended.slice(0, 1))
  expect(await latestAt(playedFrom(store), 'here', ANA)).toEqual(later)
})

test('one that is closed expects nothing any more', async () => {
  const open = await started()
  const later = await answerAll(store, await started(), defended.slice(0, 1))
  await store.closeAs(later.walkthrough.id, 'stopped')
  expect(await latestAt(playedFrom(store), 'here', ANA)).toEqual(open)
})

test('if all are over it is the one that was answered last', async () => {
  await over()
  const middle = await answerAll(store, await started(), defended.slice(0, 3))
  await over()
  const finish = { ...pressOn(middle), at: 9, answer: { choice: 'finish' } }
  expect(await latestAt(playedFrom(store), 'here', ANA)).toEqual(middle)
  const end = sceneIn(await answerNow(playedFrom(store), finish))
  expect(await latestAt(playedFrom(store), 'here', ANA)).toEqual(end)
})

test('one that cannot be played any more is passed over', async () => {
  const { revision: _, closed: __, touched: ___, rows: ____, ...head } = (await started()).walkthrough
  await store.start({ ...head, id: 'oldrules00', flow: 'chess/opening', channel: 'there' }, newId())
  expect(await latestAt(playedFrom(store), 'there', ANA)).toBeNull()
})
