// For tests and benchmarks alone: the faces of the flows that the program plays.

import { formScene } from '../../src/discord/attack/faces/face.ts'
import type { FormScene } from '../../src/discord/attack/forms/form-kind.ts'
import { playedGames } from '../../src/played-games.ts'
import type { Scene } from '../../src/walkthroughs/scene.ts'

export const FACES = playedGames().faces

/** A scene with the forms of its flow. */
export const asking = (scene: Scene): FormScene => formScene(FACES, scene)
