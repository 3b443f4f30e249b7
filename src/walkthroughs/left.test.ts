// The table that a chapter leaves to the next one: as its end has it, as it stood when somebody ended it early, or as its set-up.
import { beforeEach, expect, test } from 'vitest'
import { playedFrom } from '../../test/support/walkthroughs/flows.ts'
import { defended, enemyAttack } from '../../test/support/walkthroughs/plain-tables.ts'
import { answerAll, begin, pressOn, sceneIn, stopNow } from '../../test/support/walkthroughs/presses.ts'
import { openTestStore } from '../../test/support/walkthroughs/store.ts'
import type { Store } from '../store/store.ts'
import type { Walkthrough } from '../store/walkthroughs.ts'
import { leftBy } from './left.ts'
import { sceneOf } from './log/replay.ts'
import type { Scene } from './scene.ts'

let store: Store
let begun: Scene
beforeEach(async () => {
  store = await openTestStore()
  begun = sceneIn(await begin(store, enemyAttack), 'started')
})

/** The damage of Ana's hero on the table that a scene leaves, and why that is the table. */
function left(scene: Scene) {
  const found = leftBy(scene)
  const pieces = (found?.table.pieces ?? []) as readonly { readonly id: string; readonly damage?: number }[]
  return found && [found.how, pieces.find(({ id }) => id === 'hero')?.damage ?? 0]
}

async function now(changed: Partial<Walkthrough> = {}): Promise<Scene> {
  const walkthrough = await store.read(begun.walkthrough.id)
  const scene = walkthrough && sceneOf(playedFrom(store).flows, { ...walkthrough, ...changed })
  if (!scene || 'unplayable' in scene) throw new Error('it cannot be shown')
  return scene
}

const dealt = defended.slice(0, 3)

test('an open attack leaves none, one that is over what its end has', async () => {
  const open = await answerAll(store, begun, dealt)
  expect(left(open)).toBeNull()
  expect(left(await answerAll(store, open, defended.slice(3)))).toEqual(['over', 2])
})

test('one that a person ends early leaves the table as it stands then, whatever the rules make of its answers later', async () => {
  await stopNow(playedFrom(store), pressOn(await answerAll(store, begun, dealt)))
  expect(left(await now())).toEqual(['cutShort', 2])
  const rows = [{ number: 1, by: null, at: 2, answer: { question: 'defend', choice: 'nobody at all' } }]
  expect(left(await now({ rows, revision: 1 }))).toEqual(['cutShort', 2])
})

test('one that was closed without being played, or whose end nobody can read, leaves the table as its set-up has it', async () => {
  const open = await answerAll(store, begun, dealt)
  await store.closeAs(open.walkthrough.id, 'stopped')
  expect(left(await now())).toEqual(['notCounted', 0])
  expect(left(await now({ ending: 'manager' }))).toEqual(['notCounted', 0])
  const over = await answerAll(store, await now(), defended.slice(3))
  expect(left(over)).toEqual(['over', 2])
  expect(left(await now({ outcome: { dealt: 'many' } }))).toEqual(['notCounted', 0])
  const rows = over.walkthrough.rows.map(row =>
    row.number === 2 && 'answer' in row ? { ...row, answer: { ...row.answer, number: -5 } } : row,
  )
  expect(left(await now({ rows, outcome: { dealt: 'many' } }))).toEqual(['notCounted', 0])
  expect(left(await now({ rows }))).toEqual(['over', 2])
})

test('one of before outcomes were stored leaves what today’s rules come to', async () => {
  await answerAll(store, begun, defended)
  expect(left(await now({ outcome: null }))).toEqual(['over', 2])
})
