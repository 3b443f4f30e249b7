// What of a walkthrough is about one of those who play it.
import type { Head, PersonalData, Row } from './store.ts'

type Share = PersonalData['walkthroughs'][number]

/** The person's own rows, and the walkthrough without the others: who else plays is stored about them. */
export const shareOf = (user: string, head: Head, rows: readonly Row[]): Share => ({
  head: {
    ...head,
    starter: head.starter === user ? user : null,
    beginner: head.beginner === user ? user : null,
    seats: head.seats.map(seat => (seat.user === user ? seat : { ...seat, user: null, name: null })),
  },
  rows: rows.filter(row => row.by === user),
})
