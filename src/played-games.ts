// What this program plays. Whatever starts it builds it here and hands it on; nothing else knows which flows there are.
import { type Faces, facesOf } from './discord/attack/faces/face.ts'
import { unitAttack } from './discord/attack/faces/gundam/unit-attack.ts'
import { enemyAttack } from './discord/attack/faces/marvel-champions/enemy-attack.ts'
import { playerAttack } from './discord/attack/faces/marvel-champions/player-attack.ts'
import { type Flows, flowsOf } from './games/game.ts'

/** Every flow with its face, in the order in which they are offered. */
export type PlayedGames = { readonly flows: Flows; readonly faces: Faces }

export function playedGames(): PlayedGames {
  const faces = [enemyAttack, playerAttack, unitAttack]
  return { flows: flowsOf(faces.map(({ flow }) => flow)), faces: facesOf(faces) }
}
