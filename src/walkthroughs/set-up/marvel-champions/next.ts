// Who attacks whom in the next attack of Marvel Champions, if those who did are still there.
import type { Facts } from '../../../engine/types.ts'
import { isThere, type Next } from '../../again.ts'

export const nextEnemyAttack: Next = ({ setUp, outcome, table }) => {
  const { attacker, target } = setUp as { attacker: string; target: { player: string; character?: string } }
  if (!isThere(table, attacker)) return { notAgain: 'attackerGone' }
  const attacked = table.pieces.some(({ id, kind, player }) =>
    target.character === undefined
      ? player === target.player && (kind === 'hero' || kind === 'alter-ego')
      : id === target.character,
  )
  if (!attacked) return { notAgain: 'targetGone' }
  return { attacker, target, boostCards: outcome.boostCardsLeft }
}

export const nextPlayerAttack: Next = ({ setUp, table }) => {
  const { attacker, ability, targets = [] } = setUp as Facts & { targets?: readonly string[] }
  if (!isThere(table, attacker)) return { notAgain: 'attackerGone' }
  if (!targets.every(id => isThere(table, id))) return { notAgain: 'targetGone' }
  return { attacker, targets, ...(ability !== undefined && { ability }) }
}
