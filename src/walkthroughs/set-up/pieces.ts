// What the set-ups of all games share: pieces with their cards, and the reminders of these cards.
import type { Said } from '../../language.ts'
import type { Names } from './problem.ts'

/** A piece that is ready for the table, with its name, and its card if it has one. */
export type Placed<Piece, Card> = { readonly piece: Piece; readonly name: Said; readonly card: Card | null }

export const namesOf = (pieces: readonly Placed<{ readonly id: string }, unknown>[]): Names =>
  Object.fromEntries(pieces.map(({ piece, name }) => [piece.id, name]))

/** Stands among the names for what a piece is called in one of its forms, so that it is called so whenever it is in it. */
export const nameInForm = (piece: string, form: string): string => `${piece}/${form}`

/** Gives ids to reminders, which no reminder of a table with these names has had. Each has the name of its card. */
export function withIds<Reminder extends object>(
  found: readonly { readonly reminder: Reminder; readonly name: Said }[],
  known: Names = {},
): { abilities: (Reminder & { id: string })[]; names: Names } {
  const numbers = Object.keys(known).map(id => Number(/^ability-(\d+)$/.exec(id)?.[1] ?? 0))
  const idOf = (index: number) => `ability-${Math.max(0, ...numbers) + index + 1}`
  const abilities = found.map(({ reminder }, i) => ({ id: idOf(i), ...reminder }))
  const names = found.map(({ name }, i) => [idOf(i), name])
  return { abilities, names: Object.fromEntries(names) }
}

/** The object without its undefined fields, since a set-up is stored and compared as plain data. */
export const tidy = <T extends object>(facts: T): T =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as T
