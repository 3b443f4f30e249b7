// /attack thwart: a hero or an ally of Marvel Champions thwarts a scheme.

import type { Cards } from '../../../../cards/cards.ts'
import { MARVEL_KINDS } from '../../../../cards/marvel-champions/kinds.ts'
import { marvelTable } from '../../../../games/marvel-champions/from-table.ts'
import type { ThwartOutcome } from '../../../../games/marvel-champions/outcomes.ts'
import type { ThwartSetUpRead } from '../../../../games/marvel-champions/thwart/set-up.ts'
import { schemesListed } from '../../../../walkthroughs/set-up/marvel-champions/named-schemes.ts'
import {
  nextThwart,
  prepareThwart,
  type ThwartOptions,
} from '../../../../walkthroughs/set-up/marvel-champions/thwart.ts'
import type { CommandFace, StartGiven } from '../../face/command-face.ts'
import { card, cardList, flag, numberOption, type Side, sideIn } from '../../face/options.ts'
import { commonIn, SCHEME_PIECES } from './attack-options.ts'
import { thwartHead } from './thwart-words.ts'

const { hero, alterEgo, ally, scheme } = MARVEL_KINDS

const EACH_SCHEME: Side = { key: 'eachScheme', bare: ['each', 'all schemes', 'jeden plan', 'alle pläne'] }
const EACH_SIDE_SCHEME: Side = {
  key: 'eachSideScheme',
  bare: ['all side schemes', 'jeden nebenplan', 'alle nebenpläne'],
}
const EACH = [EACH_SCHEME, EACH_SIDE_SCHEME]

export const thwartCommand: CommandFace<ThwartSetUpRead, ThwartOutcome> = {
  subcommand: 'thwart',
  options: [
    card('thwarter', [hero, ally], {
      ...{ required: true, also: [alterEgo] },
      pieces: ['hero', 'alter-ego', 'ally'],
    }),
    card('schemeNamed', [scheme], { sides: EACH, pieces: SCHEME_PIECES }),
    numberOption('schemeThreat', 0, 999),
    numberOption('removes', 0, 99),
    cardList('moreSchemes', [scheme], schemesListed, SCHEME_PIECES),
    numberOption('thw', 0, 99),
    flag('confusedFriend'),
    flag('thwartFree'),
    flag('crisis'),
    flag('atOnce'),
  ],
  asked: ['thwarter', 'schemeNamed', 'schemeThreat', 'removes', 'moreSchemes'],
  prepare: (cards, said) => prepareThwart(cards, { ...commonIn(said), ...thwartOptions(cards, said) }),
  next: nextThwart,
  gameTable: marvelTable,
  // Who is confused loses the card instead.
  offerWords: (who, told, t) => {
    const attack = thwartHead(who, t)
    return told.includes('confused') ? t('attack:next.confused', { attack }) : attack
  },
}

function thwartOptions(cards: Cards, { given, by }: StartGiven): Omit<ThwartOptions, 'language'> {
  const named = given.text('schemeNamed')
  const side = named === undefined ? null : sideIn(named, EACH)
  return {
    thwarter: {
      name: given.text('thwarter') ?? '',
      thw: given.number('thw'),
      confused: given.flag('confusedFriend'),
    },
    scheme: {
      name: side ? undefined : named,
      threat: given.number('schemeThreat'),
      crisis: given.flag('crisis'),
    },
    each: side ? (side === EACH_SCHEME ? 'each scheme' : 'each side scheme') : undefined,
    more: schemesListed(cards, given.text('moreSchemes') ?? ''),
    removes: given.number('removes'),
    withoutExhausting: given.flag('thwartFree'),
    atOnce: given.flag('atOnce'),
    player: by,
  }
}
