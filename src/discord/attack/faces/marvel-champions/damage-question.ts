// The calculation of the damage that is about to be dealt, in words, after everything that has been reported.
import type { EnemyDamage, Expected, PlayerDamage } from '../../../../games/marvel-champions/questions.ts'
import type { OwnMarvel } from './table.ts'

/** With more hits than this the question shows only their number and their sum. */
const MOST_HITS = 4

type Hit = { readonly amount: number; readonly expected?: Expected }

/**
 * Writes the calculation of the damage that is about to be dealt: 5 ATK − 3 DEF = 2 damage to Spider-Man. An enemy's attack
 * has one target and may subtract DEF; a player's attack has one sentence for each hit that is certain. What is prevented follows.
 */
export function damageQuestion(about: EnemyDamage | PlayerDamage, own: OwnMarvel): string {
  if (!('damage' in about)) return enemyDamage(about, own)
  const { t } = own
  const certain = certainDamage(about.damage, own)
  return about.later ? `${certain} ${t('attack:damage.later')}` : certain
}

function certainDamage(damage: PlayerDamage['damage'], own: OwnMarvel): string {
  if (damage.length === 0) return own.t('attack:damage.none')
  if (damage.length > MOST_HITS) return severalHits(damage, own)
  return damage.map(one => oneHit(one, own)).join(' ')
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

/** The damage that comes through to tough, or, if no tough card stops it, that is taken. */
const arriving = ({ amount, expected }: Hit): number => {
  if (!expected) return amount
  return expected.tough === 'stops' ? amount - expected.prevented + expected.more : expected.taken
}

/** The label of the button: with how much is dealt, or that nothing is. */
export function dealLabel(about: EnemyDamage | PlayerDamage, { t }: OwnMarvel): string {
  const hits = 'damage' in about ? about.damage : [about]
  const amount = sum(hits.map(arriving))
  const isFirst = 'later' in about
  if (amount > 0) return t(isFirst ? 'attack:choice.dealFirst' : 'attack:choice.dealDamage', { amount })
  return isFirst || hits.some(hit => hit.amount > 0) ? t('attack:choice.goOn') : t('attack:choice.noDamage')
}

function severalHits(damage: PlayerDamage['damage'], { t }: OwnMarvel): string {
  const amount = sum(damage.map(one => one.amount))
  const taken = sum(damage.map(arriving))
  const several = t('attack:damage.several', { amount, number: damage.length })
  if (taken >= amount) return several
  const changes = t('attack:damage.prevented', { prevented: amount - taken })
  return `${several} ${t('attack:damage.becomes', { changes, taken })}`
}

function oneHit({ to, ...hit }: PlayerDamage['damage'][number], own: OwnMarvel): string {
  const name = own.names.shown(to)
  return own.t('attack:damage.plain', { amount: hit.amount, name }) + changeWords(hit, name, own)
}

function enemyDamage(about: EnemyDamage, own: OwnMarvel): string {
  const { t, names } = own
  const { atk, reduced, amount, to, defense, divides } = about
  const name = names.shown(to)
  const changes = changeWords(about, name, own)
  if (divides) return t('attack:damage.indirect', { amount, player: names.shown(divides) }) + changes
  const slots = { value: atk, reduced, amount, name }
  if (defense !== 'basic') {
    const plain =
      defense === 'undefended' ? t('attack:damage.undefended', slots) : t('attack:damage.plain', slots)
    return plain + changes
  }
  if (amount === 0) return t('attack:damage.stopped', { ...slots, count: atk })
  // `atk` includes increases of the damage. If it differs from the ATK, the sentence calls it damage instead of ATK.
  return (
    (atk === atkThen(own) ? t('attack:damage.reduced', slots) : t('attack:damage.reducedFrom', slots)) +
    changes
  )
}

/** The ATK after the events that happen when the open windows are passed. */
function atkThen({ play, table }: OwnMarvel): number | null {
  const causes = (play.prompt?.windows ?? []).flatMap(window => window.causes)
  const changed = causes.flatMap(event => (event.type === 'atk_changed' ? [event] : [])).at(-1)
  return changed ? changed.to : table.atk
}

/** What is prevented or taken beside the damage of the attack, and what tough does, each after a space. */
function changeWords(hit: Hit, name: string, { t }: OwnMarvel): string {
  const { expected } = hit
  if (!expected) return ''
  if (expected.isBarred) return ` ${t('attack:damage.barred', { name })}`
  const taken = arriving(hit)
  const changes = changesIn(expected, taken, t).join(', ')
  const becomes = changes && t('attack:damage.becomes', { changes, taken })
  const tough = { stops: t('attack:damage.tough'), pierced: t('attack:damage.pierced') }
  return [becomes, expected.tough && tough[expected.tough]]
    .filter(Boolean)
    .map(sentence => ` ${sentence}`)
    .join('')
}

function changesIn({ prevented, more }: Expected, taken: number, t: OwnMarvel['t']): string[] {
  return [
    ...(more > 0 ? [t('attack:damage.more', { more })] : []),
    ...(more < 0 ? [t('attack:damage.less', { less: -more })] : []),
    ...(prevented > 0
      ? [taken === 0 ? t('attack:damage.allPrevented') : t('attack:damage.prevented', { prevented })]
      : []),
  ]
}
