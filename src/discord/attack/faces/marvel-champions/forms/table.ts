// The table of Marvel Champions as its forms see it.
import type { Facts } from '../../../../../engine/game.ts'
import type { EnemyOutcome, PlayerOutcome } from '../../../../../games/marvel-champions/outcomes.ts'
import type { PieceGiven } from '../../../../../games/marvel-champions/rules/characters.ts'
import { foremost, type Table } from '../../../forms/table.ts'

export type Characters = Table<PieceGiven>
/** The table of an enemy's attack, with the attacked player, whether a character defends, and whether only by an ability. */
export type DefendedTable = Characters & {
  readonly attacked?: string
  readonly defended: boolean
  readonly byAbility: boolean
}

/** The pieces begin with the target of the attack and the attacker. */
export function charactersNow(
  { table, ...now }: PlayerOutcome | EnemyOutcome,
  { attacker }: Facts,
): Characters {
  const target = 'target' in now ? now.target?.character : undefined
  return { players: table.players, pieces: foremost(table.pieces, [target, attacker]) }
}

export const defendedTable = (now: EnemyOutcome, setUp: Facts): DefendedTable => ({
  ...charactersNow(now, setUp),
  ...(now.target && { attacked: now.target.player }),
  defended: now.defended.length > 0,
  byAbility: now.defense === 'ability',
})

export const isExhausted = ({ ready }: PieceGiven): boolean => ready === false
