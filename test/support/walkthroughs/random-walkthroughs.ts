// Makes random walkthroughs of every flow for tests, and random presses on them.

import fc from 'fast-check'
import type { Game } from '../../../src/engine/game.ts'
import type { Answer, Prompt } from '../../../src/engine/types.ts'
import type { Store } from '../../../src/store/store.ts'
import type { Scene } from '../../../src/walkthroughs/scene.ts'
import type { Prepared } from '../../../src/walkthroughs/start.ts'
import { runs } from '../../runs.ts'
import { offers } from '../engine/walk.ts'
import * as gundam from '../games/gundam/random-tables.ts'
import type { Reports } from '../games/legal-plays.ts'
import * as marvel from '../games/marvel-champions/random-tables.ts'
import { flowNamed, playedFrom } from './flows.ts'
import { answerNow, begin, pressOn, takeBackNow } from './presses.ts'
import { openTestStore } from './store.ts'

/** The number of random walkthroughs that each property plays of each flow; every answer is saved. */
export const WALKTHROUGHS = runs(1 / 8)

type RandomFlow = {
  readonly flow: string
  readonly players: readonly string[]
  readonly setUp: fc.Arbitrary<object>
  readonly reports: fc.Arbitrary<Reports<Game>>
}

const cards = <T>(effect: fc.Arbitrary<T>) => fc.array(fc.array(effect, { maxLength: 3 }), { maxLength: 4 })
const reports = <T>(effect: fc.Arbitrary<T>, reporting: (some: T[][]) => unknown) =>
  cards(effect).map(some => reporting(some) as Reports<Game>)

/** Every flow with random tables and random reported cards. */
export const RANDOM_FLOWS: readonly RandomFlow[] = [
  {
    flow: 'marvel-champions/enemy-attack',
    players: ['Ana', 'Bo'],
    setUp: marvel.enemySetUp,
    reports: reports(marvel.effect, marvel.reporting),
  },
  {
    flow: 'marvel-champions/player-attack',
    players: ['Ana', 'Bo'],
    setUp: marvel.playerSetUp,
    reports: reports(marvel.effect, marvel.reporting),
  },
  {
    flow: 'marvel-champions/changes',
    players: ['Ana', 'Bo'],
    setUp: marvel.changesSetUp,
    reports: reports(marvel.effect, marvel.reporting),
  },
  {
    flow: 'gundam/unit-attack',
    players: ['Kei', 'Rio'],
    setUp: gundam.unitSetUp,
    reports: reports(gundam.effect, gundam.reporting),
  },
  {
    flow: 'gundam/effect-battle',
    players: ['Kei', 'Rio'],
    setUp: gundam.effectBattleSetUp,
    reports: reports(gundam.effect, gundam.reporting),
  },
  {
    flow: 'gundam/changes',
    players: ['Kei', 'Rio'],
    setUp: gundam.betweenSetUp,
    reports: reports(gundam.effect, gundam.reporting),
  },
]

/** A started walkthrough, and the moves that its players will make. */
export type Begun = {
  readonly store: Store
  readonly scene: Scene
  readonly reports: Reports<Game>
  readonly picks: readonly number[]
}

const prepared = (flow: string, setUp: object, players: readonly string[]): Prepared => ({
  flow,
  setUp: JSON.parse(JSON.stringify(setUp)),
  names: {},
  seats: players.map(player => ({ player, user: null, name: null })),
  answers: [],
})

/** Starts random walkthroughs of each flow, and calls `check` with each. */
export async function everyWalkthrough(check: (begun: Begun) => Promise<void>): Promise<void> {
  const picks = fc.array(fc.nat({ max: 100_000 }), { maxLength: 15 })
  const store = await openTestStore()
  for (const { flow, players, setUp, reports } of RANDOM_FLOWS)
    await fc.assert(
      fc.asyncProperty(setUp, reports, picks, async (table, some, numbers) => {
        if (flowNamed(flow)?.play(table, []).refused) return
        const started = await begin(store, prepared(flow, table, players))
        if (started.result !== 'started') throw new Error(started.result)
        await check({ store, scene: started.scene, reports: some, picks: numbers })
      }),
      { numRuns: runs(1 / 8) },
    )
}

/** Turns a pick into an offered answer or a reported card; null after the end. */
export function answerFor({ played: { prompt } }: Scene, pick: number, some: Reports<Game>): Answer | null {
  if (!prompt) return null
  const offered = offers(prompt, [0, 1, 3])
  const report = pick % 3 === 0 ? some(prompt as Prompt<Game>, Math.floor(pick / 3)) : null
  return report ?? offered[pick % offered.length] ?? null
}

/** Makes the presses of the picks: answers and some undos. `seen` may call its press twice. */
export async function pressAll(
  { store, scene: first, reports, picks }: Begun,
  seen: (
    before: Scene,
    press: () => ReturnType<typeof answerNow> | ReturnType<typeof takeBackNow>,
  ) => Promise<Scene>,
): Promise<Scene> {
  let scene = first
  for (const pick of picks) {
    const press = pressOn(scene)
    const given = pick % 4 === 1 ? null : answerFor(scene, pick, reports)
    scene = await seen(scene, () =>
      given
        ? answerNow(playedFrom(store), { ...press, answer: given })
        : takeBackNow(playedFrom(store), press),
    )
  }
  return scene
}

/** Gives offered answers until no question is left. */
export async function playOut({ store, picks, reports }: Begun, from: Scene): Promise<Scene> {
  let scene = from
  for (let left = 300; left > 0 && !scene.played.isOver; left--) {
    const given = answerFor(scene, (picks[0] ?? 0) + left * 7, left < 290 ? () => null : reports) ?? {}
    const answered = await answerNow(playedFrom(store), { ...pressOn(scene), answer: given })
    if (answered.result === 'saved') scene = answered.scene
  }
  return scene
}
