// What an attack or a battle in the GUNDAM CARD GAME has come to.
import type { Result } from '../game.ts'
import type { BetweenOutcome, UnitOutcome } from './outcomes.ts'
import { unitSides } from './sides.ts'
import type { BattleSetUpRead } from './unit-attack/set-up.ts'

/** declined: no Unit has attacked; early: the attacker or the target has left. */
export type UnitEnd = 'declined' | 'early'

export function unitResult(now: UnitOutcome, setUp: BattleSetUpRead): Result {
  const { damage, destroyed, shieldsLost, winner } = now.summary
  const hits = damage.filter(({ placed, to }) => placed > 0 && to !== 'Shield')
  return {
    end: endOf(now, setUp),
    damage: 0,
    hits: hits.map(({ to, placed }) => ({ to, amount: placed })),
    fell: destroyed,
    left: null,
    shields: shieldsLost,
    winner,
  }
}

function endOf(now: UnitOutcome, setUp: BattleSetUpRead): UnitEnd | null {
  if (unitSides.now(now, setUp).attacker === null) return 'declined'
  return now.summary.gone && 'early'
}

/** Changes deal no damage of an attack; they tell what was destroyed. */
export const betweenResult = ({ summary: { destroyed, shieldsLost } }: BetweenOutcome): Result => ({
  end: null,
  damage: 0,
  hits: [],
  fell: destroyed,
  left: null,
  shields: shieldsLost,
  winner: null,
})
