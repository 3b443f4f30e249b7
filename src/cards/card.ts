// What the cards of all games share, in data/<game>/cards.json and in the program, and the parts that each game adds.
import { z } from 'zod'
import { onceFor } from '../kept.ts'
import { FALLBACK, inEachLanguage, type Language } from '../language.ts'
import type { CardFacts } from './facts.ts'

export const printedWords = z.string().trim().min(1)
/** Languages other than English appear only where an edition of the card in them is known. */
export const printedName = z.strictObject({
  ...inEachLanguage(() => printedWords.optional()),
  [FALLBACK]: printedWords,
})
export const points = z.int().min(0).max(99)
export const yes = z.literal(true).optional()

export const printedKeyword = z.strictObject({
  keyword: printedWords,
  value: z.union([z.int(), printedWords]).optional(),
  perPlayer: yes.describe('The number counts for each player.'),
})

/** The fields that the cards of all games share. */
export type Card = {
  /** The game, named like the folder in data with its file. */
  readonly game: string
  readonly code: string
  readonly type: string
  readonly name: z.infer<typeof printedName>
  readonly subname?: z.infer<typeof printedName> | undefined
  /** The stage of a villain. */
  readonly stage?: string | undefined
  /** The code of the card of which this is a further printing. */
  readonly reprintOf?: string | undefined
}

/** A role of a card at the table: attacking enemy, boost card, Pilot. One card may have several. */
export type CardKind<C = unknown> = {
  readonly is: (card: Card) => card is Card & C
  /** Texts that tell the card from others of its name: numbers, origin. Empty for a card of another game. */
  readonly details: (card: Card, language: Language) => readonly string[]
  /** The card's title in this role, with its printed name. */
  readonly title: (card: Card, printed: string) => string
  /** Whether a name means this card first where it has to mean one: Spider-Man is Peter Parker. */
  readonly leads: (card: Card) => boolean
  /** The facts of the card that count in this role, as a key: cards of one name with the same key are one card in it. */
  readonly alike: (card: Card) => string
}

type KindOf<C> = {
  readonly is: (card: C) => boolean
  readonly details: (card: C, language: Language) => readonly string[]
  readonly title?: (card: C, printed: string) => string
  readonly leads?: (card: C) => boolean
  /** What counts in this role; without it, no other card is like this one. */
  readonly counts?: (card: C) => object
}

const isOf =
  <C>(game: string) =>
  (card: Card): card is Card & C =>
    card.game === game

/** A kind of the cards of one game. */
export function kindOf<C>(game: string, { is, details, title, leads, counts }: KindOf<C>): CardKind<C> {
  const isOurs = isOf<C>(game)
  return {
    alike: onceFor(card => (counts && isOurs(card) ? JSON.stringify(counts(card)) : card.code)),
    is: (card): card is Card & C => isOurs(card) && is(card),
    details: (card, language) => (isOurs(card) ? details(card, language) : []),
    title: (card, printed) => (title && isOurs(card) ? title(card, printed) : printed),
    leads: card => isOurs(card) && is(card) && (leads?.(card) ?? false),
  }
}

export const isOneOf = <C>(card: Card, kinds: readonly CardKind<C>[]): card is Card & C =>
  kinds.some(kind => kind.is(card))

/** The rules of a game for its cards, which stand in `data/<game>/cards.json`. */
export type CardGame<C = Card> = {
  readonly game: string
  /** The schema of one card in the file. */
  readonly schema: z.ZodType<Omit<Card, 'game'>>
  /** The types in the order in which cards of equal names are offered; all others come after them. */
  readonly order: readonly string[]
  /** The fields that make up the card at the table. Reprints differ in code and pack, but have the same face. */
  readonly face: (card: C) => object
  /** Other names of the card itself. */
  readonly alsoCalled: (card: C) => readonly string[]
  /** The roles in which the cards come into attacks; cards of no role are only looked up. */
  readonly kinds: readonly CardKind[]
  /** Where a card stands in an attack, as a name that `cards:belongs` has words for. */
  readonly belongs: (card: C) => string
  /** What is known of the card, in words. */
  readonly facts: (card: C, language: Language) => CardFacts
  /** What the bot plays of its cards, as lines of docs/cards.md; left out: nothing by name. */
  readonly told?: (cards: readonly C[]) => readonly string[]
  /** Faults in the combination of fields, each of which is valid by itself. */
  readonly faults: (card: C) => readonly string[]
}

/** Makes a CardGame of all cards from one for the cards of a game. */
export function cardGame<C>({ game, schema, order, kinds, ...ours }: CardGame<C>): CardGame {
  const isOurs = isOf<C>(game)
  const own = (card: Card): C => {
    if (isOurs(card)) return card
    throw new Error(`${card.code} is no card of ${game}`)
  }
  return {
    game,
    schema,
    order,
    kinds,
    facts: (card, language) => ours.facts(own(card), language),
    face: card => ours.face(own(card)),
    alsoCalled: card => ours.alsoCalled(own(card)),
    belongs: card => ours.belongs(own(card)),
    told: cards => ours.told?.(cards.filter(isOurs)) ?? [],
    faults: card => ours.faults(own(card)),
  }
}
