// Makes the parts of an answer with which a piece joins later.
import type { Facts } from '../../engine/game.ts'
import type { Head } from '../../store/store.ts'
import type { Names } from './problem.ts'

/**
 * The parts of an answer that brings a piece along: the piece for its `joins`, the names to be stored, and the reminders
 * of the card, each for a `remind` effect.
 */
export type Joining<Piece> = {
  readonly piece: Piece
  readonly names: Names
  readonly abilities: readonly Facts[]
}

/** The walkthrough that the piece joins. */
export type Joined = Pick<Head, 'names' | 'setUp'>

/** The joining piece with its reminders. */
export const joined = <Piece extends { readonly id: string }>(
  { piece, name }: { readonly piece: Piece; readonly name: Names[string] },
  { abilities, names }: { readonly abilities: readonly Facts[]; readonly names: Names },
): { joining: Joining<Piece> } => ({
  joining: { piece, names: { [piece.id]: name, ...names }, abilities },
})

/** The next free number of this kind: ally-1, ally-2; the second hero is hero-2. */
export function nextNumber(kind: string, names: Names): number {
  const numbers = Object.keys(names).map(id =>
    id === kind ? 1 : Number(id.match(`^${kind}-(\\d+)$`)?.[1] ?? 0),
  )
  return 1 + Math.max(0, ...numbers)
}
