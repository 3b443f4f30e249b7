// The calculation of the damage that is about to be dealt, in words.
import type { EnemyDamage, PlayerDamage } from '../../../../games/marvel-champions/questions.ts'
import type { OwnMarvel } from './table.ts'

/** With more hits than this the question shows only their number and their sum. */
const MOST_HITS = 4

/**
 * Writes the calculation of the damage that is about to be dealt: 5 ATK − 3 DEF = 2 damage to Spider-Man. An enemy's attack
 * has one target and may subtract DEF; a player's attack has one sentence for each hit.
 */
export function damageQuestion(about: EnemyDamage | PlayerDamage, own: OwnMarvel): string {
  if (!('damage' in about)) return enemyDamage(about, own)
  const { t } = own
  const { damage } = about
  if (damage.length === 0) return t('attack:damage.none')
  if (damage.length > MOST_HITS)
    return t('attack:damage.several', { amount: damageIn(about), number: damage.length })
  return damage.map(one => oneHit(one, own)).join(' ')
}

/** The sum of the damage that is about to be dealt, for the button. */
export const damageIn = (about: EnemyDamage | PlayerDamage): number =>
  'damage' in about ? about.damage.reduce((sum, { amount }) => sum + amount, 0) : about.amount

function oneHit({ to, amount }: PlayerDamage['damage'][number], own: OwnMarvel): string {
  const { t, names } = own
  return t('attack:damage.plain', { amount, name: names.shown(to) }) + toughWords(to, amount, own)
}

function enemyDamage(about: EnemyDamage, own: OwnMarvel): string {
  const { t, names } = own
  const { atk, reduced, amount, to, defense, divides } = about
  if (divides) return t('attack:damage.indirect', { amount, player: names.shown(divides) })
  const slots = { value: atk, reduced, amount, name: names.shown(to) }
  const tough = toughWords(to, amount, own)
  if (defense !== 'basic') {
    const plain =
      defense === 'undefended' ? t('attack:damage.undefended', slots) : t('attack:damage.plain', slots)
    return plain + tough
  }
  if (amount === 0) return t('attack:damage.stopped', { ...slots, count: atk })
  // `atk` includes increases of the damage. If it differs from the ATK, the sentence calls it damage instead of ATK.
  return (
    (atk === atkThen(own) ? t('attack:damage.reduced', slots) : t('attack:damage.reducedFrom', slots)) + tough
  )
}

/** The ATK after the events that happen when the open windows are passed. */
function atkThen({ play, table }: OwnMarvel): number | null {
  const causes = (play.prompt?.windows ?? []).flatMap(window => window.causes)
  const changed = causes.flatMap(event => (event.type === 'atk_changed' ? [event] : [])).at(-1)
  return changed ? changed.to : table.atk
}

/** A tough status card prevents all the damage of a hit, unless the attack is piercing. */
function toughWords(id: string, amount: number, { table, t }: OwnMarvel): string {
  const isTough = (table.figures.find(figure => figure.id === id)?.tough ?? 0) > 0
  const pierces = table.figures.some(one => one.id === table.attacker && one.keywords.includes('piercing'))
  return isTough && !pierces && amount > 0 ? ` ${t('attack:damage.tough')}` : ''
}
