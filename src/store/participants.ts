// What both stores make of a walkthrough's participants: one person's data, and what is told without whom.
import type { Facts } from '../engine/game.ts'
import { type Listed, type ListedName, type ListedState, renamed } from './listing.ts'
import type { OwnShare } from './persons.ts'
import type { Seat } from './seats.ts'
import type { Head, LogRow, NewWalkthrough } from './walkthroughs.ts'

/**
 * Keeps the person's own rows and the head without the other participants; null: the person takes no part. Names of pieces stay only where the set-up
 * or the person's own rows mention them, because another participant may have typed the rest; so do the notes in the
 * outcome.
 * @param own the person's own rows
 */
export const shareOf = (
  user: string,
  head: Head,
  listed: Listed | null,
  own: readonly LogRow[],
): OwnShare | null => {
  const takesPart = [head.starter, head.beginner, ...head.seats.map(seat => seat.user)].includes(user)
  if (!takesPart && own.length === 0) return null
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
      listed: listed && withoutNames(listed),
    },
    rows: own,
  }
}

/** The head has the names already, as far as they are for this person. */
function withoutNames({ attacker, targets, more, notices, result }: Listed): Listed {
  const unnamed = (one: ListedName) => ({ ...one, name: null })
  return {
    attacker: attacker && unnamed(attacker),
    targets: targets.map(unnamed),
    more,
    ...(notices && { notices: notices.map(one => ({ ...one, pieces: one.pieces.map(unnamed) })) }),
    ...(result && { result: renamed(result, unnamed) }),
  }
}

type Involving = Pick<Head, 'starter' | 'beginner' | 'seats' | 'closed'> & {
  readonly rows?: readonly LogRow[]
  readonly state?: ListedState
}

/** A walkthrough as it will be once these persons are forgotten, whose deletion is under way. */
export function withoutForgotten<W extends Involving>(walkthrough: W, forgotten: readonly string[]): W {
  if (forgotten.length === 0) return walkthrough
  const { starter, beginner, seats, closed, rows, state } = walkthrough
  const known = (user: string | null) => (user !== null && forgotten.includes(user) ? null : user)
  const isEnded = !closed && known(starter) !== starter
  return {
    ...walkthrough,
    starter: known(starter),
    beginner: known(beginner),
    seats: seatsBut(seats, forgotten),
    closed: closed || isEnded,
    ...(state && { state: isEnded ? 'stopped' : state }),
    ...(rows && { rows: rows.map(row => (known(row.by) === row.by ? row : { ...row, by: null })) }),
  }
}

/** Seats and offers of a new walkthrough without offers to these persons, and without the names of whom they were for. */
export function withoutOffersTo(
  { seats, offers }: Pick<NewWalkthrough, 'seats' | 'offers'>,
  forgotten: readonly string[],
): Pick<NewWalkthrough, 'seats' | 'offers'> {
  const gone = offers.filter(({ user }) => forgotten.includes(user))
  const isGone = ({ player, user }: Seat) => user === null && gone.some(offer => offer.player === player)
  return {
    seats: seats.map(seat => (isGone(seat) ? { ...seat, name: null } : seat)),
    offers: offers.filter(offer => !gone.includes(offer)),
  }
}

/** The same seats, without the persons whose deletion is under way. */
const seatsBut = (seats: readonly Seat[], forgotten: readonly string[]): readonly Seat[] =>
  forgotten.length === 0 ? seats : openUnless(seats, user => user === null || !forgotten.includes(user))

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

const openUnless = (seats: readonly Seat[], holds: (user: string | null) => boolean): Seat[] =>
  seats.map(seat => (holds(seat.user) ? seat : { ...seat, user: null, name: null }))
