// The damage that is about to be dealt, worked out: 5 ATK − 3 DEF = 2 damage to Spider-Man.
import type { Facts } from '../../engine/types.ts'
import type { Window } from './kinds.ts'
import { upcoming } from './story-lines.ts'
import type { Telling } from './telling.ts'

/** Of more hits than this only the sum is told. */
const MOST_HITS = 4

/** An enemy's attack has one target and DEF to take off; a player's attack has one line for each target. */
export function damageQuestion(window: Window, telling: Telling): string {
  const { t } = telling
  const { damage } = window.about ?? {}
  if (!Array.isArray(damage)) return enemyDamage(window.about ?? {}, telling)
  if (damage.length === 0) return t('attack:damage.none')
  if (damage.length > MOST_HITS)
    return t('attack:damage.several', { amount: damageIn(window), number: damage.length })
  return damage.map(one => oneHit(one as Facts, telling)).join(' ')
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
  if (Number(amount) === 0) return t('attack:damage.stopped', { ...slots, count: Number(atk) })
  // Increases count beside the ATK: then the first number is the damage as it was.
  return (
    (atk === atkThen(telling) ? t('attack:damage.reduced', slots) : t('attack:damage.reducedFrom', slots)) +
    tough
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
