// Starts walkthroughs and presses on their boards in tests, with new ids each time.

import type { Answer } from '../../src/engine/types.ts'
import type { Store } from '../../src/store/store.ts'
import { type Answered, answer } from '../../src/walkthroughs/answer.ts'
import type { Press } from '../../src/walkthroughs/counted-press.ts'
import type { Prepared } from '../../src/walkthroughs/prepared.ts'
import type { Scene } from '../../src/walkthroughs/scene.ts'
import { type Started, start } from '../../src/walkthroughs/start.ts'
import { playedFrom } from './flows.ts'
import { ANA } from './plain-tables.ts'

let ids = 0
/** The limits on starts are tested elsewhere. */
const ANY = { person: Number.POSITIVE_INFINITY, server: Number.POSITIVE_INFINITY }
export const NO_LIMIT = { open: ANY, aDay: ANY }

export const newId = (): string => String(++ids).padStart(10, 'w')

/** Lets Ana start a walkthrough in the channel 'here'. */
export function begin(store: Store, prepared: Prepared, claim = newId()): Promise<Started> {
  const place = { language: 'de', guild: null, channel: 'here', isPrivate: false } as const
  return start(playedFrom(store), { prepared, ...place, starter: ANA, at: 1, claim, most: NO_LIMIT }, newId)
}

export const pressOn = ({ walkthrough: { id, revision } }: Scene, user = ANA): Press => ({
  id,
  revision,
  user,
  at: 2,
  claim: newId(),
})

/** Gives the scene of a result. @throws Error if the result is not the expected one */
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
    const given: Answered = await answer(playedFrom(store), { ...pressOn(scene, user), answer: one })
    scene = sceneIn(given)
  }
  return scene
}
