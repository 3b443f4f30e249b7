// The counts of an interaction for the bot's metrics: no ids, and no text that a user typed.

export type Counted = {
  /** command, menu, autocomplete, press, modal */
  readonly kind: string
  readonly command: string
  readonly outcome: string
  /** From Discord's creation of the interaction to its receipt, at least 0: two clocks measure it, so it is a trend. */
  readonly receiptMs: number
  /** The time from its receipt to its answer. */
  readonly answerMs: number
  /** For a look-up: the tier of the finding; null: nothing was found. */
  readonly tier?: string | null
}

export type Counts = {
  readonly interaction: (counted: Counted) => void
  readonly reconnecting: () => void
}
