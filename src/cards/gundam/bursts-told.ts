// Of how many cards the bot plays what their Burst does: a part of docs/cards.md.
import { playAt } from './plays-of-card.ts'
import { type HowPlayed, playedOrBeside, productTable } from './product-table.ts'
import type { GundamCard } from './schema.ts'

/** How much of the Burst of a card is in its data. */
function burstTold({ plays = [], triggers = [] }: GundamCard): HowPlayed {
  const burst = plays.find(({ at }) => at === 'burst')
  if (!burst) return { how: 'unread' }
  if ('readCard' in burst) return { how: 'unsaid', why: burst.readCard }
  const effects = 'effects' in burst ? burst.effects : []
  for (const effect of effects) {
    const part = effect.kind === 'activates' ? playAt({ plays }, effect.part) : undefined
    if (part && 'readCard' in part) return { how: 'unsaid', why: part.readCard }
  }
  const deployed = triggers.flatMap(({ on, effects = [] }) => (on === 'deployed' ? effects : []))
  const rest = deployed.find(({ kind }) => kind === 'furtherText')
  if (rest?.kind === 'furtherText' && rest.needs) return { how: 'unsaid', why: rest.needs }
  return playedOrBeside(effects)
}

/** The part of the page, in the order of these cards with 【Burst】. */
export const burstsTold = (cards: readonly GundamCard[]): readonly string[] => [
  '## Bursts of the GUNDAM CARD GAME',
  '',
  'Played: one press after the card is named. Beside the battle: the same, but it bears on hand, trash or Resources',
  'alone. To be read: a part of it is asked.',
  '',
  ...productTable(
    'Bursts',
    cards.map(card => ({ card, told: burstTold(card) })),
  ),
]
