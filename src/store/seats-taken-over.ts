// Copies the seats of one walkthrough to the next one, without the players who have lost their seats meanwhile.
import type { NewWalkthrough, Seat } from './store.ts'

/** @param sitting the users who hold seats in the walkthrough before; all other seats but the starter's become open */
export function stillHeld(
  { starter, seats }: Pick<NewWalkthrough, 'starter' | 'seats'>,
  sitting: readonly (string | null)[],
): Seat[] {
  const holds = (user: string | null) => user === starter || sitting.includes(user)
  return seats.map(seat => (holds(seat.user) ? seat : { ...seat, user: null, name: null }))
}
