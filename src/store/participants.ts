// What both stores make of a walkthrough's participants: one person's data, and the seats that the next one takes over.
import type { Facts } from '../engine/game.ts'
import type { Head, LogRow, NewWalkthrough, PersonalData, Seat } from './store.ts'

/**
 * Keeps the person's own rows and the head without the other participants. Names of pieces stay only where the set-up
 * or the person's own rows mention them, because another participant may have typed the rest; so do the notes in the
 * outcome.
 */
export const shareOf = (
  user: string,
  head: Head,
  rows: readonly LogRow[],
): PersonalData['walkthroughs'][number] => {
  const own = rows.filter(row => row.by === user)
  const spokenOf = new Set(textsIn([head.setUp, own]))
  return {
    head: {
      ...head,
      starter: head.starter === user ? user : null,
      beginner: head.beginner === user ? user : null,
      seats: openUnless(head.seats, holder => holder === user),
      offers: head.offers.filter(offer => offer.user === user),
      names: Object.fromEntries(Object.entries(head.names).filter(([id]) => spokenOf.has(id))),
      outcome: head.outcome && withoutTexts(head.outcome, spokenOf),
    },
    rows: own,
  }
}

/** An outcome without the notes that others have typed. */
function withoutTexts(outcome: Facts, own: ReadonlySet<string>): Facts {
  return JSON.parse(
    JSON.stringify(outcome, (field, value) => {
      if (field === 'notes' && Array.isArray(value)) return value.filter(note => own.has(note))
      return field === 'text' && !own.has(value) ? '' : value
    }),
  )
}

/** Every string in a value, including the names of its fields. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [key, ...textsIn(inner)])
}

/**
 * The seats of a walkthrough that another one follows, without the players who have lost their seats meanwhile.
 * @param sitting the users who hold seats in the walkthrough before; all other seats but the starter's become open
 */
export const stillHeld = (
  { starter, seats }: Pick<NewWalkthrough, 'starter' | 'seats'>,
  sitting: readonly (string | null)[],
): Seat[] => openUnless(seats, user => user === starter || sitting.includes(user))

const openUnless = (seats: readonly Seat[], holds: (user: string | null) => boolean): Seat[] =>
  seats.map(seat => (holds(seat.user) ? seat : { ...seat, user: null, name: null }))
