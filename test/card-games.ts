// Lists the games whose cards are shipped, and loads these cards, for tests and benchmarks.
import { join } from 'node:path'
import { loadCards } from '../src/cards/cards.ts'
import { gundamCards } from '../src/cards/gundam/kinds.ts'
import { marvelCards } from '../src/cards/marvel-champions/kinds.ts'

export const CARD_GAMES = [marvelCards, gundamCards]

export const shippedCards = () => loadCards(join(import.meta.dirname, '../data'), CARD_GAMES)
