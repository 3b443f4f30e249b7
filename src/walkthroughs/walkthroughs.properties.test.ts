// Tests random walkthroughs of every flow, with answers, undos, repeated presses and simultaneous presses.

import { expect, test } from 'vitest'
import { readScript } from '../../test/support/cli/read-script.ts'
import { appendTo } from '../../test/support/store/append-to.ts'
import { FLOWS, flowNamed, playedFrom, replayOf } from '../../test/support/walkthroughs/flows.ts'
import { ANA, BEN, CHRIS } from '../../test/support/walkthroughs/plain-tables.ts'
import { answerNow, newId, pressOn, takeBackNow } from '../../test/support/walkthroughs/presses.ts'
import {
  answerFor,
  everyWalkthrough,
  playOut,
  pressAll,
  WALKTHROUGHS,
} from '../../test/support/walkthroughs/random-walkthroughs.ts'
import { sceneOf } from './log/replay.ts'
import { type Scene, scriptOf } from './scene.ts'

/** The visible part of a scene, without the data of its log. */
const seen = ({ played, dropped }: Scene) => ({ played, dropped })

const told = ({ played, chapters, story, dropped }: Scene) => ({ played, chapters, story, dropped })

/** The scene that only the log makes: under another id, no kept points are used. */
let anew = 0
const playedAnew = ({ walkthrough }: Scene) => replayOf({ ...walkthrough, id: `anew ${anew++}` })

const liveEvents = ({ chapters }: Scene) => chapters.filter(one => !one.takenBack).flatMap(one => one.events)

/** The scene of a saved result; else the scene before the press, which is unchanged. */
const after = (before: Scene, given: { result: string; scene?: Scene }): Scene =>
  given.result === 'saved' && given.scene ? given.scene : before

test('the scene that is returned is the one that the store gives, and the play of its live answers', async () => {
  await everyWalkthrough(async begun => {
    await pressAll(begun, async (before, press) => {
      const scene = after(before, await press())
      const stored = await begun.store.read(scene.walkthrough.id)
      expect(stored).toEqual(scene.walkthrough)
      expect(told(scene)).toEqual(told(playedAnew(scene)))
      const { flow, setUp } = scene.walkthrough
      const live = scene.chapters.flatMap(one => (one.takenBack ? [] : (one.answer ?? [])))
      expect(scene.played).toEqual(flowNamed(flow)?.play(setUp, live))
      expect(scene.played.accepted).toEqual(live)
      expect(liveEvents(scene)).toEqual(scene.played.events)
      return scene
    })
  })
})

test('after an answer has been taken back everything is as it was before, and the log still tells it', async () => {
  let undone = 0
  await everyWalkthrough(async begun => {
    await pressAll(begun, async (before, press) => {
      const scene = after(before, await press())
      if (scene.walkthrough.rows.length === before.walkthrough.rows.length) return scene
      if (scene.story.chapters.length === before.story.chapters.length) return scene
      const undo = await takeBackNow(playedFrom(begun.store), pressOn(scene))
      if (undo.result !== 'saved') throw new Error(undo.result)
      undone++
      expect(seen(undo.scene)).toEqual(seen(before))
      const [chapter] = scene.chapters.slice(-1)
      expect(undo.scene.story.chapters).toEqual([
        ...before.story.chapters,
        {
          ...chapter,
          takenBack: { by: ANA },
          events: scene.played.events.slice(before.played.events.length),
        },
      ])
      const redone = await answerNow(playedFrom(begun.store), {
        ...pressOn(undo.scene),
        answer: chapter?.answer ?? {},
      })
      expect(redone.result === 'saved' && redone.scene.played).toEqual(scene.played)
      return after(undo.scene, redone)
    })
  })
  expect(undone).toBeGreaterThan(WALKTHROUGHS)
})

test('a press that is delivered again changes nothing and shows the walkthrough as it now is', async () => {
  await everyWalkthrough(async begun => {
    const saved: (() => Promise<object>)[] = []
    const last = await pressAll(begun, async (before, press) => {
      const scene = after(before, await press())
      if (scene === before) return before
      saved.push(press)
      expect(await press()).toEqual({ result: 'repeated', scene })
      return scene
    })
    for (const press of saved) expect(await press()).toEqual({ result: 'repeated', scene: last })
    expect(await begun.store.read(last.walkthrough.id)).toEqual(last.walkthrough)
  })
})

test('of many who press at once exactly one counts, and everybody else hears who was faster', async () => {
  let races = 0
  await everyWalkthrough(async begun => {
    const scene = await pressAll(begun, async (before, press) => after(before, await press()))
    const users = [CHRIS, BEN, ANA, '400', '500']
    const presses = users.map((user, index) => {
      const given = answerFor(scene, index * 7 + 1, () => null)
      return given ? answerNow(playedFrom(begun.store), { ...pressOn(scene, user), answer: given }) : null
    })
    if (presses.includes(null)) return
    races++
    const results = await Promise.all(presses)
    const { rows = [] } = (await begun.store.read(scene.walkthrough.id)) ?? {}
    expect(rows).toHaveLength(scene.walkthrough.rows.length + 1)
    const row = rows.at(-1)
    for (const [index, user] of users.entries())
      expect(results[index]).toMatchObject(
        row?.by === user ? { result: 'saved' } : { result: 'behind', faster: row },
      )
  })
  expect(races).toBeGreaterThan(WALKTHROUGHS)
})

test('a refused answer leaves the store as it was', async () => {
  const results = new Set<string>()
  await everyWalkthrough(async begun => {
    const scene = await pressAll(begun, async (before, press) => after(before, await press()))
    for (const wrong of [{ choice: 'Nobody you know' }, { question: 'nowhere' }, { number: -1 }]) {
      const refused = await answerNow(playedFrom(begun.store), { ...pressOn(scene), answer: wrong })
      results.add(refused.result)
      expect(refused).toMatchObject({ result: 'refused', scene: seen(scene) })
    }
    expect(await begun.store.read(scene.walkthrough.id)).toEqual(scene.walkthrough)
  })
  expect([...results]).toEqual(['refused'])
})

test('rows that the rules do not take any more are dropped with all that rests on them, and it goes on before them', async () => {
  await everyWalkthrough(async ({ store, scene: first, reports, picks }) => {
    const scene = await pressAll(
      { store, scene: first, reports, picks: picks.slice(0, 3) },
      async (before, press) => after(before, await press()),
    )
    const { id, revision } = scene.walkthrough
    const given = answerFor(scene, 1, reports)
    // What is closed takes no row by this way.
    if (!given || scene.walkthrough.closed) return
    for (const [index, one] of [{ question: 'from an older rulebook' }, given].entries())
      await appendTo(store, id, revision + index, { by: ANA, at: 3, answer: one }, newId())
    const stored = await store.read(id)
    const torn = stored && sceneOf(FLOWS, stored)
    if (!torn || 'unplayable' in torn) throw new Error('no scene')
    expect(seen(torn)).toEqual({ played: scene.played, dropped: 2 })
    expect(torn.story.chapters.slice(0, -2)).toEqual(scene.story.chapters)
    expect(torn.story.chapters.slice(-2).map(({ events }) => events)).toEqual([[], []])

    const went = await answerNow(playedFrom(store), { ...pressOn(torn), answer: given })
    if (went.result !== 'saved') throw new Error(went.result)
    const { flow, setUp } = scene.walkthrough
    const answers = [...scene.played.accepted, went.scene.played.accepted.at(-1)]
    expect(seen(went.scene)).toEqual({ played: flowNamed(flow)?.play(setUp, answers), dropped: 0 })
    const back = await takeBackNow(playedFrom(store), pressOn(went.scene))
    expect(back.result === 'saved' && seen(back.scene)).toEqual(seen(scene))
  })
})

test('a walkthrough is a script that plays to the same outcome', async () => {
  let over = 0
  await everyWalkthrough(async begun => {
    const midway = await pressAll(begun, async (before, press) => after(before, await press()))
    const end = await playOut(begun, midway)
    for (const scene of [midway, end]) {
      const read = readScript(JSON.stringify(scriptOf(scene)), FLOWS)
      if ('fault' in read) throw new Error(JSON.stringify(read.fault))
      expect(read.script.flow.play(read.script.setUp, read.script.answers)).toEqual(scene.played)
    }
    over += end.played.outcome ? 1 : 0
  })
  expect(over).toBeGreaterThan(WALKTHROUGHS * 2)
})
