// The tasks that can wait on the stack in an attack of the GUNDAM CARD GAME, each with the facts it needs.

/** The questions about unknown facts, and about choices inside an effect. */
export type GundamInquiries = {
  shieldArea: object
  /** `number` is the number of the destroyed Shield. */
  burst: { readonly number: number }
  burstOrder: object
  survives: { readonly piece: string }
  number: { readonly piece: string; readonly of: 'ap' | 'hp' }
}

type Pair = { readonly attacker: string; readonly target: string }

/** The tasks that the rules do without a question. */
export type GundamDuties = {
  struck: object
  strikesBack: Pair
  whoDestroyed: Pair
  openBursts: object
  burstResolved: { readonly number: number }
}
