// Of how many Commands the bot plays what they do when they are played: a part of docs/cards.md.
import { type HowPlayed, playedOrBeside, productTable } from './product-table.ts'
import type { GundamCard } from './schema.ts'

/** How much of its 【Main】 and 【Action】 is in its data. */
function commandTold({ plays = [] }: GundamCard): HowPlayed {
  const play = plays.find(({ at }) => at !== 'burst')
  if (!play) return { how: 'unread' }
  if ('readCard' in play) return { how: 'unsaid', why: play.readCard }
  return playedOrBeside('ways' in play ? play.ways.flat() : play.effects)
}

/** The part of the page, in the order of these Commands. */
export const commandsTold = (cards: readonly GundamCard[]): readonly string[] => [
  '## Commands of the GUNDAM CARD GAME',
  '',
  'Their 【Main】 and 【Action】. Played: one press at the board, which asks for the Unit that is chosen and for what only its',
  'player knows; its Lv. and cost are not asked. Beside the battle: it bears on hand, deck, trash or Resources alone. To be',
  'read: its player says what it does.',
  '',
  ...productTable(
    'Commands',
    cards.map(card => ({ card, told: commandTold(card) })),
  ),
]
