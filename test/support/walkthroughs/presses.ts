// Starts walkthroughs and presses on their boards in tests, with new ids each time.

import type { Answer } from '../../../src/engine/types.ts'
import type { Press } from '../../../src/store/log.ts'
import type { Store } from '../../../src/store/store.ts'
import { type Answered, type AnswerGiven, answer, type NamedPress } from '../../../src/walkthroughs/answer.ts'
import { type Replay, sceneOf, type Tables, type Unplayable } from '../../../src/walkthroughs/log/replay.ts'
import type { TablePress } from '../../../src/walkthroughs/reopening.ts'
import type { PressResult } from '../../../src/walkthroughs/save-press.ts'
import type { Scene } from '../../../src/walkthroughs/scene.ts'
import { type Prepared, type Started, start } from '../../../src/walkthroughs/start.ts'
import { reopenWalkthrough, type StopResult, stop } from '../../../src/walkthroughs/stop.ts'
import { type TakenBack, takeBack } from '../../../src/walkthroughs/take-back.ts'
import { playedFrom } from './flows.ts'
import { ANA, BEN } from './plain-tables.ts'

let ids = 0

export const newId = (): string => String(++ids).padStart(10, 'w')

/** Lets Ana start a walkthrough in the channel 'here'. */
export function begin(store: Store, prepared: Prepared, claim = newId()): Promise<Started> {
  const place = { language: 'de', guild: null, channel: 'here', isPrivate: false } as const
  return start(playedFrom(store), { prepared, ...place, starter: ANA, at: 1, claim }, newId)
}

export const pressOn = ({ walkthrough: { id, revision } }: Scene, userId = ANA): NamedPress => ({
  interaction: newId(),
  userId,
  userName: `user ${userId}`,
  at: 2,
  walkthrough: id,
  revision,
})

/** Reads and plays the stored walkthrough, and passes its scene to `handle`. */
async function onSceneNow<T>(
  { store, flows }: Tables,
  { walkthrough: id }: Press,
  handle: (scene: Replay) => Promise<T>,
): Promise<T | NotFound> {
  const walkthrough = await store.read(id)
  if (!walkthrough) return { result: 'gone' }
  const scene = sceneOf(flows, walkthrough)
  return 'unplayable' in scene ? { result: 'unplayable', ...scene } : handle(scene)
}

type NotFound = { readonly result: 'gone' } | ({ readonly result: 'unplayable' } & Unplayable)

/** Gives an answer to the stored walkthrough. */
export const answerNow = (
  tables: Tables,
  { answer: own, names, seats, ...press }: NamedPress & AnswerGiven,
): Promise<Answered | NotFound> =>
  onSceneNow(tables, press, scene =>
    answer(tables, press, scene, { answer: own, ...(names && { names }), ...(seats && { seats }) }),
  )

export const takeBackNow = (tables: Tables, press: Press): Promise<TakenBack | NotFound> =>
  onSceneNow(tables, press, scene => takeBack(tables, press, scene))

export const stopNow = (tables: Tables, press: Press): Promise<StopResult | NotFound> =>
  onSceneNow(tables, press, scene => stop(tables, press, scene))

export const goOnNow = (tables: Tables, press: TablePress): Promise<PressResult | NotFound> =>
  onSceneNow(tables, press, scene => reopenWalkthrough(tables, press, scene))

/** The scene of a result. @throws Error if it is another result than expected */
export function sceneIn(given: { result: string; scene?: Scene }, expected = 'saved'): Scene {
  if (given.result !== expected || !given.scene) throw new Error(`not ${expected}: ${JSON.stringify(given)}`)
  return given.scene
}

/** Gives these answers in turn, all by one user. @throws Error if one is not saved */
export async function answerAll(
  store: Store,
  from: Scene,
  answers: readonly Answer[],
  user = ANA,
): Promise<Scene> {
  let scene = from
  for (const one of answers) {
    const given = await answerNow(playedFrom(store), { ...pressOn(scene, user), answer: one })
    scene = sceneIn(given)
  }
  return scene
}

/** Ben takes the seat that is offered to him. @throws Error if it is not */
export async function seatBen(store: Store, { walkthrough: { id } }: Scene): Promise<void> {
  const held = { player: 'p2', user: null, offeredTo: BEN }
  if (!(await store.take(id, [held], { user: BEN, name: 'Ben' }))) throw new Error('Ben has no seat to take')
}
