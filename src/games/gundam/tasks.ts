// What can wait in an attack of the GUNDAM CARD GAME until what comes before it is done, each with what it needs to know.

/** Facts that nobody gave, and choices inside an effect: what is asked for. */
export type GundamInquiries = {
  shieldArea: object
  /** The destroyed Shield of this number. */
  burst: { readonly number: number }
  burstOrder: object
  survives: { readonly piece: string }
  number: { readonly piece: string; readonly of: 'ap' | 'hp' }
}

type Pair = { readonly attacker: string; readonly target: string }

/** What the rules do by themselves when its turn comes. */
export type GundamDuties = {
  struck: object
  strikesBack: Pair
  whoDestroyed: Pair
  openBursts: object
  burstResolved: { readonly number: number }
}
