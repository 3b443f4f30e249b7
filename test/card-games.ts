// Lists the games whose cards are shipped, and loads these cards, for tests and benchmarks.
import { join } from 'node:path'
import { inAttacks, loadCards } from '../src/cards/cards.ts'
import { gundamCards } from '../src/cards/gundam/kinds.ts'
import { buildLibrary } from '../src/cards/library.ts'
import { marvelCards } from '../src/cards/marvel-champions/kinds.ts'

export const CARD_GAMES = [marvelCards, gundamCards]

const allCards = () => loadCards(join(import.meta.dirname, '../data'), CARD_GAMES)

/** The cards that have a role in attacks. */
export const shippedCards = () => inAttacks(allCards(), CARD_GAMES)

/** All cards, to be looked up. */
export const shippedLibrary = () => buildLibrary(allCards, CARD_GAMES)
