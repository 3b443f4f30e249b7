// What of a card can be corrected: its numbers and its statuses, and the effects that set them.
import type { KeyIn } from '../../../words/words.ts'
import type { TablePiece } from './table.ts'
import type { Asks, Limits } from './typed.ts'

/** A number that can be corrected, by its name in a set-up, as the rules of the game limit it. */
export type CorrectedNumber<P extends TablePiece> = Limits & {
  readonly name: string
  readonly asks: Asks
  /** How much it is now; null: nobody has said. */
  readonly now: (piece: P) => number | null
}

export type CorrectedStatus<Effect, P extends TablePiece> = {
  /** Its name in the field of the form. */
  readonly name: string
  readonly words: KeyIn<'forms'>
  /** The effect that makes it so; null if it is so already. */
  readonly effect: (piece: P) => Effect | null
}

export type Corrections<Effect, P extends TablePiece> = {
  /** The numbers of each field. A form has five fields: two numbers may share one. */
  readonly numbers: readonly (readonly CorrectedNumber<P>[])[]
  readonly statuses: readonly CorrectedStatus<Effect, P>[]
  /** The effect that says these numbers of this card. */
  readonly known: (piece: string, numbers: Readonly<Record<string, number>>) => Effect
}

/** The same for whoever knows the cards by their ids alone. */
export type OfferedCorrections = {
  readonly numbers: readonly (readonly (Limits & {
    readonly name: string
    readonly now: (piece: string) => number | null
  })[])[]
  readonly statuses: readonly {
    readonly name: string
    readonly words: KeyIn<'forms'>
    readonly effect: (piece: string) => unknown
  }[]
  readonly known: (piece: string, numbers: Readonly<Record<string, number>>) => unknown
}
