// Lists the flows, tables and card games of this program. Each entry point builds the list here and passes it on.

import type { Cards } from './cards/cards.ts'
import { gundamCards } from './cards/gundam/kinds.ts'
import { marvelCards } from './cards/marvel-champions/kinds.ts'
import { type Faces, facesOf } from './discord/attack/face/face.ts'
import { gundamCardsPlayed } from './discord/attack/faces/gundam/cards-played.ts'
import { gundamChangesFace } from './discord/attack/faces/gundam/changes.ts'
import { effectBattleFace } from './discord/attack/faces/gundam/effect-battle.ts'
import { unitAttackFace } from './discord/attack/faces/gundam/unit-attack.ts'
import { marvelCardsPlayed } from './discord/attack/faces/marvel-champions/cards-played.ts'
import { MARVEL_FACES } from './discord/attack/faces/marvel-champions/faces.ts'
import { flowsOf } from './games/game.ts'
import { gundamTable } from './games/gundam/from-table.ts'
import { marvelTable } from './games/marvel-champions/from-table.ts'

/** The faces with the cards of players that boards of these games offer by name. */
export const withCardsPlayed = (faces: Faces, cards: Cards): Faces => {
  const played = new Map([
    [marvelTable.game, marvelCardsPlayed(cards)],
    [gundamTable.game, gundamCardsPlayed(cards)],
  ])
  return facesOf([...faces.values()].map(face => ({ ...face, cardsPlayed: played.get(face.flow.game) })))
}

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
