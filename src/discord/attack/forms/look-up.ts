// Looks up a card by its typed name. The caller passes the lookup itself, so the forms do not depend on the cards.
import type { Card, Kind } from '../../../cards/card.ts'
import type { Cards } from '../../../cards/cards.ts'
import type { Game } from '../../../engine/game.ts'
import type { Problem } from '../../../engine/types.ts'
import type { Said } from '../../../language.ts'
import type { Scene } from '../../../walkthroughs/scene.ts'
import { type FoundCard, type Printed, wrong } from './result.ts'
import { freeId } from './table.ts'

/** The kinds of the wanted card, and the facts to read off it. */
export type Wanted = {
  /** The prefix of the ids of such cards. */
  readonly name: string
  readonly kinds: readonly [Kind, ...Kind[]]
  readonly printed: (cards: Cards, card: Card) => Printed
}

/** Finds cards by a typed name. One is the wanted card, several are candidates, the nearest first. */
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
 * The `card` of an answer; empty without a card and effects. It has an id as its name, because the card's own name
 * differs between the languages and may be any text.
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
