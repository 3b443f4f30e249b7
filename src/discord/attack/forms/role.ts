// Who may join the table with an answer: as what, whose they are, and what has to be said of them.
import type { KeyIn } from '../../../words/words.ts'
import type { Wanted } from './look-up.ts'
import type { PieceOf, Table } from './table.ts'
import type { Asks, Limits } from './typed.ts'

/** A number that can be given, by its name in a set-up. */
export type PieceNumber = Limits & { readonly name: string; readonly asks: Asks }

/** Where somebody is about to join: with an answer to which question. */
export type JoinedAt<T extends Table> = {
  readonly table: T
  /** The players who have a seat. */
  readonly seats: readonly string[]
  readonly question: string
}

/** A role as a form offers it. */
export type OfferedRole = {
  readonly name: string
  readonly wanted: Wanted
  /** The first kind, unless the card or the form says another. */
  readonly kinds: readonly string[]
  readonly title: KeyIn<'forms'>
  readonly numbers: readonly PieceNumber[]
  /** Whose it can be; null: nobody's. */
  readonly players: readonly string[] | null
  /** What is true of it because it answers this question. */
  readonly is?: Readonly<Record<string, unknown>>
  /** The choice that is answered; left out, the new piece itself. */
  readonly choice?: string
}

export type Role<T extends Table, Question extends string> = Omit<OfferedRole, 'kinds' | 'players'> & {
  /** The questions that it can answer. */
  readonly questions: readonly Question[]
  readonly kinds: readonly PieceOf<T>['kind'][]
  readonly players: ((at: JoinedAt<T>) => readonly string[]) | null
}

/** Before the name of a role, where the choices of a question stand: no choice of the engine begins so. */
export const JOIN = '+'
