// Writes the result of a battle.
import { listed } from '../../board/names.ts'
import { resultWords } from '../shared-parts.ts'
import type { OwnUnit } from './table.ts'

export function battleResult(own: OwnUnit): string {
  const { attacker } = own.table
  return attacker === null ? own.t('attack:result.noAttack') : resultWords(attacker, battleWords(own), own)
}

function battleWords({ now, names, t }: OwnUnit): string {
  const { destroyed, shieldsLost, winner, gone, damage } = now
  const blows = damage.filter(({ placed, to }) => placed > 0 && to !== 'Shield')
  const fell = destroyed.map(names.shown)
  const parts = [
    ...(fell.length > 0 ? [t('attack:result.destroyed', { names: listed(fell, t) })] : []),
    ...(shieldsLost > 0 ? [t('attack:result.shields', { count: shieldsLost })] : []),
    ...(winner === null ? [] : [t('attack:result.wins', { player: names.shown(winner) })]),
  ]
  if (parts.length > 0) return parts.join(', ')
  if (gone) return t('attack:result.endedEarly')
  if (blows.length === 0) return t('attack:result.nothing')
  return blows
    .map(({ to, placed }) => t('attack:result.damageTo', { name: names.shown(to), amount: placed }))
    .join(', ')
}
