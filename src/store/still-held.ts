// The seats that a next walkthrough takes over from the one before it, as they are at that moment.
import type { NewWalkthrough, Seat } from './store.ts'

/** @param sitting who holds a seat of the one before: whoever does not, and has not begun the next one, gets none */
export function stillHeld(
  { starter, seats }: Pick<NewWalkthrough, 'starter' | 'seats'>,
  sitting: readonly (string | null)[],
): Seat[] {
  const holds = (user: string | null) => user === starter || sitting.includes(user)
  return seats.map(seat => (holds(seat.user) ? seat : { ...seat, user: null, name: null }))
}
