// /attack thwart: a hero or an ally of Marvel Champions thwarts a scheme.

import { MARVEL_KINDS } from '../../../../cards/marvel-champions/kinds.ts'
import { marvelTable } from '../../../../games/marvel-champions/from-table.ts'
import type { ThwartOutcome } from '../../../../games/marvel-champions/outcomes.ts'
import type { ThwartSetUpRead } from '../../../../games/marvel-champions/thwart/set-up.ts'
import {
  nextThwart,
  prepareThwart,
  type ThwartOptions,
} from '../../../../walkthroughs/set-up/marvel-champions/thwart.ts'
import type { CommandFace, StartGiven } from '../../face/command-face.ts'
import { card, flag, numberOption } from '../../face/options.ts'
import { commonIn } from './attack-options.ts'
import { thwartHead } from './thwart-words.ts'

const { hero, alterEgo, ally, scheme } = MARVEL_KINDS

export const thwartCommand: CommandFace<ThwartSetUpRead, ThwartOutcome> = {
  subcommand: 'thwart',
  options: [
    card('thwarter', [hero, ally], {
      ...{ required: true, also: [alterEgo] },
      pieces: ['hero', 'alter-ego', 'ally'],
    }),
    card('schemeNamed', [scheme]),
    numberOption('schemeThreat', 0, 999),
    numberOption('removes', 0, 99),
    numberOption('thw', 0, 99),
    flag('confusedFriend'),
    flag('thwartFree'),
    flag('crisis'),
    flag('atOnce'),
  ],
  asked: ['thwarter', 'schemeNamed', 'schemeThreat'],
  prepare: (cards, said) => prepareThwart(cards, { ...commonIn(said), ...thwartOptions(said) }),
  next: nextThwart,
  gameTable: marvelTable,
  // Who is confused loses the card instead.
  offerWords: (who, told, t) => {
    const attack = thwartHead(who, t)
    return told.includes('confused') ? t('attack:next.confused', { attack }) : attack
  },
}

const thwartOptions = ({ given, by }: StartGiven): Omit<ThwartOptions, 'language'> => ({
  thwarter: {
    name: given.text('thwarter') ?? '',
    thw: given.number('thw'),
    confused: given.flag('confusedFriend'),
  },
  scheme: {
    name: given.text('schemeNamed'),
    threat: given.number('schemeThreat'),
    crisis: given.flag('crisis'),
  },
  removes: given.number('removes'),
  withoutExhausting: given.flag('thwartFree'),
  atOnce: given.flag('atOnce'),
  player: by,
})
