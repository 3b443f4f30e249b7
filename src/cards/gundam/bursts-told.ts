// Of how many cards the bot plays what they do, product by product: a part of docs/cards.md.
import type { UNSAID } from '../../games/gundam/vocabulary/single-effects.ts'
import type { GundamCard } from './schema.ts'

type Unsaid = (typeof UNSAID)[number]

const REASONS: Readonly<Record<Unsaid, string>> = {
  unitsToCome: 'an effect of this turn on all Units of a player, those that come later as well',
  unitsOfTrait: 'an effect on all Units with a trait',
  twoChoices: 'one effect on Units of both sides that are chosen together',
  deck: 'what is done with the deck',
  token: 'a token that the 【Deploy】 of another card brings',
  lowest: 'a choice of the Unit with the lowest or highest Lv. or HP',
  unitOrBase: 'a choice of a Unit or a Base',
  cardDeployed: 'a card that comes into play from the hand, the deck or the trash',
  opponentChooses: 'a choice of the other player',
  pairedCommand: 'the 【Main】 of the Command with which it is paired',
  reducedForTurn: 'damage that is reduced or dealt to another Unit for the whole turn',
  limitedTargets: 'active Units that may be attacked, under a condition about them',
}

/** What is told of hand, deck, trash and Resources changes nothing that a battle computes. */
const BESIDE = ['draw', 'exResource', 'fromTrash', 'elsewhere']

type Told =
  | { readonly how: 'played' | 'beside' | 'unread' }
  | { readonly how: 'unsaid'; readonly why: Unsaid }

/** How much of the Burst of a card is in its data. */
function burstTold({ plays = [], triggers = [] }: GundamCard): Told {
  const burst = plays.find(({ at }) => at === 'burst')
  if (!burst) return { how: 'unread' }
  const read = plays.find(one => 'readCard' in one)
  if (read && 'readCard' in read) return { how: 'unsaid', why: read.readCard }
  const deployed = triggers.flatMap(({ on, effects = [] }) => (on === 'deployed' ? effects : []))
  const rest = deployed.find(({ kind }) => kind === 'furtherText')
  if (rest?.kind === 'furtherText' && rest.needs) return { how: 'unsaid', why: rest.needs }
  const effects = 'effects' in burst ? burst.effects : []
  return { how: effects.every(({ kind }) => BESIDE.includes(kind)) ? 'beside' : 'played' }
}

/** The part of the page, in the order of these cards with 【Burst】. */
export function burstsTold(cards: readonly GundamCard[]): readonly string[] {
  const bursts = cards.map(card => ({ card, told: burstTold(card) }))
  const products = [...new Set(cards.map(({ set = '' }) => set))]
  const rowOf = (name: string, all: typeof bursts): string => {
    const counts = (['played', 'beside', 'unsaid', 'unread'] as const).map(
      how => all.filter(({ told }) => told.how === how).length,
    )
    return `| ${[name, all.length, ...counts].join(' | ')} |`
  }
  const ofProduct = (product: string) => bursts.filter(({ card: { set = '' } }) => set === product)
  return [
    '## Bursts of the GUNDAM CARD GAME',
    '',
    'Played: one press after the card is named. Beside the battle: the same, but it bears on hand, trash or Resources',
    'alone. To be read: a part of it is asked.',
    '',
    '| product | Bursts | played | beside the battle | to be read | not yet read |',
    '|---|---:|---:|---:|---:|---:|',
    ...products.map(product => rowOf(product, ofProduct(product))),
    rowOf('all', bursts),
    '',
    'To be read, and what the facts cannot say:',
    '',
    ...bursts.flatMap(({ card: { code, name }, told }) =>
      told.how === 'unsaid' ? [`- ${code} ${name.en}: ${REASONS[told.why]}.`] : [],
    ),
  ]
}
