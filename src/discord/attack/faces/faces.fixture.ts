// For tests and benchmarks alone: the faces of the flows that the program plays.
import { playedGames } from '../../../played-games.ts'
import type { Scene } from '../../../walkthroughs/scene.ts'
import type { FormScene } from '../forms/special.ts'
import { formScene } from './face.ts'

export const FACES = playedGames().faces

/** A scene with the forms of its flow. */
export const asking = (scene: Scene): FormScene => formScene(FACES, scene)
