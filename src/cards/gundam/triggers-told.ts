// Of how many effects that wait on cards in play the bot plays what they do: a part of docs/cards.md.
import { type HowPlayed, playedOrBeside, productTable, type TextTold } from './product-table.ts'
import type { CardTrigger, GundamCard } from './schema.ts'

/** Each effect of this card that waits; what a Base does when it is deployed counts with its Burst. */
function triggersOf(card: GundamCard): TextTold[] {
  const { triggers = [], timings = [] } = card
  const all = triggers.filter(({ on }) => on !== 'deployed').map(told)
  const isSilent = timings.includes('Activate・Main') && !triggers.some(({ on }) => on === 'activateMain')
  return [...all, ...(isSilent ? [{ how: 'unread' } as const] : [])].map(one => ({ card, told: one }))
}

function told({ effects, readCard }: CardTrigger): HowPlayed {
  const rest = effects?.find(({ kind }) => kind === 'furtherText')
  const why = readCard ?? (rest?.kind === 'furtherText' ? rest.needs : undefined)
  if (why) return { how: 'unsaid', why }
  return effects ? playedOrBeside(effects) : { how: 'unread' }
}

/** The part of the page, in the order of these cards. */
export const triggersTold = (cards: readonly GundamCard[]): readonly string[] => [
  '## Effects that wait on Units, Pilots and Bases of the GUNDAM CARD GAME',
  '',
  '【Attack】, 【Destroyed】, 【When Paired】, 【When Linked】, 【Activate･Action】, and what follows damage or a destruction. Played: it is',
  'carried out at its moment, and only what a card leaves to its player is asked. Beside the battle: it bears on hand, deck,',
  'trash or Resources alone, and is told. To be read: its player says what it does. Not yet read: 【Activate･Main】.',
  '',
  ...productTable('effects', cards.flatMap(triggersOf)),
]
