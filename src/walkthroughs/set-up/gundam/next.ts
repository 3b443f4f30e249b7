// The next attack of the GUNDAM CARD GAME: the attacker and its target, both left open if the attacker is rested.
import type { UnitOutcome } from '../../../games/gundam/outcomes.ts'
import type { UnitSetUpRead } from '../../../games/gundam/unit-attack/set-up.ts'
import { isThere, type Next } from '../../again.ts'

export const nextUnitAttack: Next<UnitSetUpRead, UnitOutcome> = ({ target }, { attacker, table }) => {
  if (attacker === null) return { stays: [], anew: {} }
  const unit = table.pieces.find(piece => piece.id === attacker)
  if (!unit) return { notAgain: 'attackerGone' }
  if (unit.rested) return { stays: [], anew: {} }
  if (target && 'unit' in target && !isThere(table, target.unit)) return { notAgain: 'targetGone' }
  return { stays: ['target'], anew: { attacker } }
}
