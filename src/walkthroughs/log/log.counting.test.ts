// Tests a full log: presses change nothing, and longer logs of older versions stay readable.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { stepsOf } from '../../../test/support/engine/step-count.ts'
import type { OwnRow } from '../../../test/support/store/append-to.ts'
import { writeLog } from '../../../test/support/store/write-log.ts'
import { FLOWS, playedFrom } from '../../../test/support/walkthroughs/flows.ts'
import { ANA, BEN, defended, enemyAttack } from '../../../test/support/walkthroughs/plain-tables.ts'
import {
  answerNow,
  begin,
  pressOn,
  sceneIn,
  stopNow,
  takeBackNow,
} from '../../../test/support/walkthroughs/presses.ts'
import { openTestFile } from '../../../test/support/walkthroughs/store.ts'
import { MOST_ANSWERS } from '../../engine/advance.ts'
import type { Answer } from '../../engine/types.ts'
import type { Store } from '../../store/store.ts'
import type { Scene } from '../scene.ts'
import { KEPT_FREE, MOST_ROWS } from './log.ts'
import { playOf } from './recent-plays.ts'
import { sceneOf } from './replay.ts'

vi.mock('../../engine/read-answer.ts', async original =>
  (await import('../../../test/support/engine/step-count.ts')).counting(await original(), 'readAnswer'),
)
vi.mock('../../engine/prompt.ts', async original =>
  (await import('../../../test/support/engine/step-count.ts')).counting(await original(), 'promptAt'),
)

/** A note with a text of its own, so that no two answers of a log are equal. */
const remark = (number: number): Answer => ({
  question: 'initiation',
  card: { effects: [{ kind: 'note', text: `remark ${number}` }] },
})
const LAST = remark(-1)
const answerRow = (answer: Answer): OwnRow => ({ by: ANA, at: 2, answer })

/** This many rows: answers that are taken back at once, then the answers `last`. */
const undone = (count: number, last: readonly Answer[] = []): OwnRow[] => [
  ...Array.from({ length: count - last.length }, (_, i) =>
    i % 2 === 0 ? answerRow(remark(i)) : { by: ANA, at: 2, takesBack: i },
  ),
  ...last.map(answerRow),
]

/** An attack of Ana's whose log was written into the file. */
async function withLog(rows: readonly OwnRow[]): Promise<{ store: Store; scene: Scene }> {
  const { store, path } = await openTestFile()
  const begun = await begin(store, enemyAttack)
  if (begun.result !== 'started') throw new Error(begun.result)
  const { id } = begun.scene.walkthrough
  writeLog(path, id, rows)
  return { store, scene: await sceneNow(store, id) }
}

async function sceneNow(store: Store, id: string): Promise<Scene> {
  const walkthrough = await store.read(id)
  const scene = walkthrough && sceneOf(FLOWS, walkthrough)
  if (!scene || 'unplayable' in scene) throw new Error('it cannot be shown')
  return scene
}

const rowsOf = async (store: Store, { walkthrough: { id } }: Scene) => (await store.read(id))?.rows.length

describe('a log', () => {
  it('takes a thousand rows, taken back ones included; the next answer is not saved, by whomever', async () => {
    const { store, scene } = await withLog(undone(MOST_ROWS - 2))
    const last = sceneIn(await answerNow(playedFrom(store), { ...pressOn(scene), answer: LAST }))
    const full = sceneIn(await answerNow(playedFrom(store), { ...pressOn(last), answer: LAST }))
    expect(full.walkthrough.rows).toHaveLength(MOST_ROWS)
    expect(await answerNow(playedFrom(store), { ...pressOn(full), answer: LAST })).toMatchObject({
      result: 'full',
    })
    expect(await rowsOf(store, full)).toBe(MOST_ROWS)
  })

  it('lets nobody take anything back near its end, so that the attack can still be finished', async () => {
    const { store, scene } = await withLog(undone(MOST_ROWS - KEPT_FREE, [LAST]))
    expect(await takeBackNow(playedFrom(store), pressOn(scene))).toMatchObject({ result: 'full' })
    let over = scene
    for (const one of defended)
      over = sceneIn(await answerNow(playedFrom(store), { ...pressOn(over), answer: one }))
    expect(over.played.outcome).not.toBeNull()
    expect(await takeBackNow(playedFrom(store), pressOn(over))).toMatchObject({
      result: 'full',
      scene: { played: over.played },
    })
    const before = await withLog(undone(MOST_ROWS - KEPT_FREE - 1, [LAST]))
    expect(await takeBackNow(playedFrom(before.store), pressOn(before.scene))).toMatchObject({
      result: 'saved',
    })
  })

  it('that is full can still be stopped and read', async () => {
    const { store, scene } = await withLog(undone(MOST_ROWS, [LAST]))
    expect(scene.story.chapters).toHaveLength(1 + MOST_ROWS / 2 + 1)
    expect(await stopNow(playedFrom(store), pressOn(scene))).toMatchObject({ result: 'stopped' })
  })

  it('has room for both rows or takes none, where an answer takes back what the rules have dropped', async () => {
    const wrong: Answer = { question: 'defend', choice: 'nobody you know' }
    const { store, scene } = await withLog(undone(MOST_ROWS - 1, [wrong]))
    expect(scene.dropped).toBe(1)
    expect(await answerNow(playedFrom(store), { ...pressOn(scene), answer: LAST })).toMatchObject({
      result: 'full',
    })
    expect(await rowsOf(store, scene)).toBe(MOST_ROWS - 1)
  })

  it('says of a press that is delivered again what it did, also when it was the last that had room', async () => {
    const { store, scene } = await withLog(undone(MOST_ROWS - 1))
    const press = { ...pressOn(scene), answer: LAST }
    expect(await answerNow(playedFrom(store), press)).toMatchObject({ result: 'saved' })
    expect(await answerNow(playedFrom(store), press)).toMatchObject({ result: 'repeated' })
  })
})

describe('a log of ten thousand rows from an older version', () => {
  it('is read and shown, and its newest answers are told with what they made happen', async () => {
    const { scene } = await withLog(undone(10_000, [LAST, ...defended]))
    expect(scene.played.outcome).not.toBeNull()
    const { chapters } = scene.story
    expect(chapters).toHaveLength(5_004)
    const [oldest, newest] = [chapters[1], chapters.findLast(({ takenBack }) => takenBack)]
    expect([oldest?.answer, oldest?.events]).toEqual([remark(0), []])
    expect(newest?.events.map(({ type }) => type)).toContain('noted')
  })

  it('costs no press more steps than a short one', async () => {
    const reading = withLog(undone(10_000, [LAST]))
    expect(await stepsOf(async () => (await reading).scene.played.prompt)).toBeLessThan(10)
    const { store, scene } = await reading
    expect(
      await stepsOf(() => answerNow(playedFrom(store), { ...pressOn(scene), answer: LAST })),
    ).toBeLessThan(10)
    expect(await stepsOf(() => scene.story.chapters)).toBeLessThanOrEqual(MOST_ROWS)
  })

  it('is kept in memory as a short one is', async () => {
    const { scene } = await withLog(undone(10_000, [LAST]))
    expect(scene.story.chapters.length).toBeGreaterThan(5_000)
    expect(playOf(FLOWS, scene.walkthrough)?.size()).toBeLessThanOrEqual(MOST_ANSWERS + 1)
  })
})

describe('people who take turns', () => {
  it('on one full log or on several play what is new and nothing else', async () => {
    const answered = Array.from({ length: 300 }, (_, i) => remark(i))
    const tables = await Promise.all([1, 2, 3, 4, 5].map(() => withLog(undone(900, answered))))
    const turns = [0, 1, 2, 3, 4, 0, 1, 2, 3, 4]
    for (const turn of turns) {
      const table = tables[turn]
      if (!table) throw new Error('there is no such table')
      const { store, scene } = table
      const press = { ...pressOn(scene, turn % 2 === 0 ? ANA : BEN), answer: LAST }
      const steps = await stepsOf(async () => {
        table.scene = sceneIn(await answerNow(playedFrom(store), press))
        expect(table.scene.played.prompt).not.toBeNull()
      })
      expect(steps).toBeLessThan(10)
    }
  })
})

it('only the modules of presses write to a log or open it again', () => {
  const root = join(import.meta.dirname, '../../..')
  const writers = ['src', 'commands']
    .flatMap(folder =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(file => join(folder, file)),
    )
    .filter(file => file.endsWith('.ts') && !/\.test\.ts$|^src\/store\//.test(file))
    .filter(file => /store\.(append|reopen)\(/.test(readFileSync(join(root, file), 'utf8')))
  expect(writers).toEqual(['src/walkthroughs/save-press.ts', 'src/walkthroughs/stop.ts'])
})
