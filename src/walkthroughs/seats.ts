// The sides of the table: their holders, the sides for which a user may act, and how lead and sides are handed over.
import type { Answer } from '../engine/types.ts'
import { type Seat, type Store, StoreFault, type Walkthrough } from '../store/store.ts'

type Taken = Pick<Walkthrough, 'starter' | 'seats' | 'rows'>
/** A Discord user with the shown name. */
export type Person = { readonly id: string; readonly name: string }

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

/** The players at the table for whom a user may act. Players who join with `answer` count already. */
export function actingFor(walkthrough: Taken, user: string, answer: Answer = {}): string[] {
  const given = walkthrough.rows.flatMap(row => ('answer' in row ? row.answer : []))
  const players = playersOf(walkthrough.seats, [...given, answer])
  return players.filter(player => mayActFor(walkthrough, user, player))
}

/** The starter may act for all; every other user for their own and free sides. */
export const mayActFor = (
  table: Pick<Walkthrough, 'starter' | 'seats'>,
  user: string,
  player: string,
): boolean => table.starter === user || [null, user].includes(seatOf(table, player).user)

/** Why the lead or a seat is not handed over, and which user could do it. */
export type Denied =
  | { readonly problem: 'notStarter'; readonly starter: string | null }
  | { readonly problem: 'notYourSeat'; readonly seat: Seat }
  | { readonly problem: 'noSuchSeat' }
  | { readonly problem: 'takesNoPart' }

/**
 * Whether a user may hand over the lead: only the starter may, and only to a person who has a seat or has answered.
 * Null: it is allowed.
 */
export function mayHandOver({ starter, seats, rows }: Taken, from: string, to: string): Denied | null {
  if (starter !== from) return { problem: 'notStarter', starter }
  const takesPart = to === from || seats.some(({ user }) => user === to) || rows.some(({ by }) => by === to)
  return takesPart ? null : { problem: 'takesNoPart' }
}

/** The starter may give any seat, a holder their own; every user may take a free seat. Returns the seat, or why not. */
export function mayGiveSeat(
  { starter, seats }: Pick<Walkthrough, 'starter' | 'seats'>,
  from: string,
  player: string,
  to: Person,
): Denied | { readonly seat: Seat } {
  const seat = seats.find(one => one.player === player)
  if (!seat) return { problem: 'noSuchSeat' }
  const takesOpenSeat = seat.user === null && to.id === from
  return [starter, seat.user].includes(from) || takesOpenSeat ? { seat } : { problem: 'notYourSeat', seat }
}

/** changed: its holder has changed meanwhile, and nothing is handed over. gone: the walkthrough no longer exists. */
export type Handed =
  | { readonly result: 'handed' | 'changed'; readonly walkthrough: Walkthrough }
  | { readonly result: 'gone' }
  | ({ readonly result: 'denied' } & Denied)

/** Gives the lead to a user who takes part; the seats do not change. @throws StoreFault */
export async function handOver(
  store: Store,
  walkthrough: Walkthrough,
  from: string,
  to: string,
): Promise<Handed> {
  const denied = mayHandOver(walkthrough, from, to)
  if (denied) return { result: 'denied', ...denied }
  const isHanded = await store.giveLead(walkthrough.id, from, to)
  return isHanded ? handed(store, { ...walkthrough, starter: to }) : changed(store, walkthrough)
}

/** Gives the seat of a player to a user. @throws StoreFault */
export async function giveSeat(
  store: Store,
  walkthrough: Walkthrough,
  from: string,
  player: string,
  to: Person,
): Promise<Handed> {
  const asked = mayGiveSeat(walkthrough, from, player, to)
  if ('problem' in asked) return { result: 'denied', ...asked }
  const { seat } = asked
  const given = { player, user: to.id, name: to.name }
  const isHanded = await store.giveSeat(walkthrough.id, player, seat.user, given)
  const seats = walkthrough.seats.map(one => (one === seat ? given : one))
  return isHanded ? handed(store, { ...walkthrough, seats }) : changed(store, walkthrough)
}

/** Reads the walkthrough again for changes by others; if that fails, it returns the one that was handed over. */
async function handed(store: Store, given: Walkthrough): Promise<Handed> {
  try {
    return { result: 'handed', walkthrough: (await store.read(given.id)) ?? given }
  } catch (error) {
    if (error instanceof StoreFault) return { result: 'handed', walkthrough: given }
    throw error
  }
}

async function changed(store: Store, { id }: Walkthrough): Promise<Handed> {
  const walkthrough = await store.read(id)
  return walkthrough ? { result: 'changed', walkthrough } : { result: 'gone' }
}

export const playerIds = (count: number): string[] => Array.from({ length: count }, (_, i) => `p${i + 1}`)

/** Makes a seat for each player and gives the first ones to these persons; null leaves a seat open to every user. */
export const seatsFor = (players: readonly string[], persons: readonly (Person | null)[]): Seat[] =>
  players.map((player, i) => ({ player, user: persons[i]?.id ?? null, name: persons[i]?.name ?? null }))
