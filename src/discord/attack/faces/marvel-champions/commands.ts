// /attack enemy and /attack hero: an enemy of Marvel Champions attacks a player, or a hero or an ally an enemy.
import { type Cards, codeIn } from '../../../../cards/cards.ts'
import { MARVEL_KINDS } from '../../../../cards/marvel-champions/kinds.ts'
import { EDITION_IDS } from '../../../../games/marvel-champions/editions.ts'
import type { EnemySetUpRead } from '../../../../games/marvel-champions/enemy-attack/set-up.ts'
import type { EnemyOutcome, PlayerOutcome } from '../../../../games/marvel-champions/outcomes.ts'
import type { PlayerSetUpRead } from '../../../../games/marvel-champions/player-attack/set-up.ts'
import { fold } from '../../../../search/words/fold.ts'
import type { BoostGiven } from '../../../../walkthroughs/set-up/marvel-champions/boost.ts'
import type { MarvelOptions } from '../../../../walkthroughs/set-up/marvel-champions/characters.ts'
import {
  type EnemyOptions,
  nextEnemyAttack,
  prepareEnemyAttack,
} from '../../../../walkthroughs/set-up/marvel-champions/enemy.ts'
import {
  type HeroOptions,
  nextPlayerAttack,
  prepareHeroAttack,
} from '../../../../walkthroughs/set-up/marvel-champions/hero.ts'
import { localisedChoice } from '../../../definition/definition.ts'
import {
  card,
  choice,
  flag,
  NOBODY,
  numberOption,
  type OptionsGiven,
  type Side,
  sideIn,
  typed,
  user,
} from '../../start/options.ts'
import type { CommandFace, StartGiven } from '../command-face.ts'

const { enemy, hero, alterEgo, ally } = MARVEL_KINDS
const HERO: Side = { key: 'hero', bare: ['hero', 'held', 'heldin'], of: 'hero' }

const ENEMIES = ['villain', 'minion', 'villainousMinion'] as const

/** The option for the kind of an enemy without a card. */
const kind = choice(
  'kind',
  ENEMIES.map(one => localisedChoice(t => t(`commands:attack.kind.${one}`), one)),
)

/** Reads the options that both attacks hand on in the same form. */
const commonIn = ({
  given,
  language,
  edition,
  isWhole,
}: StartGiven): Pick<MarvelOptions, 'language' | 'edition' | 'players' | 'minion' | 'isWhole'> => ({
  isWhole,
  language,
  edition: EDITION_IDS.find(id => id === edition),
  players: given.number('players'),
  minion: ['minion', 'villainousMinion'].includes(given.text('kind') ?? '') || undefined,
})

const villainous = (given: OptionsGiven) =>
  given.text('kind') === 'villainousMinion' ? (['villainous'] as const) : undefined

export const enemyCommand: CommandFace<EnemySetUpRead, EnemyOutcome> = {
  subcommand: 'enemy',
  name: t => t('commands:attack.enemy.name'),
  description: t => t('commands:attack.enemy.description'),
  title: t => t('forms:begin.title.enemy'),
  options: [
    card('enemy', [enemy], { required: true }),
    card('hero', [hero, alterEgo], { required: true }),
    card('defender', [ally], { sides: [HERO, NOBODY], isSide: isHeroNamed }),
    typed('boost'),
    user('player'),
    numberOption('atk', 0, 99),
    numberOption('def', 0, 99),
    numberOption('hitPoints', 1, 999),
    numberOption('damage', 0, 999),
    flag('tough'),
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
}

const enemyOptions = (cards: Cards, { given, by }: StartGiven): Omit<EnemyOptions, 'language'> => ({
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
  defender: isHeroNamed(cards, given) ? 'hero' : defenderIn(given),
  boost: readBoosts(given.text('boost')),
  boostCards: given.number('cards'),
})

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
      return { ally: { name } }
  }
}

const ICONS = /^(\d{1,2})\s*([*★]?)$/

/** Reads "2", "1 3*" or "2, Assault" into one entry for each card, in the order in which the cards are flipped. */
export function readBoosts(text: string | undefined): BoostGiven[] | undefined {
  if (text === undefined) return undefined
  const parts = text
    .split(/[,;]/)
    .map(part => part.trim())
    .filter(Boolean)
    .flatMap(part => (/^[\d\s*★]+$/.test(part) ? part.split(/\s+(?![*★])/) : [part]))
  return parts.map(boostOf)
}

function boostOf(part: string): BoostGiven {
  const [, icons, star] = ICONS.exec(part) ?? []
  return icons === undefined ? { name: part } : { icons: Number(icons), star: star !== '' || undefined }
}

export const playerCommand: CommandFace<PlayerSetUpRead, PlayerOutcome> = {
  subcommand: 'hero',
  name: t => t('commands:attack.hero.name'),
  description: t => t('commands:attack.hero.description'),
  title: t => t('forms:begin.title.hero'),
  options: [
    card('attacker', [hero, ally], { required: true }),
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
