// What of a walkthrough is about one of those who play it.
import type { Head, PersonalData, Row } from './store.ts'

type Share = PersonalData['walkthroughs'][number]

/**
 * The person's own rows, and the walkthrough without the others: who else plays is stored about them, and so is what they
 * called a piece that neither the set-up nor the person's own rows speak of.
 */
export const shareOf = (user: string, head: Head, rows: readonly Row[]): Share => {
  const own = rows.filter(row => row.by === user)
  const spokenOf = new Set(textsIn([head.setUp, own]))
  return {
    head: {
      ...head,
      starter: head.starter === user ? user : null,
      beginner: head.beginner === user ? user : null,
      seats: head.seats.map(seat => (seat.user === user ? seat : { ...seat, user: null, name: null })),
      names: Object.fromEntries(Object.entries(head.names).filter(([id]) => spokenOf.has(id))),
    },
    rows: own,
  }
}

/** Every text in it, the names of fields too. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [key, ...textsIn(inner)])
}
