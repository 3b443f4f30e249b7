// Destroys cards: those without HP left, and those that a text destroys; and triggers what waits for it.
import { stateOf, tell } from '../../../engine/table.ts'
import type { GundamClause } from '../clauses.ts'
import type { GundamDamageKind } from '../events.ts'
import type { Cause } from '../vocabulary/triggers.ts'
import { triggers } from './abilities/abilities.ts'
import { tellConstants } from './constants-told.ts'
import { inPlay, type Piece, remainingHp } from './pieces.ts'
import { pilotGoesAlong } from './pilots.ts'
import { type GundamTable, pieceNamed } from './state.ts'

/** Destroys everything without HP left at the same moment (7-6-3-2-3). */
export function settle(table: GundamTable): void {
  const { state } = table.memory
  if (state.battle.striking) return
  destroy(
    table,
    state.pieces.filter(one => inPlay(one) && remainingHp(one) === 0),
  )
  tellConstants(table)
}

/** Destroys cards together. `by` is the clause if an effect, and not a lack of HP, destroys them. */
export function destroy(table: GundamTable, gone: readonly Piece[], by: GundamClause | null = null): void {
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
  for (const piece of gone) {
    const { id: card, player, kind, token } = piece
    const clause = kind === 'base' ? 'GCG-7-6-2-3-1b' : 'GCG-7-6-3-2-1b'
    tell(table, { type: token ? 'removed_from_game' : 'moved_to_trash', clause, card, player })
    pilotGoesAlong(table, piece)
  }
  destroyedTriggers(table, gone, by !== null)
}

/** Triggers what waits for cards to be destroyed, and for a card to destroy others; battling Units follow by themselves. */
function destroyedTriggers(table: GundamTable, gone: readonly Piece[], byText: boolean): void {
  const { battle } = stateOf(table)
  const ids = gone.map(one => one.id)
  const blows = gone.map(one =>
    byText ? undefined : battle.felled.findLast(({ piece }) => piece === one.id),
  )
  const causeOf = (kind: GundamDamageKind | undefined): Cause =>
    kind ? `${kind} damage` : byText ? 'effect' : 'loss of HP'
  triggers(table, 'destroyed', ids, ids, { causes: blows.map(blow => causeOf(blow?.kind)) })
  for (const [index, { kind: type, player }] of gone.entries()) {
    const blow = blows[index]
    if (!blow?.from || pieceNamed(stateOf(table), blow.from)?.player === player) continue
    const said = { causes: [causeOf(blow.kind)] }
    if (type === 'base') triggers(table, 'destroysInShieldArea', [blow.from], ids, said)
    else if (blow.kind === 'effect') triggers(table, 'destroys', [blow.from], ids, said)
  }
}
