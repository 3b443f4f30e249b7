// Lists the games whose cards are shipped, and loads these cards, for tests and benchmarks.
import { join } from 'node:path'
import { inAttacks, loadCardsOnce } from '../../src/cards/cards.ts'
import { gundamCards } from '../../src/cards/gundam/kinds.ts'
import { buildLibrary } from '../../src/cards/library.ts'
import { marvelCards } from '../../src/cards/marvel-champions/kinds.ts'

export const CARD_GAMES = [marvelCards, gundamCards]

/** All cards. */
export const allShipped = loadCardsOnce(join(import.meta.dirname, '../../data'), CARD_GAMES)

/** The cards that have a role in attacks. */
export const shippedCards = () => inAttacks(allShipped(), CARD_GAMES)

/** All cards, to be looked up. */
export const shippedLibrary = () => buildLibrary(allShipped, CARD_GAMES)
