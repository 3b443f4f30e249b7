// Builds the faces of the played flows, for tests and benchmarks.

import { faceOf, formScene } from '../../../src/discord/attack/face/face.ts'
import type { FormScene } from '../../../src/discord/attack/face/forms-face.ts'
import type { Answer } from '../../../src/engine/types.ts'
import type { Shown } from '../../../src/games/game.ts'
import { playedGames } from '../../../src/played-games.ts'
import { reportingOn } from '../../../src/walkthroughs/reports.ts'
import type { Scene } from '../../../src/walkthroughs/scene.ts'
import { FLOWS } from '../walkthroughs/flows.ts'

export const FACES = playedGames().faces

/** The scene that takes what is reported on the board of this one. */
export const reportsTo = (scene: Scene): Scene =>
  reportingOn({ flows: FLOWS }, faceOf(FACES, scene).gameTable, scene)?.scene ?? scene

/** The play after one more answer on the board of a scene. */
export function afterAnswer(scene: Scene, answer: Answer): Shown | undefined {
  const { walkthrough, played } = reportsTo(scene)
  return FLOWS.get(walkthrough.flow)?.play(walkthrough.setUp, [...played.accepted, answer])
}

/** Adds the forms of its flow to a scene. */
export const asking = (scene: Scene): FormScene => formScene(FACES, scene, null)
