// What is counted of an interaction, for whoever watches the bot: no ids, and nothing that somebody typed.

export type Counted = {
  /** command, menu, autocomplete, press, modal */
  readonly kind: string
  readonly command: string
  readonly outcome: string
  /** From when Discord made it to when it came, by two clocks: a trend, and not below 0. */
  readonly receiptMs: number
  /** From when it came to when it was answered. */
  readonly answerMs: number
  /** For a look-up: how what was found was found; null: nothing was. */
  readonly tier?: string | null
}

export type Counts = {
  readonly interaction: (counted: Counted) => void
  readonly reconnecting: () => void
}
