// /attack enemy: an enemy of Marvel Champions attacks a player.

import { type Cards, codeIn } from '../../../../cards/cards.ts'
import { MARVEL_KINDS } from '../../../../cards/marvel-champions/kinds.ts'
import type { EnemySetUpRead } from '../../../../games/marvel-champions/enemy-attack/set-up.ts'
import { marvelTable } from '../../../../games/marvel-champions/from-table.ts'
import type { EnemyOutcome } from '../../../../games/marvel-champions/outcomes.ts'
import { fold } from '../../../../search/words/fold.ts'
import {
  type EnemyOptions,
  nextEnemyAttack,
  prepareEnemyAttack,
} from '../../../../walkthroughs/set-up/marvel-champions/enemy.ts'
import type { CommandFace, StartGiven } from '../../face/command-face.ts'
import {
  card,
  flag,
  NOBODY,
  numberOption,
  type OptionsGiven,
  type Side,
  sideIn,
  typed,
  user,
} from '../../face/options.ts'
import { commonIn, kind, readBoosts, toughIn, villainous } from './attack-options.ts'
import { marvelOfferWords } from './offer-words.ts'

const { enemy, hero, alterEgo, ally } = MARVEL_KINDS
const HERO: Side = { key: 'hero', bare: ['hero', 'held', 'heldin'], of: 'hero' }

export const enemyCommand: CommandFace<EnemySetUpRead, EnemyOutcome> = {
  subcommand: 'enemy',
  options: [
    card('enemy', [enemy], { required: true, pieces: ['villain', 'minion'] }),
    card('hero', [hero, alterEgo], { required: true, pieces: ['hero', 'alter-ego'] }),
    card('defender', [ally], { sides: [HERO, NOBODY], isSide: isHeroNamed, pieces: ['ally'] }),
    typed('boost'),
    user('player'),
    numberOption('atk', 0, 99),
    numberOption('def', 0, 99),
    numberOption('hitPoints', 1, 999),
    numberOption('damage', 0, 999),
    flag('tough'),
    flag('enemyTough'),
    flag('defenderTough'),
    flag('exhausted'),
    flag('alterEgo'),
    numberOption('enemyDamage', 0, 999),
    kind,
    numberOption('cards', 0, 20),
    numberOption('players', 1, 4),
  ],
  asked: ['enemy', 'hero'],
  prepare: (cards, said) => prepareEnemyAttack(cards, { ...commonIn(said), ...enemyOptions(cards, said) }),
  next: nextEnemyAttack,
  gameTable: marvelTable,
  attacksPlayers: true,
  offerWords: marvelOfferWords,
}

function enemyOptions(cards: Cards, { given, by }: StartGiven): Omit<EnemyOptions, 'language'> {
  const defender = isHeroNamed(cards, given) ? 'hero' : defenderIn(given)
  const heroTough = given.choice('tough') ?? (defender === 'hero' ? given.choice('defenderTough') : undefined)
  return {
    enemy: {
      name: given.text('enemy') ?? '',
      atk: given.number('atk'),
      damage: given.number('enemyDamage'),
      tough: toughIn(given.choice('enemyTough')),
      keywords: villainous(given),
    },
    hero: {
      name: given.text('hero') ?? '',
      def: given.number('def'),
      hitPoints: given.number('hitPoints'),
      damage: given.number('damage'),
      exhausted: given.flag('exhausted'),
      tough: toughIn(heroTough),
    },
    player: given.user('player') ?? by,
    alterEgo: given.flag('alterEgo'),
    defender,
    boost: readBoosts(cards, given.text('boost')),
    boostCards: given.number('cards'),
  }
}

/** Whether the defender has the name of the attacked hero: then the hero defends, not an ally of the same name. */
function isHeroNamed(cards: Cards, given: OptionsGiven): boolean {
  const defender = given.text('defender')
  const attacked = given.text('hero')
  if (defender === undefined || attacked === undefined || codeIn(defender) !== null) return false
  const heroes = (name: string) => cards.cardsNamed(name, [hero, alterEgo]).map(({ code }) => code)
  const own = heroes(attacked)
  return fold(defender) === fold(attacked) || heroes(defender).some(code => own.includes(code))
}

function defenderIn(given: OptionsGiven): EnemyOptions['defender'] {
  const name = given.text('defender')
  if (name === undefined) return undefined
  switch (sideIn(name, [HERO, NOBODY])) {
    case HERO:
      return 'hero'
    case NOBODY:
      return 'nobody'
    default:
      return { ally: { name, tough: toughIn(given.choice('defenderTough')) } }
  }
}
