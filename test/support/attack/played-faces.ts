// Builds the faces of the played flows, for tests and benchmarks.

import { formScene } from '../../../src/discord/attack/face/face.ts'
import type { FormScene } from '../../../src/discord/attack/face/forms-face.ts'
import { playedGames } from '../../../src/played-games.ts'
import type { Scene } from '../../../src/walkthroughs/scene.ts'

export const FACES = playedGames().faces

/** Adds the forms of its flow to a scene. */
export const asking = (scene: Scene): FormScene => formScene(FACES, scene, null)
