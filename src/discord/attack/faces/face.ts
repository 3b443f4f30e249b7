// What of an attack differs by flow on Discord: all that is shown of it and asked about it. A flow without it is not played.
import type { SetUp } from '../../../engine/flow.ts'
import type { Facts, Game } from '../../../engine/types.ts'
import type { AnyFlow, PlayableFlow } from '../../../games/game.ts'
import type { Scene } from '../../../walkthroughs/scene.ts'
import type { TableNow } from '../table-now.ts'
import { type AnyBoard, boardOf } from './any-board.ts'
import type { BoardFace, Outcome } from './board-face.ts'

/** The face of a flow, in the types of its game. */
export type Face<
  G extends Game,
  S extends SetUp,
  O extends Outcome & Facts,
  T extends TableNow,
  R extends string,
> = {
  readonly flow: PlayableFlow<G, S, O>
  readonly board: BoardFace<G, S, O, T, R>
}

/** The face of whatever flow: everything that others ask of it, with its types behind it. */
export type AnyFace = {
  readonly flow: AnyFlow
  readonly board: AnyBoard
}

/** The faces of the flows that are played, each by the id of its flow. */
export type Faces = ReadonlyMap<string, AnyFace>

export const facesOf = (faces: readonly AnyFace[]): Faces => new Map(faces.map(face => [face.flow.id, face]))

/** @throws Error for a flow that is not played: there is no scene of one */
export function faceOf(faces: Faces, { walkthrough }: Scene): AnyFace {
  const face = faces.get(walkthrough.flow)
  if (!face) throw new Error(`the flow ${walkthrough.flow} has no face`)
  return face
}

/** Puts a face behind what all faces have. */
export const faced = <
  G extends Game,
  S extends SetUp,
  O extends Outcome & Facts,
  T extends TableNow,
  R extends string,
>(
  face: Face<G, S, O, T, R>,
): AnyFace => ({ flow: face.flow, board: boardOf(face) })
