// /attack scheme: an enemy of Marvel Champions schemes against a player.

import { MARVEL_KINDS } from '../../../../cards/marvel-champions/kinds.ts'
import type { SchemeSetUpRead } from '../../../../games/marvel-champions/enemy-scheme/set-up.ts'
import { marvelTable } from '../../../../games/marvel-champions/from-table.ts'
import type { SchemeOutcome } from '../../../../games/marvel-champions/outcomes.ts'
import {
  nextEnemyScheme,
  prepareEnemyScheme,
  type SchemeOptions,
} from '../../../../walkthroughs/set-up/marvel-champions/scheme.ts'
import type { CommandFace, StartGiven } from '../../face/command-face.ts'
import { card, flag, numberOption, typed, user } from '../../face/options.ts'
import { commonIn, kind, readBoosts, SCHEME_PIECES, villainous } from './attack-options.ts'
import { marvelOfferWords } from './offer-words.ts'

const { enemy, hero, alterEgo, scheme } = MARVEL_KINDS

export const schemeCommand: CommandFace<SchemeSetUpRead, SchemeOutcome> = {
  subcommand: 'scheme',
  options: [
    card('enemy', [enemy], { required: true, pieces: ['villain', 'minion'] }),
    card('hero', [alterEgo, hero], { required: true, pieces: ['hero', 'alter-ego'] }),
    typed('boost'),
    card('schemeNamed', [scheme], { pieces: SCHEME_PIECES }),
    numberOption('threat', 0, 999),
    numberOption('targetThreat', 0, 999),
    numberOption('sch', 0, 99),
    user('player'),
    flag('confused'),
    kind,
    numberOption('cards', 0, 20),
    numberOption('players', 1, 4),
  ],
  asked: ['enemy', 'hero'],
  prepare: (cards, said) =>
    prepareEnemyScheme(cards, {
      ...commonIn(said),
      ...schemeOptions(said),
      boost: readBoosts(cards, said.given.text('boost')),
    }),
  next: nextEnemyScheme,
  gameTable: marvelTable,
  attacksPlayers: true,
  offerWords: marvelOfferWords,
}

const schemeOptions = ({ given, by }: StartGiven): Omit<SchemeOptions, 'language'> => ({
  enemy: {
    name: given.text('enemy') ?? '',
    sch: given.number('sch'),
    confused: given.flag('confused'),
    keywords: villainous(given),
  },
  hero: { name: given.text('hero') ?? '' },
  player: given.user('player') ?? by,
  scheme: given.text('schemeNamed'),
  threat: given.number('threat'),
  threshold: given.number('targetThreat'),
  boostCards: given.number('cards'),
})
