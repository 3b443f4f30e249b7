// What is said of the cards of whatever game, and what each game adds. Which games have cards is said by who loads them.
import type { z } from 'zod'
import type { FALLBACK, Language } from '../language.ts'

/** Other languages than English only where an edition of the card in them is known. */
type Printed = Readonly<Record<typeof FALLBACK, string> & Partial<Record<Language, string | undefined>>>

/** A card of whatever game, as far as the cards of all games are alike. */
export type Card = {
  /** Its game, as the folder in data is called that its file stands in. */
  readonly game: string
  readonly code: string
  readonly type: string
  readonly name: Printed
  readonly subname?: Printed | undefined
  /** Of a villain. */
  readonly stage?: string | undefined
}

/** What a card can be at the table: the enemy that attacks, a boost card, a Pilot. One card may be several. */
export type Kind<C = unknown> = {
  readonly is: (card: Card) => card is Card & C
  /** What tells it from others of its name: its numbers, where it is from. Of a card of another game, nothing. */
  readonly details: (card: Card, language: Language) => readonly string[]
  /** What it is called as one of this kind, with what is printed above it. */
  readonly title: (card: Card, printed: string) => string
}

type KindOf<C> = {
  readonly is: (card: C) => boolean
  readonly details: (card: C, language: Language) => readonly string[]
  readonly title?: (card: C, printed: string) => string
}

const isOf =
  <C>(game: string) =>
  (card: Card): card is Card & C =>
    card.game === game

/** A kind of the cards of one game. */
export function kindOf<C>(game: string, { is, details, title }: KindOf<C>): Kind<C> {
  const isOurs = isOf<C>(game)
  return {
    is: (card): card is Card & C => isOurs(card) && is(card),
    details: (card, language) => (isOurs(card) ? details(card, language) : []),
    title: (card, printed) => (title && isOurs(card) ? title(card, printed) : printed),
  }
}

export const isOneOf = <C>(card: Card, kinds: readonly Kind<C>[]): card is Card & C =>
  kinds.some(kind => kind.is(card))

/** What a game says of its cards. They stand in `data/<game>/cards.json`. */
export type CardGame<C = Card> = {
  readonly game: string
  /** Of one card in the file. */
  readonly schema: z.ZodType<Omit<Card, 'game'>>
  /** The types in the order in which cards of equal names are offered; all others come after them. */
  readonly order: readonly string[]
  /** What makes it the card that it is at the table: printed again, it has another code and is from another pack. */
  readonly face: (card: C) => object
  /** Other names of the card itself. */
  readonly alsoCalled: (card: C) => readonly string[]
  /** What is wrong with its numbers although each of them may be so. */
  readonly faults: (card: C) => readonly string[]
}

/** Puts what a game says of its cards behind what all of them have. */
export function cardGame<C>({ game, schema, order, ...ours }: CardGame<C>): CardGame {
  const isOurs = isOf<C>(game)
  const own = (card: Card): C => {
    if (isOurs(card)) return card
    throw new Error(`${card.code} is no card of ${game}`)
  }
  return {
    game,
    schema,
    order,
    face: card => ours.face(own(card)),
    alsoCalled: card => ours.alsoCalled(own(card)),
    faults: card => ours.faults(own(card)),
  }
}
