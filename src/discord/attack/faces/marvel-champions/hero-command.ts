// /attack hero: a hero or an ally of Marvel Champions attacks an enemy.
import { MARVEL_KINDS } from '../../../../cards/marvel-champions/kinds.ts'
import type { PlayerOutcome } from '../../../../games/marvel-champions/outcomes.ts'
import type { PlayerSetUpRead } from '../../../../games/marvel-champions/player-attack/set-up.ts'
import {
  type HeroOptions,
  nextPlayerAttack,
  prepareHeroAttack,
} from '../../../../walkthroughs/set-up/marvel-champions/hero.ts'
import { card, flag, numberOption } from '../../start/options.ts'
import type { CommandFace, StartGiven } from '../command-face.ts'
import { commonIn, kind, villainous } from './attack-options.ts'

const { enemy, hero, alterEgo, ally } = MARVEL_KINDS

export const playerCommand: CommandFace<PlayerSetUpRead, PlayerOutcome> = {
  subcommand: 'hero',
  name: t => t('commands:attack.hero.name'),
  description: t => t('commands:attack.hero.description'),
  title: t => t('forms:begin.title.hero'),
  options: [
    card('attacker', [hero, ally], { required: true, also: [alterEgo] }),
    card('target', [enemy], { required: true }),
    numberOption('amount', 0, 99),
    numberOption('atk', 0, 99),
    numberOption('attackerDamage', 0, 999),
    flag('exhausted'),
    flag('withoutExhausting'),
    flag('stunned'),
    numberOption('enemyHitPoints', 1, 999),
    numberOption('enemyDamage', 0, 999),
    flag('enemyTough'),
    numberOption('retaliate', 0, 99),
    kind,
    flag('overkill'),
    flag('piercing'),
    flag('ranged'),
    flag('atOnce'),
    numberOption('players', 1, 4),
  ],
  asked: ['attacker', 'target'],
  prepare: (cards, said) => prepareHeroAttack(cards, { ...commonIn(said), ...heroOptions(said) }),
  next: nextPlayerAttack,
}

function heroOptions({ given, by }: StartGiven): Omit<HeroOptions, 'language'> {
  const damage = given.number('amount')
  const keywords = (['overkill', 'piercing', 'ranged'] as const).filter(keyword => given.flag(keyword))
  return {
    attacker: {
      name: given.text('attacker') ?? '',
      atk: given.number('atk'),
      damage: given.number('attackerDamage'),
      exhausted: given.flag('exhausted'),
      stunned: given.flag('stunned'),
      ...(damage === undefined && { keywords }),
    },
    enemy: {
      name: given.text('target') ?? '',
      hitPoints: given.number('enemyHitPoints'),
      damage: given.number('enemyDamage'),
      tough: given.flag('enemyTough') && 1,
      retaliate: given.number('retaliate'),
      keywords: villainous(given),
    },
    ...(damage !== undefined && { ability: { damage, keywords } }),
    withoutExhausting: given.flag('withoutExhausting'),
    atOnce: given.flag('atOnce'),
    player: by,
  }
}
