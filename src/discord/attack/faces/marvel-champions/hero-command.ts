// /attack hero: a hero or an ally of Marvel Champions attacks an enemy.

import type { Cards } from '../../../../cards/cards.ts'
import { MARVEL_KINDS } from '../../../../cards/marvel-champions/kinds.ts'
import { marvelTable } from '../../../../games/marvel-champions/from-table.ts'
import type { PlayerOutcome } from '../../../../games/marvel-champions/outcomes.ts'
import type { PlayerSetUpRead } from '../../../../games/marvel-champions/player-attack/set-up.ts'
import { FALLBACK } from '../../../../language.ts'
import { attackOfCard } from '../../../../walkthroughs/set-up/marvel-champions/attack-of-card.ts'
import {
  attackCardIn,
  type HeroOptions,
  nextPlayerAttack,
  prepareHeroAttack,
} from '../../../../walkthroughs/set-up/marvel-champions/hero.ts'
import { targetsIn } from '../../../../walkthroughs/set-up/marvel-champions/targets.ts'
import type { CommandFace, StartGiven } from '../../face/command-face.ts'
import { card, cardList, flag, type Lacks, numberOption, type OptionsGiven } from '../../face/options.ts'
import { commonIn, kind, toughIn, villainous } from './attack-options.ts'
import { marvelOfferWords } from './offer-words.ts'

const { enemy, hero, alterEgo, ally, attackCard } = MARVEL_KINDS

const ENEMIES = ['villain', 'minion']

export const playerCommand: CommandFace<PlayerSetUpRead, PlayerOutcome> = {
  subcommand: 'hero',
  options: [
    card('attacker', [hero, ally, attackCard], {
      ...{ required: true, also: [alterEgo] },
      pieces: ['hero', 'alter-ego', 'ally'],
    }),
    card('target', [enemy], { required: true, pieces: ENEMIES }),
    cardList('moreTargets', [enemy], targetsIn, ENEMIES),
    card('attackCard', [attackCard]),
    numberOption('amount', 0, 99),
    numberOption('atk', 0, 99),
    numberOption('attackerDamage', 0, 999),
    flag('exhausted'),
    flag('withoutExhausting'),
    flag('stunned'),
    flag('attackerTough'),
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
  asked: ['attacker', 'target', 'amount', 'moreTargets'],
  lacks: lacksIn,
  prepare: (cards, said) => prepareHeroAttack(cards, { ...commonIn(said), ...heroOptions(cards, said) }),
  next: nextPlayerAttack,
  gameTable: marvelTable,
  offerWords: marvelOfferWords,
}

/** An event that attacks is an attack card, not an attacker; if one hero has it, that hero attacks. */
function lacksIn(cards: Cards, given: OptionsGiven): Lacks | null {
  const attacker = attackCardIn(cards, given.text('attacker') ?? '')
  const card = attacker ?? attackCardIn(cards, given.text('attackCard') ?? '')
  if (!card) return null
  const isSaid = given.number('amount') !== undefined || attackOfCard(card) !== null
  const asksDamage = isSaid ? [] : (['amount'] as const)
  if (!attacker) return asksDamage.length > 0 ? { card, means: new Map(), asks: asksDamage } : null
  const owners = cards
    .findCards({ query: '', language: FALLBACK, kinds: [hero], limit: Number.POSITIVE_INFINITY })
    .filter(({ set }) => card.aspect === 'hero' && set?.[FALLBACK] === card.set?.[FALLBACK])
  const owner = owners.length === 1 ? owners[0]?.code : undefined
  const means = new Map([['attacker', owner] as const, ['attackCard', card.code] as const])
  return { card, means, asks: [...(owner ? [] : (['attacker'] as const)), ...asksDamage] }
}

function heroOptions(cards: Cards, { given, by }: StartGiven): Omit<HeroOptions, 'language'> {
  const damage = given.number('amount')
  const keywords = (['overkill', 'piercing', 'ranged'] as const).filter(keyword => given.flag(keyword))
  return {
    attacker: {
      name: given.text('attacker') ?? '',
      atk: given.number('atk'),
      damage: given.number('attackerDamage'),
      exhausted: given.flag('exhausted'),
      stunned: given.flag('stunned'),
      tough: toughIn(given.choice('attackerTough')),
      ...(damage === undefined && { keywords }),
    },
    enemy: {
      name: given.text('target') ?? '',
      hitPoints: given.number('enemyHitPoints'),
      damage: given.number('enemyDamage'),
      tough: toughIn(given.choice('enemyTough')),
      retaliate: given.number('retaliate'),
      keywords: villainous(given),
    },
    ...(damage !== undefined && { ability: { damage, keywords } }),
    card: given.text('attackCard'),
    more: targetsIn(cards, given.text('moreTargets') ?? ''),
    withoutExhausting: given.flag('withoutExhausting'),
    atOnce: given.flag('atOnce'),
    player: by,
  }
}
