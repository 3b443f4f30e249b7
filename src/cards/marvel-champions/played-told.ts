// Of how many cards of players the bot plays what they do, product by product: a part of docs/cards.md.
import { PLAY_LACKS, type PlayLack } from '../../games/marvel-champions/vocabulary/player-plays.ts'
import { isBeside } from './play-words.ts'
import { playerPlaysOf } from './plays-of-card.ts'
import type { MarvelCard } from './schema.ts'

const PLAY_REASONS: Readonly<Record<PlayLack, string>> = {
  'a number or fact of the table': 'a number or a fact that only the players know',
  'a character of choice': 'somebody chooses a character',
  'a scheme of choice': 'somebody chooses a scheme',
  attaching: 'the card is attached',
  'entering play': 'a card enters play',
  'another card': 'another card is resolved',
  'a revealed card': 'what a revealed card does',
  'discarded cards': 'what discarded cards show',
  'another activation': 'an enemy activates once more',
  'another moment': 'a moment that the engine does not have',
  'the rest of the phase': 'it holds for the rest of the phase',
  'a trait or a form': 'traits and forms',
  'a number changed by a card': 'a number that a card changes',
  'divided damage': 'damage that is divided',
  'damage moved': 'damage that is moved',
  'rules of its own': 'rules of its own',
}

const PLAYED_WAYS = ['played', 'part', 'beside', 'unsaid', 'unread'] as const

/** How much of what a player’s card does is in its data. */
function playTold(card: MarvelCard): (typeof PLAYED_WAYS)[number] {
  const plays = playerPlaysOf(card)
  if (plays.length === 0) return 'unread'
  const lacks = plays.filter(play => 'needs' in play)
  if (lacks.length === plays.length) return 'unsaid'
  if (lacks.length > 0) return 'part'
  return plays.every(play => !('needs' in play) && isBeside(play)) ? 'beside' : 'played'
}

/** A card of a player with an ability that is no mere resource. */
export const isOfPlayers = ({ aspect, timings = [], plays }: MarvelCard): boolean =>
  aspect !== undefined && (timings.length > 0 || plays !== undefined)

/** The part of the page, in the order of these cards of players. */
export function playedTold(cards: readonly MarvelCard[]): readonly string[] {
  const rowOf = (name: string, all: readonly MarvelCard[]): string => {
    const counts = PLAYED_WAYS.map(way => all.filter(card => playTold(card) === way).length)
    return `| ${[name, all.length, ...counts].join(' | ')} |`
  }
  const lacking = (lack: PlayLack) =>
    cards.filter(card => playerPlaysOf(card).some(play => 'needs' in play && play.needs === lack)).length
  return [
    '## Cards of players of Marvel Champions',
    '',
    'Events, upgrades, supports, allies and identities with an ability. Played: one press does all that it says. In part: one',
    'of its abilities is to be read. No bearing: it changes nothing in an attack, a thwart or a scheme. To be read: the players',
    'say what it does.',
    '',
    '| product | cards | played | in part | no bearing | to be read | not yet read |',
    '|---|---:|---:|---:|---:|---:|---:|',
    ...[...new Set(cards.map(({ pack }) => pack))].map(name =>
      rowOf(
        name,
        cards.filter(({ pack }) => pack === name),
      ),
    ),
    rowOf('all', cards),
    '',
    'To be read, and what the facts cannot say:',
    '',
    ...PLAY_LACKS.map(lack => `- ${PLAY_REASONS[lack]} (${lacking(lack)}).`),
  ]
}
