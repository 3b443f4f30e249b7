// Makes a piece that joins a Unit attack: a Unit that blocks or attacks or is the target, or the Base that is hit.
import type { Cards } from '../../../cards/cards.ts'
import type { PieceGiven } from '../../../games/gundam/rules/pieces.ts'
import { type Joined, type Joining, joined, nextNumber } from '../joining.ts'
import type { Wrong } from '../problem.ts'
import { remindedOf } from './timings.ts'
import { type BaseGiven, placeBase, placeBlocker, placeUnit, type UnitGiven } from './units.ts'

/** A Unit or a Base that joins a Unit attack. */
export function joiningCard(
  cards: Cards,
  table: Joined,
  joins:
    | { readonly as: 'unit' | 'blocker'; readonly given: UnitGiven; readonly player: string }
    | { readonly as: 'base'; readonly given: BaseGiven; readonly player: string },
): { joining: Joining<PieceGiven> } | Wrong {
  const { as, player } = joins
  const kind = as === 'base' ? 'base' : 'unit'
  const place = { id: `${kind}-${nextNumber(kind, table.names)}`, player }
  const placed =
    as === 'base'
      ? placeBase(cards, joins.given, place)
      : as === 'blocker'
        ? placeBlocker(cards, joins.given, place)
        : placeUnit(cards, joins.given, place)
  if ('problem' in placed) return placed
  return joined(
    placed,
    remindedOf([placed], String(table.setUp.attacker), nextNumber('ability', table.names)),
  )
}
