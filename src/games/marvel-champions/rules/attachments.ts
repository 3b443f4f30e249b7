// What is attached to a character leaves play with it.
import { tell } from '../../../engine/table.ts'
import type { Character } from './characters.ts'
import type { MarvelTable } from './state.ts'

/** Discards what is attached to a character that leaves play, with what waits on it. */
export function attachmentsLeave(table: MarvelTable, piece: Character): void {
  const { state } = table.memory
  const gone = piece.attached.map(({ id }) => id)
  piece.attached = []
  state.abilities = state.abilities.filter(({ card }) => card === undefined || !gone.includes(card))
  for (const card of gone)
    tell(table, { type: 'detached', clause: 'MC-ATTACHMENT-06', piece: piece.id, card })
}
