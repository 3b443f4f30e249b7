// The results of reading a form: an answer for the engine, a hand-over, candidate cards, or a problem. A card is looked
// up by its typed name; the caller passes the lookup itself, so the forms do not depend on the cards.
import type { Card, CardKind } from '../../../cards/card.ts'
import type { Cards } from '../../../cards/cards.ts'
import type { Game } from '../../../engine/game.ts'
import type { Answer, Problem } from '../../../engine/types.ts'
import { inEachLanguage, type Said } from '../../../language.ts'
import type { Seat } from '../../../store/seats.ts'
import type { Scene } from '../../../walkthroughs/scene.ts'
import { type GivesId, idsAfter, numberGivenLast } from '../../../walkthroughs/set-up/piece-ids.ts'
import type { CardOffered } from './cards-played.ts'
import type { Fields } from './form.ts'

export type FormAnswer = {
  readonly answer: Answer
  /** The names of the new ids in the answer. The walkthrough must save them before the answer. */
  readonly names: Readonly<Record<string, Said>>
  /** The seats of players who join with the answer. */
  readonly seats: readonly Seat[]
}

/** The receiver of the seat of `player`, or of the lead. */
export type HandedOver = { readonly user: string; readonly player: string }

/** The facts that a form reads off a card; for a joining card they are the fields of a set-up's piece. */
export type Printed = Readonly<Record<string, unknown>>

export type FoundCard = {
  /** A query that finds exactly this card again and that a person hardly types. At most 100 characters. */
  readonly value: string
  readonly name: Said
  /** Distinguishes the card from others of the same name, in the reader's language. */
  readonly label: string
  readonly printed: Printed
  /** Its name is only like the typed one, so a person has to confirm it. */
  readonly isLike?: true
}

/** A fault in a form: what the person can mend. */
export type FormProblem = { readonly problem: Problem<Game> }

/**
 * A second part follows: the form that asks for it, as a custom id names it, with what was typed and holds for the whole
 * card.
 */
export type Follows = { readonly follows: { readonly rest: readonly string[]; readonly fields: Fields } }

export type Read =
  | { readonly given: FormAnswer }
  | { readonly handedOver: HandedOver }
  | Follows
  /** The ways in which the card fits. */
  | { readonly ways: readonly CardOffered[] }
  /** The typed name fits several cards; `orName`: it may also be a name without a card. */
  | { readonly candidates: readonly FoundCard[]; readonly orName?: string }
  | FormProblem

export function given(answer: Answer, more: Partial<Omit<FormAnswer, 'answer'>> = {}): { given: FormAnswer } {
  return { given: { answer, names: {}, seats: [], ...more } }
}

/** The longest name that a form takes or shows. */
export const LONGEST_NAME = 60

/** The typed name, in both languages the same. */
export const asTyped = (name: string): Said => inEachLanguage(() => name)

/** @param details the slots of the problem's sentence */
export function formProblem(code: string, details: Problem<Game>['details'] = {}): FormProblem {
  return { problem: { code, clause: null, details } }
}

/** The kinds of the wanted card, and the facts to read off it. */
export type WantedCard = {
  readonly kinds: readonly [CardKind, ...CardKind[]]
  readonly printed: (cards: Cards, card: Card) => Printed
}

/** `areAlone`: whether somebody has said in this attack that a name without a card is meant so. */
export type CardsFound = { readonly cards: readonly FoundCard[]; readonly areAlone: boolean }

/**
 * Finds cards by a typed name. One with this name is the wanted card, others are candidates, the nearest first; or the
 * problem of a text that cannot stand there.
 */
export type FindCards = (query: string, wanted: WantedCard) => CardsFound | FormProblem

type LookedUp =
  | { readonly card: FoundCard | null }
  | { readonly candidates: readonly FoundCard[] }
  | FormProblem

/** The card of this name; null if no name was typed. */
export function lookUp(typed: string, wanted: WantedCard, find: FindCards): LookedUp {
  if (typed === '') return { card: null }
  const found = find(typed, wanted)
  if ('problem' in found) return found
  const { cards } = found
  const [only] = cards
  if (!only) return formProblem('noSuchCard', { typed })
  return cards.length === 1 && !only.isLike ? { card: only } : { candidates: cards }
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
  const id = card && newCardId(scene)
  if (!id && effects.length === 0) return { card: {}, names: {} }
  return {
    card: { card: { ...(id && { name: id }), ...(effects.length > 0 && { effects }) } },
    names: card && id ? { [id]: card.name } : {},
  }
}

/** Ids for the pieces that come to this table. */
export const newPieceIds = ({ walkthrough }: Scene): GivesId => idsAfter(numberGivenLast(walkthrough.names))

/** The first of card-1, card-2 … that the walkthrough does not contain yet: the name of a card that is played. */
export function newCardId({ walkthrough, played }: Scene): string {
  const { names, setUp } = walkthrough
  const taken = JSON.stringify([setUp, played.now, played.accepted])
  for (let number = 1; ; number++) {
    const id = `card-${number}`
    if (!Object.hasOwn(names, id) && !taken.includes(`"${id}"`)) return id
  }
}
