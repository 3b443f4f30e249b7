// /attack enemy: an enemy of Marvel Champions attacks a player.
import { MARVEL_KINDS } from '../../../../cards/marvel-champions/kinds.ts'
import type { EnemySetUpRead } from '../../../../games/marvel-champions/enemy-attack/set-up.ts'
import type { EnemyOutcome } from '../../../../games/marvel-champions/outcomes.ts'
import {
  type EnemyOptions,
  nextEnemyAttack,
  prepareEnemyAttack,
} from '../../../../walkthroughs/set-up/marvel-champions/enemy.ts'
import { nextEnemyAttack } from '../../../../walkthroughs/set-up/marvel-champions/enemy.ts'
import {
  card,
  flag,
  type Given,
  NOBODY,
  number,
  type Side,
  sideIn,
  typed,
  user,
} from '../../start/options.ts'
import type { CommandFace, Said } from '../command-face.ts'
import { commonIn, kind, villainous } from './common-options.ts'
import { readBoosts } from './read-boosts.ts'

const { enemy, hero, alterEgo, ally } = MARVEL_KINDS
const HERO: Side = { key: 'hero', bare: ['hero', 'held', 'heldin'] }

export const enemyCommand: CommandFace<EnemySetUpRead, EnemyOutcome> = {
  subcommand: 'enemy',
  name: t => t('commands:attack.enemy.name'),
  description: t => t('commands:attack.enemy.description'),
  title: t => t('forms:begin.title.enemy'),
  options: [
    card('enemy', [enemy], { required: true }),
    card('hero', [hero, alterEgo], { required: true }),
    card('defender', [ally], { sides: [HERO, NOBODY] }),
    typed('boost'),
    user('player'),
    number('atk', 0, 99),
    number('def', 0, 99),
    number('hitPoints', 1, 999),
    number('damage', 0, 999),
    flag('tough'),
    flag('exhausted'),
    flag('alterEgo'),
    number('enemyDamage', 0, 999),
    kind,
    number('cards', 0, 20),
    number('players', 1, 4),
  ],
  asked: ['enemy', 'hero'],
  prepare: (cards, said) => prepareEnemyAttack(cards, { ...commonIn(said), ...optionsIn(said) }),
  next: nextEnemyAttack,
}

const optionsIn = ({ given, by }: Said): Omit<EnemyOptions, 'language'> => ({
  enemy: {
    name: given.text('enemy') ?? '',
    atk: given.number('atk'),
    damage: given.number('enemyDamage'),
    keywords: villainous(given),
  },
  hero: {
    name: given.text('hero') ?? '',
    def: given.number('def'),
    hitPoints: given.number('hitPoints'),
    damage: given.number('damage'),
    exhausted: given.flag('exhausted'),
    tough: given.flag('tough') && 1,
  },
  player: given.user('player') ?? by,
  alterEgo: given.flag('alterEgo'),
  defender: defenderIn(given),
  boost: readBoosts(given.text('boost')),
  boostCards: given.number('cards'),
})

function defenderIn(given: Given): EnemyOptions['defender'] {
  const name = given.text('defender')
  if (name === undefined) return undefined
  switch (sideIn(name, [HERO, NOBODY])) {
    case HERO:
      return 'hero'
    case NOBODY:
      return 'nobody'
    default:
      return { ally: { name } }
  }
}
