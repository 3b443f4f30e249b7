// Writes the result of an attack of Marvel Champions, who was attacked and how the attack was defended.
import type { EnemyOutcome } from '../../../../games/marvel-champions/outcomes.ts'
import { listed } from '../../board/names.ts'
import type { Telling } from '../any-board.ts'
import { resultWords } from '../shared-parts.ts'
import type { OwnEnemy, OwnMarvel, OwnPlayer } from './table.ts'

export const enemyResult = (own: OwnEnemy): string => result(own, own.now.endedEarly !== null)
export const playerResult = (own: OwnPlayer): string => result(own, own.now.stopped)

function result(own: OwnMarvel, isCutShort: boolean): string {
  const { now, table, names, t } = own
  const { attacker } = table
  if (now.replaced && table.targets.length === 0)
    return t('attack:result.replaced', { attacker: names.shown(attacker) })
  return resultWords(attacker, damageWords(own, isCutShort), own)
}

/** The attack's damage after DEF, prevention and tough, and the defeated characters. */
function damageWords({ play, names, t }: OwnMarvel, isCutShort: boolean): string {
  const fell = play.events.flatMap(event => (event.type === 'character_defeated' ? [event.piece] : []))
  const amount = play.events.reduce(
    (sum, event) => sum + (event.type === 'damage_dealt' && event.kind === 'attack' ? event.amount : 0),
    0,
  )
  const damage = amount === 0 ? t('attack:result.nothing') : t('attack:result.damage', { amount })
  return [
    isCutShort ? t('attack:result.endedEarly') : damage,
    ...(fell.length > 0 ? [t('attack:result.defeated', { names: listed(fell.map(names.shown), t) })] : []),
  ].join(', ')
}

/** Says which player and character the enemy attacked and how the attack was defended. */
export function enemyCounted(own: OwnEnemy): string {
  const { table, names, now, t } = own
  const { attacked, defense } = now
  if (!attacked) return countedWords([], null, now.boostCardsLeft, own)
  const defends = { name: table.defender === null ? '' : names.shown(table.defender) }
  const defended = defense && DEFENDED[defense](t, defends)
  return countedWords([attacked.player, attacked.character], defended, now.boostCardsLeft, own)
}

const DEFENDED: Readonly<
  Record<NonNullable<EnemyOutcome['defense']>, (t: Telling['t'], slots: { name: string }) => string>
> = {
  basic: (t, slots) => t('attack:counted.basic', slots),
  ally: (t, slots) => t('attack:counted.ally', slots),
  ability: (t, slots) => t('attack:counted.ability', slots),
  undefended: t => t('attack:counted.undefended'),
}

/** Says which enemies the player attacked. */
export const playerCounted = (own: OwnPlayer): string => countedWords(own.now.attacked, null, 0, own)

function countedWords(
  attacked: readonly string[],
  defended: string | null,
  boostCards: number,
  { names, now, t }: OwnMarvel,
): string {
  const list = listed([...new Set(attacked)].map(names.shown), t)
  return [
    list && t('attack:counted.attacked', { names: list }),
    list && defended,
    now.threat > 0 && t('attack:counted.threat', { number: now.threat }),
    boostCards > 0 && t('attack:counted.boostCards', { number: boostCards }),
  ]
    .filter(Boolean)
    .join(' ')
}
