// The tables of docs/cards.md for this game: of how many texts the bot plays what they do, product by product.
import type { UNSAID } from '../../games/gundam/vocabulary/single-effects.ts'
import { bearsOnNoBattle } from './plays-of-card.ts'
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
  effectGained: 'an effect that a Unit gains, which waits for its own moment',
  exactlySoMany: 'exactly so many Units that are chosen together',
  battling: 'a Unit that battles a certain other one',
  notLinked: 'all Units but Link Units',
  pilotTrait: 'a Unit by what its Pilot is',
  named: 'a Unit by its name',
  numberOfUnits: 'one of several effects, by the number of Units in play',
  pairsItself: 'a Command that is paired from the trash',
  ownMoment: 'what follows from its use at a moment of its own',
  trashShows: 'what a card in the trash shows',
}

export type HowPlayed =
  | { readonly how: 'played' | 'beside' | 'unread' }
  | { readonly how: 'unsaid'; readonly why: Unsaid }
export type TextTold = { readonly card: GundamCard; readonly told: HowPlayed }

/** Whether these effects bear on a battle. */
export const playedOrBeside = (effects: readonly { readonly kind: string }[]): HowPlayed => ({
  how: effects.every(bearsOnNoBattle) ? 'beside' : 'played',
})

/** The rows of the products in the order of these texts, their sum, and the texts that are to be read. */
export function productTable(column: string, texts: readonly TextTold[]): readonly string[] {
  const products = [...new Set(texts.map(({ card: { set = '' } }) => set))]
  const rowOf = (name: string, all: readonly TextTold[]): string => {
    const counts = (['played', 'beside', 'unsaid', 'unread'] as const).map(
      how => all.filter(({ told }) => told.how === how).length,
    )
    return `| ${[name, all.length, ...counts].join(' | ')} |`
  }
  return [
    `| product | ${column} | played | beside the battle | to be read | not yet read |`,
    '|---|---:|---:|---:|---:|---:|',
    ...products.map(product =>
      rowOf(
        product,
        texts.filter(({ card: { set = '' } }) => set === product),
      ),
    ),
    rowOf('all', texts),
    '',
    'To be read, and what the facts cannot say:',
    '',
    ...texts.flatMap(({ card: { code, name }, told }) =>
      told.how === 'unsaid' ? [`- ${code} ${name.en}: ${REASONS[told.why]}.`] : [],
    ),
  ]
}
