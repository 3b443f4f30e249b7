// Reduces a walkthrough to the data about one of its participants.
import type { Head, PersonalData, Row } from './store.ts'

type Share = PersonalData['walkthroughs'][number]

/**
 * Keeps the person's own rows and the head without the other participants. Names of pieces stay only where the set-up
 * or the person's own rows mention them, because another participant may have typed the rest.
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

/** Every string in a value, including the names of its fields. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [key, ...textsIn(inner)])
}
