// Lists the flows and card games of this program. Each entry point builds the list here and passes it on.
import type { CardGame } from './cards/card.ts'
import { gundamCards } from './cards/gundam/kinds.ts'
import { marvelCards } from './cards/marvel-champions/kinds.ts'
import { type Faces, facesOf } from './discord/attack/faces/face.ts'
import { unitAttack } from './discord/attack/faces/gundam/unit-attack.ts'
import { enemyAttack } from './discord/attack/faces/marvel-champions/enemy-attack.ts'
import { playerAttack } from './discord/attack/faces/marvel-champions/player-attack.ts'
import { type Flows, flowsOf } from './games/game.ts'

export type PlayedGames = {
  /** Every flow with its face, in the order in which they are offered. */
  readonly flows: Flows
  readonly faces: Faces
  readonly cardGames: readonly CardGame[]
}

export function playedGames(): PlayedGames {
  const faces = [enemyAttack, playerAttack, unitAttack]
  return {
    flows: flowsOf(faces.map(({ flow }) => flow)),
    faces: facesOf(faces),
    cardGames: [marvelCards, gundamCards],
  }
}
