// The table of a scene, as far as it is the same in every game; only the game's face knows the rest.

/** One piece on the table, or one that has left it. */
export type Figure = {
  readonly id: string
  readonly where: string
  readonly kind?: string | null | undefined
  /** Its hit points or HP without damage, if they are known. */
  readonly most?: number | null
}

/** An ability that the players wrote down, with the moment at which it opens. */
export type ReminderNow = { readonly id: string; readonly forced: boolean; readonly on: string }

export type TableNow<F extends Figure = Figure> = {
  readonly edition: string
  readonly figures: readonly F[]
  readonly attacker: string | null
  /** The attacked pieces, or the attacked player. */
  readonly targets: readonly string[]
  /** The character that defends or the Unit that blocks. */
  readonly defender: string | null
  /** All reminders of the table, used or not. */
  readonly abilities: readonly ReminderNow[]
}
