// For tests and benchmarks alone: the games whose cards are shipped, and these.
import { join } from 'node:path'
import { gundamCards } from './gundam/cards.ts'
import { loadCards } from './load.ts'
import { marvelCards } from './marvel-champions/cards.ts'

export const CARD_GAMES = [marvelCards, gundamCards]

export const shippedCards = () => loadCards(join(import.meta.dirname, '../../data'), CARD_GAMES)
