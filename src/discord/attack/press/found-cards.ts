// Finds the cards that a name typed into a form may mean, with their printed values.
import type { Card } from '../../../cards/card.ts'
import { type Cards, cardValue } from '../../../cards/cards.ts'
import { cardName } from '../../../cards/names.ts'
import type { Language } from '../../../language.ts'
import type { FindCards, Wanted } from '../forms/look-up.ts'
import type { FoundCard } from '../forms/result.ts'
import { cardLabel } from '../start/card-label.ts'

const MOST = 25

/** Cards with exactly this name come alone; without one, the nearest cards are offered. */
export const foundCards =
  (cards: Cards, language: Language): FindCards =>
  (query, wanted) => {
    const { kinds } = wanted
    const exact = cards.cardsNamed(query, kinds)
    const found = exact.length > 0 ? exact : cards.findCards({ query, language, kinds, limit: MOST })
    return found.map(card => foundCard(cards, card, wanted, language))
  }

const foundCard = (cards: Cards, card: Card, wanted: Wanted, language: Language): FoundCard => ({
  value: cardValue(card),
  name: cardName(card),
  label: cardLabel(card, wanted.kinds[0], language),
  printed: wanted.printed(cards, card),
})
