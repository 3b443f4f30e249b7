// Of how many enemies and attachments the bot plays what they do, product by product: a part of docs/cards.md.
import { ABILITY_LACKS, type AbilityLack } from '../../games/marvel-champions/vocabulary/ability-facts.ts'
import { lacksOf, playedTriggers } from './ability-words.ts'
import type { MarvelCard } from './schema.ts'

const REASONS: Readonly<Record<AbilityLack, string>> = {
  'a number or fact of the table': 'a number or a fact that only the players know',
  'a character of choice': 'somebody chooses a character',
  'characters of a kind': 'it is about all characters with a trait or a name',
  'a keyword of a character': 'a keyword of a character under a condition',
  attaching: 'a card is attached',
  'entering play': 'a card enters play',
  'another activation': 'an enemy activates once more, with a number, a keyword or a target of its own',
  'a scheme of a name': 'threat on a named or chosen scheme, or on each',
  'indirect damage': 'indirect damage besides that of the attack',
  'hit points': 'hit points are added',
  'no damage at all': 'it cannot take damage',
  'no defeat': 'it cannot be defeated',
  'other damage': 'damage goes elsewhere, or its number changes',
  'a boost card for later': 'a boost card for an enemy that does not activate',
  'another card': 'another card is resolved',
  'another side of the card': 'the card turns over',
  'what cannot be done': 'something cannot be done',
  'the active villain': 'another villain becomes active',
  'a moment of its own': 'a moment that the engine has not',
  'an ally as a minion': 'an ally becomes a minion',
  'what the card leaves open': 'the source leaves it open',
}

const WAYS = ['played', 'beside', 'unsaid', 'unread'] as const

/** How much of the abilities of an enemy or an attachment is in its data. */
function howMuch(card: MarvelCard): (typeof WAYS)[number] {
  if (lacksOf(card).length > 0) return 'unsaid'
  if (playedTriggers(card).length > 0 || card.constants) return 'played'
  return card.noBearing || card.triggers?.every(({ effects }) => effects) ? 'beside' : 'unread'
}

/** The part of the page, in the order of these enemies and attachments. */
export function abilitiesTold(cards: readonly MarvelCard[]): readonly string[] {
  const rowOf = (name: string, all: readonly MarvelCard[]): string => {
    const counts = WAYS.map(way => all.filter(card => howMuch(card) === way).length)
    return `| ${[name, all.length, ...counts].join(' | ')} |`
  }
  return [
    '## Abilities of enemies and attachments of Marvel Champions',
    '',
    'Played: they open by themselves, and only what a card leaves to its player is asked. No bearing: they change nothing in an',
    'activation, there are none, or keywords and numbers tell them. To be read: at least one of them is read off the card.',
    '',
    '| product | cards | played | no bearing | to be read | not yet read |',
    '|---|---:|---:|---:|---:|---:|',
    ...[...new Set(cards.map(({ pack }) => pack))].map(name =>
      rowOf(
        name,
        cards.filter(({ pack }) => pack === name),
      ),
    ),
    rowOf('all', cards),
    '',
    'To be read, and what the facts cannot say; a card may lack several things:',
    '',
    ...ABILITY_LACKS.flatMap(lack => {
      const codes = cards.filter(card => lacksOf(card).includes(lack)).map(({ code }) => code)
      return codes.length > 0 ? [`- ${REASONS[lack]} (${codes.length}): ${codes.join(', ')}.`] : []
    }),
  ]
}
