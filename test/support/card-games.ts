// Lists the games whose cards are shipped, and loads these cards, for tests and benchmarks.
import { join } from 'node:path'
import { buildCards, inAttacks, loadCardsOnce } from '../../src/cards/cards.ts'
import { gundamCards } from '../../src/cards/gundam/kinds.ts'
import { buildLibrary } from '../../src/cards/library.ts'
import { marvelCards } from '../../src/cards/marvel-champions/kinds.ts'
import { once } from '../../src/kept.ts'

export const CARD_GAMES = [marvelCards, gundamCards]

/** All cards. */
export const allShipped = loadCardsOnce(join(import.meta.dirname, '../../data'), CARD_GAMES)

/** The cards that have a role in attacks. */
export const shippedCards = once(() => inAttacks(allShipped(), CARD_GAMES))

/** All cards, by code and by name; indexed once for all tests of a process. */
export const namedCards = buildCards(allShipped, CARD_GAMES)

/** All cards, to be looked up; indexed once as well. */
export const shippedLibrary = once(() => buildLibrary(allShipped, CARD_GAMES))
