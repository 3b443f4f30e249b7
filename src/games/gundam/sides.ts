// Who attacks whom in the GUNDAM CARD GAME, as lists and headings say it.
import type { Sides } from '../game.ts'
import type { UnitOutcome } from './outcomes.ts'
import type { BattleSetUpRead } from './unit-attack/set-up.ts'

/** The Unit that the set-up names as the attacker. */
const namedAttacker = ({ attacker }: BattleSetUpRead): string | null => [attacker ?? []].flat()[0] ?? null

const atFirst = (setUp: BattleSetUpRead): Sides => {
  const { target, standbyPlayer } = setUp
  return {
    attacker: namedAttacker(setUp),
    targets: target ? [{ id: 'unit' in target ? target.unit : standbyPlayer }] : [],
  }
}

export const unitSides = {
  atFirst,
  /** Until the attack is declared, its target is that of the set-up. */
  now: ({ summary: { attacker, target } }: UnitOutcome, setUp: BattleSetUpRead): Sides => ({
    attacker: attacker ?? namedAttacker(setUp),
    targets: target ? [{ id: 'unit' in target ? target.unit : target.player }] : atFirst(setUp).targets,
  }),
}

/** Between attacks nobody attacks. */
export const betweenSides = {
  now: (): Sides => ({ attacker: null, targets: [] }),
  atFirst: (): Sides => ({ attacker: null, targets: [] }),
}
