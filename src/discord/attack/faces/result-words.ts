// Writes the heading above the result of an attack.
import { listed } from '../board/names.ts'
import type { Telling } from './any-board.ts'

/** For example: Rhino II attacked Spider-Man: 2 damage */
export function resultWords(attackerId: string, result: string, { table, names, t }: Telling): string {
  const attacker = names.shown(attackerId)
  if (table.targets.length === 0) return t('attack:result.attacked', { attacker, result })
  const target = listed(table.targets.map(names.shown), t)
  return t('attack:result.attackedTarget', { attacker, target, result })
}
