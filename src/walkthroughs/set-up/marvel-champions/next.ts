// The next attack of Marvel Champions: the same attacker and target, if both are still there.
import type { EnemySetUpRead } from '../../../games/marvel-champions/enemy-attack/set-up.ts'
import type { EnemyOutcome, PlayerOutcome } from '../../../games/marvel-champions/outcomes.ts'
import type { PlayerSetUpRead } from '../../../games/marvel-champions/player-attack/set-up.ts'
import { isThere, type Next } from '../../again.ts'

export const nextEnemyAttack: Next<EnemySetUpRead, EnemyOutcome> = (
  { attacker, target },
  { table, boostCardsLeft },
) => {
  if (!isThere(table, attacker)) return { notAgain: 'attackerGone' }
  const attacked = table.pieces.some(({ id, kind, player }) =>
    target.character === undefined
      ? player === target.player && (kind === 'hero' || kind === 'alter-ego')
      : id === target.character,
  )
  if (!attacked) return { notAgain: 'targetGone' }
  return { stays: ['attacker', 'target'], anew: { boostCards: boostCardsLeft } }
}

export const nextPlayerAttack: Next<PlayerSetUpRead, PlayerOutcome> = ({ attacker, targets }, { table }) => {
  if (!isThere(table, attacker)) return { notAgain: 'attackerGone' }
  if (!targets.every(id => isThere(table, id))) return { notAgain: 'targetGone' }
  return { stays: ['attacker', 'targets', 'ability'], anew: {} }
}
