// Reads the cards from their files. That a card is right is proofread beforehand (npm run lint:data), not at every start.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Card } from './schema.ts'

export const CARD_FILES = ['marvel-champions/cards.json', 'gundam/cards.json'] as const

/** The cards of both games below `directory`, in the order of the files. @throws Error naming a file that is none of ours */
export const loadCards = (directory: string): Card[] =>
  CARD_FILES.flatMap(path => cardsIn(path, readFileSync(join(directory, path), 'utf8')))

function cardsIn(path: string, text: string): Card[] {
  const { cards } = JSON.parse(text) as { cards?: unknown }
  if (!Array.isArray(cards) || !cards.every(hasName))
    throw new Error(`data/${path}: not a list of cards (npm run lint:data tells more)`)
  return cards
}

const hasName = (card: Partial<Card> | null): card is Card =>
  typeof card?.code === 'string' && typeof card.type === 'string' && typeof card.name?.en === 'string'
