// The sides of the table: whose each is, for whom somebody may act, and how sides and the starter's role change hands.
import type { Answer } from '../engine/types.ts'
import type { Change, Seat, Walkthrough } from '../store/store.ts'

type Taken = Pick<Walkthrough, 'starter' | 'seats' | 'rows'>
export type Person = { readonly id: string; readonly name: string }

/** The seat of a player. Who came to the table with a later answer has none yet: it is open to everyone. */
export function seatOf({ seats }: Pick<Walkthrough, 'seats'>, player: string): Seat {
  return seats.find(seat => seat.player === player) ?? { player, user: null, name: null }
}

/** The players at the table: those with a seat, and those whose cards come with one of these answers. */
export function playersOf(seats: readonly Seat[], answers: readonly Answer[]): string[] {
  const joined = answers.flatMap(
    answer => (answer.joins ?? []) as { player?: unknown; engagedWith?: unknown }[],
  )
  const named = joined.flatMap(piece => [piece?.player, piece?.engagedWith])
  return [...new Set([...seats.map(seat => seat.player), ...named.filter(one => typeof one === 'string')])]
}

/**
 * The players for whom a user may act: the starter for all; everyone else for the sides that are theirs and those that
 * nobody has taken. `answer` is one that is about to be given: whoever joins with it counts already.
 */
export function actingFor(walkthrough: Taken, user: string, answer: Answer = {}): string[] {
  const given = walkthrough.rows.flatMap(row => ('answer' in row ? row.answer : []))
  const players = playersOf(walkthrough.seats, [...given, answer])
  if (walkthrough.starter === user) return players
  return players.filter(player => [null, user].includes(seatOf(walkthrough, player).user))
}

/** What is to be stored through `store.change`; or why not, and whose it is to do. */
export type Handed =
  | { readonly change: Change }
  | { readonly problem: 'notStarter'; readonly starter: string | null }
  | { readonly problem: 'notYourSeat'; readonly seat: Seat }
  | { readonly problem: 'noSuchSeat' }

/** The starter gives the starter's role to somebody else. The seats stay whose they are. */
export function handOver({ starter }: Pick<Walkthrough, 'starter'>, from: string, to: string): Handed {
  return starter === from ? { change: { starter: to } } : { problem: 'notStarter', starter }
}

/**
 * Gives a seat to somebody, or with null opens it to everyone. The starter may, and who holds it; a seat that nobody
 * holds may be taken by anyone for themselves.
 */
export function giveSeat(
  walkthrough: Pick<Walkthrough, 'starter' | 'seats'>,
  from: string,
  player: string,
  to: Person | null,
): Handed {
  const seat = walkthrough.seats.find(one => one.player === player)
  if (!seat) return { problem: 'noSuchSeat' }
  const takesOpenSeat = seat.user === null && to?.id === from
  if (![walkthrough.starter, seat.user].includes(from) && !takesOpenSeat)
    return { problem: 'notYourSeat', seat }
  const given = { player, user: to?.id ?? null, name: to?.name ?? null }
  return { change: { seats: walkthrough.seats.map(one => (one === seat ? given : one)) } }
}
