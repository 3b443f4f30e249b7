// Who may see a walkthrough where.
import type { Head, Walkthrough } from '../../../store/walkthroughs.ts'
import { offersAt } from '../../../walkthroughs/seats.ts'
import type { Caller } from '../../interaction/command.ts'

/**
 * Whether the user may see a walkthrough here: its public board stands here or in a thread that everybody here sees, or
 * the user takes part in it, or is offered to.
 */
export function mayLook(walkthrough: Walkthrough, caller: Caller): boolean {
  const { channel, thread, isPrivate, starter, beginner, seats, rows } = walkthrough
  const { place, at } = caller
  if (!isPrivate && [place.channel, ...place.threads].includes(thread ?? channel)) return true
  const invited = offersAt(walkthrough, at).map(({ user }) => user)
  const people = [starter, beginner, ...invited, ...seats.map(seat => seat.user), ...rows.map(row => row.by)]
  return people.includes(caller.userId) && mayLookInto(walkthrough, caller)
}

/**
 * Whether a user who takes part may see the walkthrough here: it is private, or the user is in its server. Discord
 * vouches only for users who press inside the server; others may have lost access to it.
 */
export const mayLookInto = (
  { isPrivate, guild }: Pick<Head, 'isPrivate' | 'guild'>,
  { place }: Caller,
): boolean => isPrivate || guild === null || guild === place.guild
