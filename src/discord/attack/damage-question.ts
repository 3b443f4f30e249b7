// The damage that is about to be dealt, worked out: 5 ATK − 3 DEF = 2 damage to Spider-Man.
import type { Facts } from '../../engine/types.ts'
import type { Window } from './kinds.ts'
import { upcoming } from './story-lines.ts'
import type { Telling } from './telling.ts'

/** An enemy's attack has one target and DEF to take off; a player's attack has one line for each target. */
export function damageQuestion({ about = {} }: Window, telling: Telling): string {
  const { damage } = about
  const text = Array.isArray(damage)
    ? damage.map(one => oneHit(one as Facts, telling)).join(' ')
    : enemyDamage(about, telling)
  return text || telling.t('attack:damage.none')
}

/** How much is about to be dealt in all, for the button. */
export function damageIn({ about = {} }: Window): number {
  const { damage, amount } = about
  const all = Array.isArray(damage) ? damage.map(one => Number((one as Facts).amount)) : [Number(amount)]
  return all.reduce((sum, one) => sum + one, 0)
}

function oneHit({ to, amount }: Facts, telling: Telling): string {
  const { t, names } = telling
  const hit = t('attack:damage.plain', { amount: String(amount), name: names.shown(String(to)) })
  return hit + toughWords(String(to), Number(amount), telling)
}

function enemyDamage({ atk, reduced, amount, to, defense }: Facts, telling: Telling): string {
  const { t, names } = telling
  const slots = {
    value: String(atk),
    reduced: String(reduced),
    amount: String(amount),
    name: names.shown(String(to)),
  }
  const tough = toughWords(String(to), Number(amount), telling)
  if (defense !== 'basic') {
    const plain =
      defense === 'undefended' ? t('attack:damage.undefended', slots) : t('attack:damage.plain', slots)
    return plain + tough
  }
  if (Number(amount) === 0) return t('attack:damage.stopped', slots)
  // Increases count beside the ATK: then the first number is the damage as it was.
  return (
    (atk === table.atk ? t('attack:damage.reduced', slots) : t('attack:damage.reducedFrom', slots)) + tough
  )
}

/** The ATK once what comes by itself has happened. */
function atkThen({ scene, table }: Telling): unknown {
  const changed = upcoming(scene).findLast(({ type }) => type === 'atk_changed')
  return changed ? changed.to : table.atk
}

/** Tough stops all of it, unless the attacker pierces. */
function toughWords(id: string, amount: number, { table, t }: Telling): string {
  const isTough = (table.figures.find(figure => figure.id === id)?.tough ?? 0) > 0
  const pierces = table.figures.some(one => one.id === table.attacker && one.keywords.includes('piercing'))
  return isTough && !pierces && amount > 0 ? ` ${t('attack:damage.tough')}` : ''
}
