// Which Unit attacks what in the next attack of the GUNDAM CARD GAME. One that is rested leaves both open.
import { isThere, type Next } from '../../again.ts'

export const nextUnitAttack: Next = ({ outcome, table, setUp }) => {
  const { attacker } = outcome
  if (attacker === null) return {}
  const unit = table.pieces.find(piece => piece.id === attacker)
  if (!unit) return { notAgain: 'attackerGone' }
  if (unit.rested) return {}
  const target = setUp.target as { player: true } | { unit: string } | undefined
  if (target && 'unit' in target && !isThere(table, target.unit)) return { notAgain: 'targetGone' }
  return { attacker, ...(target && { target }) }
}
