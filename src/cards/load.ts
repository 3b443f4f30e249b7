// Reads the cards from their files. npm run lint:data proofreads them beforehand, so the start checks only a few fields.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Card, CardGame } from './card.ts'

/** The file of a game's cards, below the folder of the data. */
export const cardFile = ({ game }: Pick<CardGame, 'game'>): string => `${game}/cards.json`

/** The cards of these games below `directory`, in the order of the files. @throws Error naming a file without a list of cards */
export const loadCards = (directory: string, games: readonly CardGame[]): Card[] =>
  games.flatMap(({ game }) => cardsIn(game, readFileSync(join(directory, cardFile({ game })), 'utf8')))

function cardsIn(game: string, text: string): Card[] {
  const { cards } = JSON.parse(text) as { cards?: unknown }
  if (!Array.isArray(cards) || !cards.every(hasName))
    throw new Error(`data/${cardFile({ game })}: not a list of cards (npm run lint:data tells more)`)
  return cards.map(card => ({ ...card, game }))
}

const hasName = (card: Partial<Card> | null): card is Omit<Card, 'game'> =>
  typeof card?.code === 'string' && typeof card.type === 'string' && typeof card.name?.en === 'string'
