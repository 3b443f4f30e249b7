// The table of the GUNDAM CARD GAME as its forms see it.
import type { Facts } from '../../../../../engine/types.ts'
import type { OwnPlay } from '../../../../../games/game.ts'
import type { PieceGiven } from '../../../../../games/gundam/pieces.ts'
import type { Gundam } from '../../../../../games/gundam/state.ts'
import { foremost, type Table } from '../../../forms/table.ts'

export type Cards = Table<PieceGiven> & {
  /** Whose turn it is, and who is attacked. */
  readonly active: string
  readonly standby: string
}

type Now = NonNullable<OwnPlay<Gundam>['now']>

/** The target of the attack and who makes it come first; null if a player has lost the game. */
export function cardsNow(now: Now, setUp: Facts): Cards | null {
  const table = now.table as unknown as {
    activePlayer: string
    standbyPlayer: string
    pieces: PieceGiven[]
  } | null
  if (!table) return null
  const { activePlayer: active, standbyPlayer: standby, pieces } = table
  const target = now.target as { unit?: string } | null
  const first = [target?.unit, now.attacker, setUp.attacker]
  return { players: [active, standby], pieces: foremost(pieces, first), active, standby }
}

export const isRested = ({ rested }: PieceGiven): boolean => rested === true
