// The table as it stands in a scene, as far as it is the same in every game; what else there is only its face knows.

/** One piece on the table, or one that has left it. */
export type Figure = { readonly id: string; readonly where: string }

/** An ability that the players have written down, with the moment at which it opens. */
export type Reminder = { readonly id: string; readonly forced: boolean; readonly on: string }

export type TableNow<F extends Figure = Figure> = {
  readonly edition: string
  readonly figures: readonly F[]
  readonly attacker: string | null
  /** What is attacked: pieces, or a player. */
  readonly targets: readonly string[]
  /** Who has stepped in between. */
  readonly defender: string | null
  /** The reminders that are known, used up or not. */
  readonly abilities: readonly Reminder[]
}
