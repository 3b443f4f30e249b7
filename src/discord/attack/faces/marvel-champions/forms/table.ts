// The table of Marvel Champions as its forms see it.
import type { Facts } from '../../../../../engine/types.ts'
import type { OwnPlay } from '../../../../../games/game.ts'
import type { PieceGiven } from '../../../../../games/marvel-champions/pieces.ts'
import type { Marvel } from '../../../../../games/marvel-champions/state.ts'
import { foremost, type Table } from '../../../forms/table.ts'

export type Characters = Table<PieceGiven>
/** In an enemy's attack somebody can defend. */
export type DefendedTable = Characters & { readonly defended: boolean }

type Now = NonNullable<OwnPlay<Marvel>['now']>

/** The target of the attack and who makes it come first. */
export function charactersNow(now: Now, { attacker }: Facts): Characters {
  const { players, pieces } = now.table as unknown as { players: string[]; pieces: PieceGiven[] }
  const target = now.target as { character: string } | null | undefined
  return { players, pieces: foremost(pieces, [target?.character, attacker]) }
}

export const defendedTable = (now: Now, setUp: Facts): DefendedTable => ({
  ...charactersNow(now, setUp),
  defended: Array.isArray(now.defended) && now.defended.length > 0,
})

export const isExhausted = ({ ready }: PieceGiven): boolean => ready === false
