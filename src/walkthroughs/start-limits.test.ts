// Tests which walkthroughs count as open, and the limits for open ones and for starts in one day.

import { beforeEach, describe, expect, it } from 'vitest'
import { openAgain } from '../../test/support/store/open-again.ts'
import { playedFrom } from '../../test/support/walkthroughs/flows.ts'
import { ANA, BEN, CHRIS, defended, enemyAttack } from '../../test/support/walkthroughs/plain-tables.ts'
import {
  answerAll,
  answerNow,
  begin,
  goOnNow,
  newId,
  pressOn,
  sceneIn,
  seatBen,
  stopNow,
  takeBackNow,
} from '../../test/support/walkthroughs/presses.ts'
import { openTestStore } from '../../test/support/walkthroughs/store.ts'
import type { Store } from '../store/store.ts'
import type { Scene } from './scene.ts'
import { type Beginning, start } from './start.ts'

let store: Store
beforeEach(async () => {
  store = await openTestStore()
})

const open = () => store.countOpen()

const MOST = { open: { person: 1, server: 2 }, aDay: { person: 3, server: 5 }, rows: 1_000 }

/** Starts another walkthrough in a server with a limit of two open ones, and of one for each person. */
const startAs = (starter: string, guild: string | null, claim = newId()) => {
  const place = { language: 'en', guild, channel: 'here', isPrivate: false } as const
  const beginning: Beginning = { prepared: enemyAttack, ...place, starter, at: 1, claim }
  return start(playedFrom(store, MOST), beginning, newId)
}

describe('a walkthrough', () => {
  it('is open until its end is reached, and again when that is taken back', async () => {
    const scene = sceneIn(await begin(store, enemyAttack), 'started')
    expect(await open()).toBe(1)
    const over = await answerAll(store, scene, defended)
    expect([over.played.prompt, over.walkthrough.closed, await open()]).toEqual([null, true, 0])
    const again = sceneIn(await takeBackNow(playedFrom(store), pressOn(over)))
    expect([again.walkthrough.closed, await open()]).toEqual([false, 1])
  })

  it('is closed by the very write that ends it, and opened by the one that takes the end back', async () => {
    const change = () => Promise.reject(new Error('a second write'))
    const once = { ...store, change, closeAs: change }
    const over = await answerAll(once, sceneIn(await begin(store, enemyAttack), 'started'), defended)
    expect((await store.read(over.walkthrough.id))?.closed).toBe(true)
    sceneIn(await takeBackNow(playedFrom(once), pressOn(over)))
    expect((await store.read(over.walkthrough.id))?.closed).toBe(false)
  })

  it('is over at once if the command brings all answers', async () => {
    const { walkthrough } = sceneIn(await begin(store, { ...enemyAttack, answers: defended }), 'started')
    expect([walkthrough.closed, await open()]).toEqual([true, 0])
  })

  it('whose mark was lost is marked by the same press delivered again', async () => {
    const before = await answerAll(
      store,
      sceneIn(await begin(store, enemyAttack), 'started'),
      defended.slice(0, -1),
    )
    const last = defended.at(-1)
    if (!last) throw new Error('there is no last answer')
    const press = { ...pressOn(before), answer: last }
    sceneIn(await answerNow(playedFrom(store), press))
    const { id } = before.walkthrough
    await openAgain(store, { id, revision: defended.length, claim: 'lost' })
    sceneIn(await answerNow(playedFrom(store), press), 'repeated')
    expect(await open()).toBe(0)
  })
})

describe('as many as may be open', () => {
  it('by one person: another is refused, and a repeated start is none', async () => {
    const first = await startAs(ANA, null, 'first')
    expect(await startAs(ANA, null)).toEqual({ result: 'tooMany', limit: 'open', of: 'person', most: 1 })
    expect((await startAs(ANA, null, 'first')).result).toBe('repeated')
    await answerAll(store, sceneIn(first, 'started'), defended)
    expect((await startAs(ANA, null)).result).toBe('started')
  })

  it('in one server: others go on elsewhere', async () => {
    await startAs(ANA, 'g')
    await startAs(BEN, 'g')
    expect(await startAs('chris', 'g')).toEqual({ result: 'tooMany', limit: 'open', of: 'server', most: 2 })
    expect((await startAs('chris', 'h')).result).toBe('started')
  })

  it('by one person who begins a hundred at the same moment: one', async () => {
    const all = await Promise.all(Array.from({ length: 100 }, () => startAs(ANA, 'g')))
    expect([all.filter(({ result }) => result === 'started').length, await open()]).toEqual([1, 1])
  })

  it('by one person on one day, each stopped at once: then no more, and the repeated one is still there', async () => {
    for (const claim of ['1', '2', '3'])
      await stopNow(playedFrom(store), pressOn(sceneIn(await startAs(ANA, 'g', claim), 'started')))
    expect(await open()).toBe(0)
    expect(await startAs(ANA, 'g')).toEqual({ result: 'tooMany', limit: 'aDay', of: 'person', most: 3 })
    expect((await startAs(ANA, 'g', '3')).result).toBe('repeated')
  })
})

describe('what is closed opens again', () => {
  const stopped = async (starter: string) => {
    const scene = sceneIn(await startAs(starter, 'g'), 'started')
    await stopNow(playedFrom(store), pressOn(scene, starter))
    return scene
  }
  const finished = async (starter: string) =>
    answerAll(store, sceneIn(await startAs(starter, 'g'), 'started'), defended, starter)
  const within = () => playedFrom(store, MOST)
  const goesOn = (scene: Scene, user: string) => goOnNow(within(), pressOn(scene, user))
  const answers = (scene: Scene, user: string) =>
    answerNow(within(), { ...pressOn(scene, user), answer: defended[0] ?? {} })
  const undoes = (scene: Scene, user: string) => takeBackNow(within(), pressOn(scene, user))
  const tooManyOf = (of: 'person' | 'server', most: number, limit = 'open') => ({
    result: 'tooMany',
    reached: { limit, of, most },
  })

  it.each([
    ['by “Go on”', stopped, goesOn],
    ['by an answer to a stopped one', stopped, answers],
    ['by taking back the end', finished, undoes],
  ])('%s within the limit of the person who began it alone', async (_, close, opens) => {
    const [first, second] = [await close(ANA), await close(ANA)]
    expect(await opens(first, ANA)).toMatchObject({ result: 'saved' })
    expect(await opens(second, ANA)).toMatchObject(tooManyOf('person', 1))
    expect([await open(), (await store.read(second.walkthrough.id))?.closed]).toEqual([1, true])
    expect(await startAs(ANA, 'g')).toMatchObject({ result: 'tooMany' })
  })

  it.each([
    ['“Go on”', goesOn, 'mayNotOpen', BEN],
    ['answer', answers, 'notYours', ANA],
  ])('by no %s of somebody who has no seat there', async (_, opens, result, side) => {
    const scene = sceneIn(await startAs(ANA, 'g'), 'started')
    await seatBen(store, scene)
    await stopNow(playedFrom(store), pressOn(scene))
    expect(await opens(scene, CHRIS)).toMatchObject({ result })
    expect([await open(), await store.read(scene.walkthrough.id)]).toMatchObject([0, { closed: true }])
    expect(await opens(scene, side)).toMatchObject({ result: 'saved' })
  })

  it('within the limit of the server', async () => {
    const scenes = [await stopped(ANA), await stopped(BEN), await stopped(CHRIS)]
    const results = []
    for (const scene of scenes) results.push(await goesOn(scene, scene.walkthrough.beginner ?? ''))
    expect(results).toMatchObject([{ result: 'saved' }, { result: 'saved' }, tooManyOf('server', 2)])
  })

  it('within the limit of a day, but for an end that has just come', async () => {
    const over = await finished(ANA)
    await stopped(ANA)
    await stopped(ANA)
    const undone = sceneIn(await undoes(over, ANA))
    const again = await answerAll(store, undone, defended.slice(-1))
    expect(await takeBackNow(within(), { ...pressOn(again), at: 16 * 60_000 })).toMatchObject(
      tooManyOf('person', 3, 'aDay'),
    )
    expect(await undoes(again, ANA)).toMatchObject({ result: 'saved' })
  })

  it('by somebody who plays in it and manages the server, if a manager has closed it', async () => {
    const scene = sceneIn(await startAs(ANA, 'g'), 'started')
    await seatBen(store, scene)
    await store.closeIn('g', Number.MAX_SAFE_INTEGER)
    await stopNow(within(), pressOn(scene))
    const as = (userId: string, guild: string, managesGuild: boolean) =>
      goOnNow(within(), { ...pressOn(scene, userId), place: { guild, managesGuild } })
    expect(await goesOn(scene, ANA)).toMatchObject({ result: 'mayNotOpen' })
    expect(await answers(scene, ANA)).toMatchObject({ result: 'mayNotOpen' })
    expect(await as(ANA, 'g', false)).toMatchObject({ result: 'mayNotOpen' })
    expect(await as(ANA, 'elsewhere', true)).toMatchObject({ result: 'mayNotOpen' })
    expect(await as(CHRIS, 'g', true)).toMatchObject({ result: 'mayNotOpen' })
    expect(await as(BEN, 'g', true)).toMatchObject({ result: 'saved' })
  })

  it('by anybody once no side is left, against whom it counts from then on', async () => {
    const [first, second] = [await stopped(ANA), await stopped(ANA)]
    for (const user of [ANA, BEN]) await store.forget(user)
    expect(await goesOn(first, CHRIS)).toMatchObject({
      result: 'saved',
      scene: { walkthrough: { beginner: CHRIS, starter: null } },
    })
    expect(await goesOn(second, CHRIS)).toMatchObject(tooManyOf('person', 1))
  })
})
