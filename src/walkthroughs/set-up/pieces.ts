// What the set-ups of all games share: pieces with their cards, and the reminders of these cards.
import type { Said } from '../../language.ts'
import type { Names } from './problem.ts'

/** A piece that is ready for the table, with its name, and its card if it has one. */
export type Placed<Piece, Card> = { readonly piece: Piece; readonly name: Said; readonly card: Card | null }

export const namesOf = (pieces: readonly Placed<{ readonly id: string }, unknown>[]): Names =>
  Object.fromEntries(pieces.map(({ piece, name }) => [piece.id, name]))

/** Gives ids to reminders. Each has the name of its card. */
export function withIds<Reminder extends object>(
  found: readonly { readonly reminder: Reminder; readonly name: Said }[],
): { abilities: (Reminder & { id: string })[]; names: Names } {
  const abilities = found.map(({ reminder }, i) => ({ id: `ability-${i + 1}`, ...reminder }))
  const names = found.map(({ name }, i) => [`ability-${i + 1}`, name])
  return { abilities, names: Object.fromEntries(names) }
}

/** The same reminders with ids that no reminder of the table has had. */
export function remindersAfter<Reminder extends { readonly id: string }>(
  known: Names,
  { abilities, names }: { readonly abilities: readonly Reminder[]; readonly names: Names },
): { readonly abilities: Reminder[]; readonly names: Names } {
  const numbers = Object.keys(known).map(id => Number(/^ability-(\d+)$/.exec(id)?.[1] ?? 0))
  const idOf = (index: number) => `ability-${Math.max(0, ...numbers) + index + 1}`
  return {
    abilities: abilities.map((one, index) => ({ ...one, id: idOf(index) })),
    names: Object.fromEntries(
      abilities.flatMap(({ id }, index) => (names[id] ? [[idOf(index), names[id]]] : [])),
    ),
  }
}

/** The object without its undefined fields, since a set-up is stored and compared as plain data. */
export const tidy = <T extends object>(facts: T): T =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as T
