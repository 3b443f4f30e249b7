// Describes the correctable numbers and statuses of a card, and the effects that set them.
import type { KeyIn } from '../../../words/words.ts'
import type { TablePiece } from './table.ts'
import type { Asks, Limits } from './typed-text.ts'

/** A correctable number, by its name in a set-up, with its limits. */
export type CorrectedNumber<P extends TablePiece> = Limits & {
  readonly name: string
  readonly asks: Asks
  /** The current value; null: the value is unknown. */
  readonly now: (piece: P) => number | null
}

export type CorrectedStatus<Effect, P extends TablePiece> = {
  /** The option's value in the select of statuses. */
  readonly name: string
  readonly words: KeyIn<'forms'>
  /** The effect that sets the status; null if the card has it already. */
  readonly effect: (piece: P) => Effect | null
}

export type Corrections<Effect, P extends TablePiece> = {
  /** The numbers of each field. Two numbers may share a field, because a form has at most five. */
  readonly numbers: readonly (readonly CorrectedNumber<P>[])[]
  readonly statuses: readonly CorrectedStatus<Effect, P>[]
  /** The effect that sets these numbers of this card. */
  readonly known: (piece: string, numbers: Readonly<Record<string, number>>) => Effect
}

/** Corrections without the types of the game: callers name the cards by their ids. */
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
