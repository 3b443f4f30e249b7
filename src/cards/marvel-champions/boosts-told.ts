// Of how many cards the bot plays the Boost ability, product by product: a part of docs/cards.md.
import { BOOST_LACKS, type BoostLack, boostPlaysIn } from '../../games/marvel-champions/vocabulary/plays.ts'
import type { MarvelCard } from './schema.ts'

export const hasBoost = ({ timings = [] }: Pick<MarvelCard, 'timings'>): boolean => timings.includes('boost')

const REASONS: Readonly<Record<BoostLack, string>> = {
  'a number or fact of the table': 'a number or a fact that only the players know',
  'a character of choice': 'somebody chooses a character',
  'one of several ways': 'a choice between two ways',
  attaching: 'the card is attached',
  'entering play': 'a card enters play',
  'another activation': 'an enemy activates once more',
  'a scheme of a name': 'threat on a named or chosen scheme',
  'indirect damage': 'indirect damage besides that of the attack',
  'the rest of the activation': 'it holds for the rest of the activation, or comes after it',
  'a boost card for later': 'a boost card for an enemy that does not activate',
  'another card': 'another card is resolved',
  'the own leader': 'it is about the leader of the own side',
  'the villain’s form': 'the villain changes its form',
}

const WAYS = ['played', 'beside', 'unsaid', 'unread'] as const

/** How much of its Boost ability is in the data of a card. */
function boostTold({ plays }: MarvelCard): (typeof WAYS)[number] {
  const [play] = boostPlaysIn(plays)
  if (!play) return 'unread'
  if ('needs' in play) return 'unsaid'
  return play.effects.every(({ kind }) => kind === 'noBearing') ? 'beside' : 'played'
}

/** The part of the page, in the order of these cards with a Boost ability. */
export function boostsTold(cards: readonly MarvelCard[]): readonly string[] {
  const rowOf = (name: string, all: readonly MarvelCard[]): string => {
    const counts = WAYS.map(way => all.filter(card => boostTold(card) === way).length)
    return `| ${[name, all.length, ...counts].join(' | ')} |`
  }
  const lacking = (lack: BoostLack) =>
    cards.filter(({ plays }) => boostPlaysIn(plays).some(play => 'needs' in play && play.needs === lack))
  return [
    '## Boost abilities of Marvel Champions',
    '',
    'Played: nothing more is asked once the boost card is named. No bearing: the same; it changes nothing in an activation, and',
    'its players do it. To be read: the players say what it does.',
    '',
    '| product | Boost abilities | played | no bearing | to be read | not yet read |',
    '|---|---:|---:|---:|---:|---:|',
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
    ...BOOST_LACKS.map(
      lack =>
        `- ${REASONS[lack]} (${lacking(lack).length}): ${lacking(lack)
          .map(({ code }) => code)
          .join(', ')}.`,
    ),
  ]
}
