// For tests and benchmarks alone: the games whose cards are shipped, and these.
import { join } from 'node:path'
import { gundamCards } from '../src/cards/gundam/cards.ts'
import { loadCards } from '../src/cards/load.ts'
import { marvelCards } from '../src/cards/marvel-champions/cards.ts'

export const CARD_GAMES = [marvelCards, gundamCards]

export const shippedCards = () => loadCards(join(import.meta.dirname, '../data'), CARD_GAMES)
