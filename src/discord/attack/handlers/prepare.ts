// From the options of /attack to an attack that can begin.
import type { Cards } from '../../../cards/cards.ts'
import { EDITION_IDS, type EditionId } from '../../../games/marvel-champions/editions.ts'
import type { Language } from '../../../language.ts'
import type { Begun } from '../../../walkthroughs/set-up/beforehand.ts'
import { prepareUnitAttack, type UnitOptions } from '../../../walkthroughs/set-up/gundam/unit.ts'
import { type EnemyOptions, prepareEnemyAttack } from '../../../walkthroughs/set-up/marvel-champions/enemy.ts'
import { prepareHeroAttack } from '../../../walkthroughs/set-up/marvel-champions/hero.ts'
import type { Asked } from '../../command.ts'
import { type Given, givenIn } from './given-options.ts'
import { readBoosts } from './read-boosts.ts'
import { sideIn } from './sides.ts'

type Setting = {
  readonly language: Language
  /** The edition that the server plays by; null: nobody has said. */
  readonly edition: string | null
}

/** The attack that the options mean, or why there is none. */
export function prepared(
  cards: Cards,
  subcommand: 'enemy' | 'hero' | 'unit',
  asked: Asked,
  setting: Setting,
): Begun {
  const given = givenIn(asked)
  if (subcommand === 'unit') return prepareUnitAttack(cards, unitOptions(given, asked, setting))
  const common = {
    language: setting.language,
    edition: editionOf(given, setting),
    players: given.number('players'),
    minion: ['minion', 'villainousMinion'].includes(given.text('kind') ?? '') || undefined,
  }
  return subcommand === 'enemy'
    ? prepareEnemyAttack(cards, { ...common, ...enemyOptions(given, asked) })
    : prepareHeroAttack(cards, { ...common, ...heroOptions(given, asked) })
}

function editionOf(given: Given, { edition }: Setting): EditionId | undefined {
  const wanted = given.text('edition') ?? edition
  return EDITION_IDS.find(id => id === wanted)
}

const villainous = (given: Given) =>
  given.text('kind') === 'villainousMinion' ? (['villainous'] as const) : undefined

function enemyOptions(given: Given, asked: Asked): Omit<EnemyOptions, 'language'> {
  const defender = given.text('defender')
  const side =
    defender === undefined ? undefined : (sideIn(defender, ['hero', 'nobody']) as 'hero' | 'nobody' | null)
  const player = given.user('player')
  return {
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
    player: player ?? { id: asked.userId, name: asked.userName },
    alterEgo: given.flag('alterEgo'),
    defender: side === null && defender !== undefined ? { ally: { name: defender } } : (side ?? undefined),
    boost: readBoosts(given.text('boost')),
    boostCards: given.number('cards'),
  }
}

function heroOptions(given: Given, asked: Asked) {
  const damage = given.number('amount')
  const keywords = (['overkill', 'piercing', 'ranged'] as const).filter(keyword => given.flag(keyword))
  const tough = given.flag('enemyTough') && 1
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
      tough,
      retaliate: given.number('retaliate'),
      keywords: villainous(given),
    },
    ...(damage !== undefined && { ability: { damage, keywords } }),
    atOnce: given.flag('atOnce'),
    player: { id: asked.userId, name: asked.userName },
  }
}

/** With Suppression two Shields are destroyed. */
const NO_BURSTS = [{ choice: 'noBurst' }, { choice: 'noBurst' }] as const

function unitOptions(given: Given, asked: Asked, { language }: Setting): UnitOptions {
  const opponent = given.user('opponent')
  const atOnce = given.flag('atOnce')
  return {
    language,
    player: { id: asked.userId, name: asked.userName },
    opponent: opponent ?? null,
    attacker: {
      name: given.text('unit') ?? '',
      pilot: given.text('pilot'),
      ap: given.number('ap'),
      hp: given.number('hp'),
      damage: given.number('unitDamage'),
    },
    target: targetOf(given),
    block: unitOr(given, 'blocker', 'nobody') ?? (atOnce && 'nobody'),
    noActions: atOnce,
    bursts: atOnce && NO_BURSTS,
    base: baseOf(given),
    shields: given.number('shields'),
  }
}

function targetOf(given: Given): UnitOptions['target'] {
  const target = unitOr(given, 'against', 'player')
  if (typeof target !== 'object') return target
  return {
    ...target,
    pilot: given.text('targetPilot'),
    ap: given.number('targetAp'),
    hp: given.number('targetHp'),
    damage: given.number('targetDamage'),
  }
}

function baseOf(given: Given): UnitOptions['base'] {
  const base = unitOr(given, 'base', 'none')
  return typeof base === 'object' ? { ...base, damage: given.number('baseDamage') } : base
}

/** A card by its name, or the word that stands for there being none. */
function unitOr<S extends 'player' | 'nobody' | 'none'>(
  given: Given,
  key: 'against' | 'blocker' | 'base',
  side: S,
): S | { readonly name: string } | undefined {
  const name = given.text(key)
  if (name === undefined) return undefined
  return sideIn(name, [side]) ? side : { name }
}
