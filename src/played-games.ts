// Lists the flows, tables and card games of this program. Each entry point builds the list here and passes it on.
import { gundamCards } from './cards/gundam/kinds.ts'
import { marvelCards } from './cards/marvel-champions/kinds.ts'
import { facesOf } from './discord/attack/face/face.ts'
import { gundamChangesFace } from './discord/attack/faces/gundam/changes.ts'
import { effectBattleFace } from './discord/attack/faces/gundam/effect-battle.ts'
import { unitAttackFace } from './discord/attack/faces/gundam/unit-attack.ts'
import { MARVEL_FACES } from './discord/attack/faces/marvel-champions/faces.ts'
import { flowsOf } from './games/game.ts'
import { gundamTable } from './games/gundam/from-table.ts'
import { marvelTable } from './games/marvel-champions/from-table.ts'

/** Every flow with its face, in the order in which they are offered, the games with cards, and the tables of the games. */
export function playedGames() {
  const faces = [...Object.values(MARVEL_FACES), gundamChangesFace, unitAttackFace, effectBattleFace]
  return {
    flows: flowsOf(faces.map(({ flow }) => flow)),
    faces: facesOf(faces),
    cardGames: [marvelCards, gundamCards],
    tables: [marvelTable, gundamTable],
  }
}
