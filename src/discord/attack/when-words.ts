// When a reminder opens, in words: "Ultron I (forced, after it attacks)".
import type { Translate } from '../../i18n/words.ts'
import type { Telling } from './telling.ts'

const WHEN_KEYS = {
  attacks: 'attack:when.attacks',
  makesAttack: 'attack:when.makesAttack',
  defends: 'attack:when.defends',
  boostFlipped: 'attack:when.boostFlipped',
  wouldDeal: 'attack:when.wouldDeal',
  wouldTake: 'attack:when.wouldTake',
  afterAttacks: 'attack:when.afterAttacks',
  afterActivates: 'attack:when.afterActivates',
  afterAttacked: 'attack:when.afterAttacked',
  afterDefends: 'attack:when.afterDefends',
  afterTakesDamage: 'attack:when.afterTakesDamage',
  afterDealsDamage: 'attack:when.afterDealsDamage',
  afterDefeated: 'attack:when.afterDefeated',
  afterBasicPower: 'attack:when.afterBasicPower',
  whenAttacking: 'attack:when.whenAttacking',
  unitAttacks: 'attack:when.unitAttacks',
  blocks: 'attack:when.blocks',
  isBlocked: 'attack:when.isBlocked',
  takesEffectDamage: 'attack:when.takesEffectDamage',
  takesBattleDamage: 'attack:when.takesBattleDamage',
  destroyed: 'attack:when.destroyed',
  destroys: 'attack:when.destroys',
  shieldDestroyed: 'attack:when.shieldDestroyed',
  deployed: 'attack:when.deployed',
  battleEnd: 'attack:when.battleEnd',
  activateAction: 'attack:when.activateAction',
} as const

const isKnown = (on: string): on is keyof typeof WHEN_KEYS => Object.hasOwn(WHEN_KEYS, on)

function whenWords(on: string, t: Translate): string | null {
  return isKnown(on) ? t(WHEN_KEYS[on]) : null
}

/** The name of a reminder with its moment, for a message. */
export function abilityWords(id: string, { table, names, t }: Telling): string {
  const reminder = table.abilities.find(one => one.id === id)
  const name = names.shown(id)
  if (!reminder) return name
  const facts = [reminder.forced ? t('attack:forced') : null, whenWords(reminder.on, t)].filter(Boolean)
  return facts.length > 0 ? `${name} (${facts.join(', ')})` : name
}
