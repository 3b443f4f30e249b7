// The lead and the seats change hands: whoever has one offers it, and it is the other's once they take it.

import { type Held, LEAD } from '../store/seats.ts'
import { type Store, StoreFault } from '../store/store.ts'
import type { Head, Walkthrough } from '../store/walkthroughs.ts'
import { mayActFor, offersAt, type Person, type PersonActing, seatOf } from './seats.ts'

type Table = Pick<Head, 'starter' | 'seats' | 'offers'>

/** Why the lead or a seat is not handed over, and which user could do it. */
export type Denied =
  | { readonly problem: 'notStarter'; readonly starter: string | null }
  | { readonly problem: 'notYourSeat'; readonly player: string }
  | { readonly problem: 'noSuchSeat' }
  | { readonly problem: 'hasNoSeat' }
  | { readonly problem: 'hasIt' }
  | { readonly problem: 'closed' }

/** Whose a seat or the lead is, and to whom it is offered; null: there is no such seat. */
function heldIn({ starter, seats, offers }: Table, player: string): Held | null {
  const seat = seats.find(one => one.player === player)
  if (!seat && player !== LEAD) return null
  const offeredTo = offers.find(one => one.player === player)?.user ?? null
  return { player, user: seat ? seat.user : starter, offeredTo }
}

/**
 * Why a user may not give a seat or the lead to this person; null: they may. The starter may give any seat, a holder their
 * own; every user may take one that is free. Only the starter gives the lead, and only to a person who has taken a seat.
 */
function deniedTo(table: Table, by: PersonActing, { player, user }: Held, to: string): Denied | null {
  const { starter, seats } = table
  const isOwn = to === by.userId
  if (player === LEAD && starter !== by.userId) return { problem: 'notStarter', starter }
  if (player !== LEAD && !mayGive(table, by, player, isOwn)) return { problem: 'notYourSeat', player }
  if (isOwn) return null
  if (to === user) return { problem: 'hasIt' }
  if (player === LEAD && seats.every(seat => seat.user !== to)) return { problem: 'hasNoSeat' }
  return null
}

function mayGive(table: Table, by: PersonActing, player: string, toThemselves: boolean): boolean {
  const { user } = seatOf(table, player)
  return [table.starter, user].includes(by.userId) || (toThemselves && mayActFor(table, by, player))
}

/**
 * taken: it is the user's own now. offered: it is theirs once they take it. changed: it is not held as it was, or nothing of
 * it is offered to the user, and nothing has been changed. gone: the walkthrough no longer exists.
 */
export type Offered =
  | { readonly result: 'taken' | 'offered' | 'refused' | 'changed'; readonly walkthrough: Walkthrough }
  | { readonly result: 'gone' }

/**
 * Gives a seat, or the lead, to a person: it is offered to them, unless they take it themselves.
 * @throws StoreFault if the store cannot say whether it has done that
 */
export async function handOver(
  store: Store,
  walkthrough: Walkthrough,
  press: PersonActing,
  player: string,
  to: Person,
): Promise<Offered | ({ readonly result: 'denied' } & Denied)> {
  const held = heldIn(walkthrough, player)
  if (!held) return { result: 'denied', problem: 'noSuchSeat' }
  const denied = deniedTo(walkthrough, press, held, to.id)
  if (denied) return { result: 'denied', ...denied }
  if (to.id === press.userId) return taken(store, walkthrough, [held], to)
  const offer = { user: to.id, at: press.at }
  if (!(await store.offer(walkthrough.table, held, offer, to.name))) {
    const isOver = await store.hasEnded(walkthrough.table)
    return isOver ? { result: 'denied', problem: 'closed' } : changed(store, walkthrough)
  }
  const without = freed(walkthrough, [player], to.name)
  return handed(store, 'offered', { ...without, offers: [...without.offers, { player, ...offer }] })
}

/** Takes what is offered to a user among these seats and the lead. @throws StoreFault as handOver does */
export async function takeOffered(
  store: Store,
  walkthrough: Walkthrough,
  by: PersonActing,
  players: readonly string[],
  name: string,
): Promise<Offered> {
  const held = offeredTo(walkthrough, by, players).flatMap(player => heldIn(walkthrough, player) ?? [])
  return taken(store, walkthrough, held, { id: by.userId, name })
}

/** Refuses what is offered to a user among these seats and the lead. @throws StoreFault as handOver does */
export async function refuseOffered(
  store: Store,
  walkthrough: Walkthrough,
  by: PersonActing,
  players: readonly string[],
): Promise<Offered> {
  const refused = offeredTo(walkthrough, by, players)
  const isDone = refused.length > 0 && (await store.refuse(walkthrough.table, refused, by.userId))
  return isDone ? handed(store, 'refused', freed(walkthrough, refused, null)) : changed(store, walkthrough)
}

/** Those among these players, and LEAD, that are offered to a user at this moment. */
function offeredTo(
  walkthrough: Walkthrough,
  { userId, at }: PersonActing,
  players: readonly string[],
): string[] {
  const offers = offersAt(walkthrough, at).filter(({ user }) => user === userId)
  return players.filter(player => offers.some(offer => offer.player === player))
}

async function taken(
  store: Store,
  walkthrough: Walkthrough,
  held: readonly Held[],
  { id: user, name }: Person,
): Promise<Offered> {
  const isDone = held.length > 0 && (await store.take(walkthrough.table, held, { user, name }))
  if (!isDone) return changed(store, walkthrough)
  const players = held.map(({ player }) => player)
  const without = freed(walkthrough, players, name)
  const seats = without.seats.map(seat => (players.includes(seat.player) ? { ...seat, user } : seat))
  const starter = players.includes(LEAD) ? user : walkthrough.starter
  return handed(store, 'taken', { ...without, seats, starter })
}

/** A walkthrough in which nobody has these seats, or is offered them or the lead. */
const freed = (walkthrough: Walkthrough, players: readonly string[], name: string | null): Walkthrough => ({
  ...walkthrough,
  offers: walkthrough.offers.filter(({ player }) => !players.includes(player)),
  seats: walkthrough.seats.map(seat =>
    players.includes(seat.player) ? { player: seat.player, user: null, name } : seat,
  ),
})

/** Reads the walkthrough again for changes by others; if that fails, it returns what has been done. */
async function handed(
  store: Store,
  result: 'taken' | 'offered' | 'refused',
  done: Walkthrough,
): Promise<Offered> {
  try {
    return { result, walkthrough: (await store.read(done.id)) ?? done }
  } catch (error) {
    if (error instanceof StoreFault) return { result, walkthrough: done }
    throw error
  }
}

async function changed(store: Store, { id }: Walkthrough): Promise<Offered> {
  const walkthrough = await store.read(id)
  return walkthrough ? { result: 'changed', walkthrough } : { result: 'gone' }
}
