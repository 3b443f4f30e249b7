// Tests that a finished attack stays told as it was, whatever today's rules make of its answers.

import { beforeEach, expect, test } from 'vitest'
import { FLOWS, playedFrom } from '../../test/support/walkthroughs/flows.ts'
import { ANA, enemyAttack, heroAttack, unitAttack } from '../../test/support/walkthroughs/plain-tables.ts'
import {
  answerAll,
  begin,
  newId,
  pressOn,
  sceneIn,
  takeBackNow,
} from '../../test/support/walkthroughs/presses.ts'
import { openTestStore } from '../../test/support/walkthroughs/store.ts'
import type { Facts } from '../engine/game.ts'
import type { Answer } from '../engine/types.ts'
import type { AnyOutcome } from '../games/outcome.ts'
import type { Store } from '../store/store.ts'
import { sceneOf } from './log/replay.ts'
import type { Scene } from './scene.ts'

let store: Store
beforeEach(async () => {
  store = await openTestStore()
})

const defend = { question: 'defend', choice: 'hero' }
const boost = { question: 'boost#1', choice: 'flip', number: 2 }
const deal = { question: 'damage', choice: 'deal' }
const finish = { question: 'finish', choice: 'finish' }
const defended = [defend, boost, deal, finish]
/** No rules have this answer: it stands for one that today's rules refuse. */
const refused = { question: 'boost#1', choice: 'flip', number: 4, card: { effects: [{ kind: 'gone' }] } }

const played = async (answers: readonly Answer[]): Promise<Scene> =>
  answerAll(store, sceneIn(await begin(store, enemyAttack), 'started'), answers)

async function now(id: string): Promise<Scene> {
  const walkthrough = await store.read(id)
  const scene = walkthrough && sceneOf(FLOWS, walkthrough)
  if (!scene || 'unplayable' in scene) throw new Error(`${id} cannot be shown`)
  return scene
}

/** The attack as an earlier program has left it: these answers, and how it says that it ended. */
async function left(answers: readonly Answer[], outcome: Facts | null, closed = true): Promise<string> {
  const { id } = sceneIn(await begin(store, enemyAttack), 'started').walkthrough
  for (const [revision, answer] of answers.entries()) {
    const ends = outcome && revision === answers.length - 1
    const press = { interaction: newId(), userId: ANA, at: 2, walkthrough: id, revision }
    await store.append(press, { answer, ...(ends && { outcome }) })
  }
  if (closed) await store.closeAs(id, 'over')
  return id
}

async function endOf(answers: readonly Answer[]): Promise<AnyOutcome> {
  const { outcome } = (await played(answers)).walkthrough
  if (!outcome) throw new Error('the attack has not ended')
  return outcome as AnyOutcome
}

test('the outcome is stored with the answer that ends the attack, and stays beside it while that is taken back', async () => {
  const open = await played([defend, boost, deal])
  expect(open.walkthrough.outcome).toBeNull()
  const over = await answerAll(store, open, [finish])
  expect(over.walkthrough.outcome?.summary).toMatchObject({ defended: ['hero'], dealt: 2, fell: [] })
  expect(over.walkthrough.outcome).toEqual((await store.read(over.walkthrough.id))?.outcome)
  expect([over.retelling, over.played.outcome?.summary.dealt]).toEqual(['asTold', 2])
  const undone = sceneIn(await takeBackNow(playedFrom(store), pressOn(over)))
  expect([undone.walkthrough.outcome, undone.retelling]).toEqual([over.walkthrough.outcome, 'asTold'])
  const again = await answerAll(store, undone, [finish])
  expect(again.walkthrough.outcome).toEqual(over.walkthrough.outcome)
})

test('an attack that its command ends has its outcome stored too', async () => {
  const whole = { ...enemyAttack, answers: defended }
  const { walkthrough } = sceneIn(await begin(store, whole), 'started')
  expect(walkthrough.outcome?.summary).toMatchObject({ dealt: 2 })
  const pieces = [
    { id: 'hero', kind: 'hero', player: 'p1', def: 3 },
    { id: 'enemy', kind: 'villain', atk: 3, stunned: 1 },
  ]
  const atOnce = { ...enemyAttack, setUp: { ...enemyAttack.setUp, players: ['p1'], pieces } }
  const replaced = sceneIn(await begin(store, atOnce), 'started')
  expect([replaced.played.prompt, replaced.walkthrough.outcome?.summary]).toMatchObject([
    null,
    { replaced: true },
  ])
})

test('the stored end of each flow is read again as it was', async () => {
  const plays = [
    [enemyAttack, defended],
    [heroAttack, [{ choice: 'deal' }, { choice: 'finish' }]],
    [unitAttack, [{ choice: 'decline' }, { choice: 'bothPass' }, { choice: 'finish' }]],
  ] as const
  for (const [prepared, answers] of plays) {
    const over = await answerAll(store, sceneIn(await begin(store, prepared), 'started'), answers)
    const { walkthrough, retelling } = await now(over.walkthrough.id)
    expect([prepared.flow, walkthrough.outcome !== null, retelling]).toEqual([prepared.flow, true, 'asTold'])
  }
})

test('an end to which today’s rules do not come stays, with its table and its comparison', async () => {
  const end = await endOf(defended)
  const editions = [{ edition: '0.9', result: 'same', differences: [] }]
  const scene = await now(await left(defended, { ...end, summary: { ...end.summary, dealt: 7 }, editions }))
  expect([scene.retelling, scene.firstDropped]).toEqual(['otherwise', null])
  expect(scene.played).toMatchObject({
    prompt: null,
    outcome: { summary: { dealt: 7 }, editions },
    now: { summary: { dealt: 7 } },
  })
})

test('today’s rules that ask on do not open a finished attack', async () => {
  const scene = await now(await left([defend, boost], await endOf(defended)))
  expect([scene.retelling, scene.played.prompt]).toEqual(['otherwise', null])
  expect(scene.played.outcome?.summary).toMatchObject({ dealt: 2 })
})

test('an answer that today’s rules refuse cuts the story short, and the end stays', async () => {
  const end = await endOf(defended)
  const scene = await now(await left([defend, refused, deal, finish], end))
  expect([scene.retelling, scene.dropped, scene.firstDropped?.number]).toEqual(['upTo', 3, 2])
  expect(scene.played).toMatchObject({ prompt: null, outcome: { summary: { dealt: 2 } }, accepted: [defend] })
  expect(scene.story.chapters.map(({ row, events }) => [row, events.length > 0])).toEqual([
    [0, true],
    [1, true],
    [2, false],
    [3, false],
    [4, false],
  ])
})

test('without a stored end no new one is shown: it is told up to the answer that today’s rules refuse', async () => {
  const scene = await now(await left([defend, refused, deal, finish], null))
  expect([scene.retelling, scene.dropped]).toEqual(['withoutEnd', 3])
  expect([scene.played.prompt, scene.played.outcome]).toEqual([null, null])
})

test('a finished attack without a stored end, all of whose answers fit, is told by today’s rules', async () => {
  const scene = await now(await left(defended, null))
  expect([scene.retelling, scene.played.outcome?.summary.dealt]).toEqual(['byToday', 2])
})

test('a stored end that nobody can read counts as none', async () => {
  expect((await now(await left(defended, { dealt: 'many' }))).retelling).toBe('byToday')
  expect((await now(await left([defend, refused], { dealt: 'many' }))).retelling).toBe('withoutEnd')
})

test.each([
  ['with', async () => endOf(defended)],
  ['without', async () => null],
])('taking back opens a finished attack %s an end before the answer that is refused', async (has, end) => {
  const id = await left([defend, refused, deal, finish], await end())
  const undone = sceneIn(await takeBackNow(playedFrom(store), pressOn(await now(id))))
  const retelling = has === 'with' ? 'reopened' : 'asTold'
  expect(undone).toMatchObject({ dropped: 0, firstDropped: null, retelling })
  expect(undone.walkthrough.closed).toBe(false)
  expect(undone.walkthrough.rows.at(-1)).toMatchObject({ takesBack: 2 })
  expect(undone.story.undone).toMatchObject({ row: 2, events: [] })
  expect(await now(id)).toMatchObject({ dropped: 0, retelling, played: undone.played })
  expect((await answerAll(store, undone, [boost])).retelling).toBe('asTold')
  const over = await answerAll(store, await now(id), [deal, finish])
  expect(over.walkthrough.outcome?.summary).toMatchObject({ dealt: 2 })
})

test('an open attack goes on before the answer that is refused, and keeps it in its story', async () => {
  const id = await left([defend, refused, deal], null, false)
  const scene = await now(id)
  expect([scene.retelling, scene.dropped, scene.played.prompt !== null]).toEqual(['asTold', 2, true])
  const over = await answerAll(store, scene, [boost, deal, finish])
  expect(over.walkthrough.rows.map(row => ('answer' in row ? row.number : `back ${row.takesBack}`))).toEqual([
    1,
    2,
    3,
    'back 2',
    5,
    6,
    7,
  ])
  expect(over.story.chapters.filter(({ takenBack }) => takenBack).map(({ row }) => row)).toEqual([2, 3])
})

test('an attack that is opened again says, before the first answer, that today’s rules would end it otherwise', async () => {
  const end = await endOf(defended)
  const other = { ...end, summary: { ...end.summary, dealt: 1 } }
  for (const [outcome, retelling] of [
    [end, 'asTold'],
    [other, 'reopened'],
    [{ dealt: 'many' }, 'asTold'],
  ] as const) {
    const id = await left(defended, outcome)
    const undone = sceneIn(await takeBackNow(playedFrom(store), pressOn(await now(id))))
    expect([undone.walkthrough.outcome, undone.retelling]).toEqual([outcome, retelling])
    const twice = sceneIn(await takeBackNow(playedFrom(store), pressOn(undone)))
    expect([twice.retelling, (await now(id)).retelling]).toEqual([retelling, retelling])
    expect((await answerAll(store, twice, [deal])).retelling).toBe('asTold')
    expect((await now(id)).retelling).toBe('asTold')
  }
})
