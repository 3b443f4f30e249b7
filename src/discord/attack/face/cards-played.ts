// The cards of players that a prompt offers by name, in one press each.
import type { Card, CardKind } from '../../../cards/card.ts'
import type { Facts, Game } from '../../../engine/game.ts'
import type { Answer, Problem } from '../../../engine/types.ts'
import { FALLBACK, type Language, type Said } from '../../../language.ts'
import type { Scene } from '../../../walkthroughs/scene.ts'

/** One way in which a card fits the prompt. */
export type CardOffered = CardNamed & (PlayedHere | BeginsChapter)

type CardNamed = {
  /** What a custom id says of it: the card with its way, and who plays it. */
  readonly rest: readonly string[]
  readonly name: Said
  /** “Backflip: prevents all damage”. @param named the name of a player */
  readonly label: (language: Language, named: (player: string) => string) => string
}

/** It is an answer where the prompt stands. */
export type PlayedHere = {
  /** The answer that plays it, with the id of its name. */
  readonly answer: (name: string) => Answer
  /** The ids in the answer that have this name; left out: that of the card alone. */
  readonly named?: (name: string) => readonly string[]
}

/** It begins an attack, or what else a chapter of its own is, with the set-up that it adds to the table. */
export type BeginsChapter = {
  readonly begins: (name: string) => {
    readonly flow: string
    readonly attacker: string
    readonly setUp: Facts
  }
}

/** The cards of a game whose data say what players’ cards do. */
export type CardsPlayed = {
  /** The cards of which they say it. */
  readonly kind: CardKind
  /** All that fit the prompt of a scene, the likeliest first. */
  readonly offered: (scene: Scene) => readonly CardOffered[]
  /** The ways of a card that somebody names, whoever’s it is; none: it does not fit, or its player reads it. */
  readonly ofCard: (scene: Pick<Scene, 'played'>, card: Card) => readonly CardOffered[]
  /** Why a card cannot be used again now; null: nothing that the table knows keeps it. */
  readonly spent?: (scene: Pick<Scene, 'played'>, card: Card) => Pick<Problem<Game>, 'code' | 'clause'> | null
  /** What the data say of a card: when it is played and what it does, or why its player reads it. */
  readonly says: (card: Card, language: Language) => readonly string[]
  /** The card of a custom id; null: it does not fit any more. */
  readonly found: (scene: Scene, rest: readonly string[]) => CardOffered | null
}

/** The English names of the cards that were played in this chapter, by anybody. */
export const playedBefore = ({ walkthrough: { names } }: Pick<Scene, 'walkthrough'>): ReadonlySet<string> =>
  new Set(Object.entries(names).flatMap(([id, name]) => (/^card-\d+$/.test(id) ? [name[FALLBACK]] : [])))
