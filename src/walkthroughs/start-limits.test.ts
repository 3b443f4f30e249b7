// Tests which walkthroughs count as open, and the limits for open ones and for starts in one day.

import { beforeEach, describe, expect, it } from 'vitest'
import { playedFrom } from '../../test/walkthroughs/flows.ts'
import { ANA, BEN, defended, enemyAttack } from '../../test/walkthroughs/plain-tables.ts'
import {
  answerAll,
  answerNow,
  begin,
  newId,
  pressOn,
  sceneIn,
  stopNow,
  takeBackNow,
} from '../../test/walkthroughs/presses.ts'
import { openTestStore } from '../../test/walkthroughs/store.ts'
import type { Store } from '../store/store.ts'
import { type Beginning, start } from './start.ts'

let store: Store
beforeEach(async () => {
  store = await openTestStore()
})

const open = () => store.countOpen()

/** Starts another walkthrough in a server with a limit of two open ones, and of one for each person. */
const startAs = (starter: string, guild: string | null, claim = newId()) => {
  const place = { language: 'en', guild, channel: 'here', isPrivate: false } as const
  const beginning: Beginning = {
    prepared: enemyAttack,
    ...place,
    starter,
    at: 1,
    claim,
    most: { open: { person: 1, server: 2 }, aDay: { person: 3, server: 5 } },
  }
  return start(playedFrom(store), beginning, newId)
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
    const once = { ...store, change }
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
    await store.change(before.walkthrough.id, { closed: false })
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
