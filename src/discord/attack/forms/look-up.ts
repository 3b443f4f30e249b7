// Looking up a card whose name somebody typed. Who knows the cards is not the forms' matter: the lookup is passed in.
import type { Card, Kind } from '../../../cards/card.ts'
import type { Cards } from '../../../cards/cards.ts'
import type { Game } from '../../../engine/game.ts'
import type { Problem } from '../../../engine/types.ts'
import type { Said } from '../../../language.ts'
import type { Scene } from '../../../walkthroughs/scene.ts'
import { type FoundCard, type Printed, wrong } from './result.ts'
import { freeId } from './table.ts'

/** What kind of card is meant, and what is read off it. */
export type Wanted = {
  /** What the ids of such cards begin with. */
  readonly name: string
  readonly kinds: readonly [Kind, ...Kind[]]
  readonly printed: (cards: Cards, card: Card) => Printed
}

/** One card: it is the one that is meant. Several: any of them may be, the nearest first. None: nothing is called so. */
export type FindCards = (query: string, wanted: Wanted) => readonly FoundCard[]

export type LookedUp =
  | { readonly card: FoundCard | null }
  | { readonly candidates: readonly FoundCard[] }
  | { readonly problem: Problem<Game> }

/** The card of this name; null if no name was typed. */
export function lookUp(typed: string, wanted: Wanted, find: FindCards): LookedUp {
  if (typed === '') return { card: null }
  const found = find(typed, wanted)
  const [only] = found
  if (!only) return wrong('noSuchCard', { typed })
  return found.length === 1 ? { card: only } : { candidates: found }
}

/**
 * The card of an answer, if there is anything to say of it. It goes by an id, because what it is called is not the
 * same in both languages, and may be anything.
 */
export function playedAs(
  card: FoundCard | null,
  effects: readonly unknown[],
  scene: Scene,
): { card: { card?: object }; names: Readonly<Record<string, Said>> } {
  const id = card && freeId(scene, 'card')
  if (!id && effects.length === 0) return { card: {}, names: {} }
  return {
    card: { card: { ...(id && { name: id }), ...(effects.length > 0 && { effects }) } },
    names: card && id ? { [id]: card.name } : {},
  }
}
