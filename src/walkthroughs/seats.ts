// The sides of the table: who holds them, to whom they are offered, and for which sides a user may act.
import type { Answer } from '../engine/types.ts'
import type { Press } from '../store/log.ts'
import type { Seat, SeatOffer } from '../store/seats.ts'
import { OFFER_LIVES } from '../store/seats.ts'
import type { Head, Walkthrough } from '../store/walkthroughs.ts'

type Table = Pick<Head, 'starter' | 'seats' | 'offers'>
/** A Discord user with the shown name. */
export type Person = { readonly id: string; readonly name: string }
/** Who presses, and when: an offer counts for a day. */
export type PersonActing = Pick<Press, 'userId' | 'at'>

/** The seat of a player. A player who joined with a later answer may have none yet: that seat is open to everyone. */
export function seatOf({ seats }: Pick<Walkthrough, 'seats'>, player: string): Seat {
  return seats.find(seat => seat.player === player) ?? { player, user: null, name: null }
}

/** The players at the table: those with a seat, and the owners of pieces that join with one of these answers. */
export function playersOf(seats: readonly Seat[], answers: readonly Answer[]): string[] {
  const joined = answers.flatMap(
    answer => (answer.joins ?? []) as { player?: unknown; engagedWith?: unknown }[],
  )
  const named = joined.flatMap(piece => [piece?.player, piece?.engagedWith])
  return [...new Set([...seats.map(seat => seat.player), ...named.filter(one => typeof one === 'string')])]
}

/** The offers that count at this moment. */
export const offersAt = ({ offers }: Pick<Head, 'offers'>, at: number): readonly SeatOffer[] =>
  offers.filter(offer => offer.at > at - OFFER_LIVES)

/** The players at the table for whom a user may act. Players who join with `answer` count already. */
export function actingFor(
  walkthrough: Table & Pick<Walkthrough, 'rows'>,
  by: PersonActing,
  answer: Answer = {},
): string[] {
  const given = walkthrough.rows.flatMap(row => ('answer' in row ? row.answer : []))
  const players = playersOf(walkthrough.seats, [...given, answer])
  return players.filter(player => mayActFor(walkthrough, by, player))
}

/** The starter may act for all; every other user for their own and free sides, and for those offered to them. */
export function mayActFor(table: Table, { userId, at }: PersonActing, player: string): boolean {
  const { user } = seatOf(table, player)
  const offer = offersAt(table, at).find(one => one.player === player)
  return table.starter === userId || userId === (user ?? offer?.user ?? userId)
}

export const playerIds = (count: number): string[] => Array.from({ length: count }, (_, i) => `p${i + 1}`)

/** Makes a seat for each player and gives the first ones to these persons; null leaves a seat open to every user. */
export const seatsFor = (players: readonly string[], persons: readonly (Person | null)[]): Seat[] =>
  players.map((player, i) => ({ player, user: persons[i]?.id ?? null, name: persons[i]?.name ?? null }))
