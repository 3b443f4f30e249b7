// Sides of a table: who sits there, who leads, and what is offered to whom.

/** A side of the table: a player of the flow's set-up, and the user who speaks for it. */
export type Seat = {
  readonly player: string
  /** null: the seat is open to everyone. */
  readonly user: string | null
  /** The name on display: the user's name on Discord, or a typed one; null: the words for the side itself. */
  readonly name: string | null
}

/** The user who takes a seat, with the name on display. */
export type Taker = { readonly user: string; readonly name: string }

/** Stands in an offer, and in place of a player, for the lead. No player has this id: those are p1, p2 … */
export const LEAD = 'the lead'

/** A seat, or the lead, that somebody has given to another user, who has not taken it yet. */
export type SeatOffer = {
  /** The player of the seat; or LEAD. */
  readonly player: string
  readonly user: string
  /** When it was made, in milliseconds since 1970. */
  readonly at: number
}

/** Whose a seat or the lead is, and to whom it is offered, as it was seen: what changes hands must still be held so. */
export type Held = {
  /** The player of the seat; or LEAD. */
  readonly player: string
  readonly user: string | null
  readonly offeredTo: string | null
}

/** How long an offer counts and is stored at most, in milliseconds. */
export const OFFER_LIVES = 24 * 60 * 60 * 1000

/** A part of the store. Every method may throw a StoreFault. */
export type SeatStore = {
  /**
   * Offers a seat of a table that has not ended, or its lead, if it is still held like this; what was offered before is replaced. The
   * seat then belongs to nobody and has this name. The lead is offered only to a user with a seat. False: nothing has been
   * changed.
   */
  readonly offer: (id: string, from: Held, offer: Omit<SeatOffer, 'player'>, name: string) => Promise<boolean>
  /**
   * Gives seats, or the lead, to the user who takes them, as far as they are still held like this; with that nobody is
   * offered them any more. The lead goes only to whom it is offered. False: nothing has been changed.
   */
  readonly take: (id: string, from: readonly Held[], by: Taker) => Promise<boolean>
  /**
   * Ends what is offered to the user among these seats and the lead: such a seat is open, without the name that was given
   * with the offer. False: nothing of it was offered to the user.
   */
  readonly refuse: (id: string, players: readonly string[], user: string) => Promise<boolean>
}
