// Settles what follows from damage and from cards that leave: the destruction of several cards at once.
import { tell } from '../../../engine/table.ts'
import type { Clause } from '../clauses.ts'
import { inPlay, type Piece, remaining } from './pieces.ts'
import type { GundamTable } from './state.ts'
import { triggers } from './triggering.ts'

/** Destroys everything without HP left at the same moment (7-6-3-2-3). */
export function settle(table: GundamTable): void {
  const { state } = table.memory
  if (state.battle.striking) return
  destroy(
    table,
    state.pieces.filter(one => inPlay(one) && remaining(one) === 0),
  )
}

/** Destroys cards together. `by` is the clause if an effect, and not a lack of HP, destroys them. */
export function destroy(table: GundamTable, gone: readonly Piece[], by: Clause | null = null): void {
  const { state } = table.memory
  if (gone.length === 0) return
  const units = gone.filter(one => one.kind === 'unit').map(one => one.id)
  for (const piece of gone) {
    piece.where = 'destroyed'
    state.battle.destroyed.push(piece.id)
    if (piece.kind === 'base')
      tell(table, { type: 'base_destroyed', clause: by ?? 'GCG-7-6-2-3-1b', base: piece.id })
  }
  if (units.length > 0) {
    const clause = units.length > 1 ? 'GCG-7-6-3-2-3' : 'GCG-7-6-3-2-1b'
    tell(table, { type: 'units_destroyed', clause: by ?? clause, units })
  }
  for (const { id: card, player, kind, token } of gone) {
    const clause = kind === 'base' ? 'GCG-7-6-2-3-1b' : 'GCG-7-6-3-2-1b'
    tell(table, { type: token ? 'removed_from_game' : 'moved_to_trash', clause, card, player })
  }
  const ids = gone.map(one => one.id)
  triggers(table, 'destroyed', ids, ids)
}
