// Puts the cards of one name together: what the cards of a title have in common, and which of them are the same card
// printed again.
import type { Card, CardGame } from './card.ts'

/** The cards of one name in a game, the one that is meant first. */
export type Titled = { readonly game: string; readonly cards: readonly [Card, ...Card[]] }

export type Shelf = {
  readonly byTitle: ReadonlyMap<string, Titled>
  /** All cards of a title, equal printings as well. */
  readonly printings: ReadonlyMap<string, readonly Card[]>
}

/** The titles in the order of the games, in it in that of types, and in these in that of the files. */
export function shelve(cards: readonly Card[], games: readonly CardGame[]): Shelf {
  const printings = Map.groupBy(cards.toSorted(orderOf(games)), shelfTitle)
  const titled = [...printings].flatMap(([title, all]): [string, Titled][] => {
    const [first, ...others] = firstByKey(all, faceOf)
    return first ? [[title, { game: first.game, cards: [first, ...others] }]] : []
  })
  return { byTitle: new Map(titled), printings }
}

/** The first of the cards with the same key. */
export function firstByKey<C extends Card>(cards: readonly C[], keyOf: (card: C) => string): C[] {
  if (cards.length < 2) return [...cards]
  const seen = new Set<string>()
  return cards.filter(card => {
    const key = keyOf(card)
    return !seen.has(key) && seen.add(key)
  })
}

/** The key of a title on the shelf. */
export const shelfTitle = ({ game, name }: Card): string => `${game}:${name.en}`

type Order = (one: Card, other: Card) => number

function orderOf(games: readonly CardGame[]): Order {
  const place = ({ game, type }: Card) => {
    const number = games.findIndex(one => one.game === game)
    const types = games[number]?.order ?? []
    return number * 100 + (types.includes(type) ? types.indexOf(type) : types.length)
  }
  return (one, other) => place(one) - place(other)
}

export const packOf = (card: Card): string | null =>
  'pack' in card && typeof card.pack === 'string' ? card.pack : null

/** What of a card says where it was printed. */
const ORIGIN = ['code', 'pack', 'set', 'reprintOf']

/** Whether two cards differ in nothing but where they were printed. */
export const isPrinting = (one: Card, other: Card): boolean => one !== other && faceOf(one) === faceOf(other)

const faceOf = (card: Card): string =>
  JSON.stringify(
    Object.entries(card)
      .filter(([field]) => !ORIGIN.includes(field))
      .sort(),
  )
