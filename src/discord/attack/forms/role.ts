// Describes the roles in which a piece may join with an answer: its kinds, its players and its numbers.
import type { KeyIn } from '../../../words/words.ts'
import type { Wanted } from './look-up.ts'
import type { PieceOf, Table } from './table.ts'
import type { Asks, Limits } from './typed-text.ts'

/** A number that a form can ask for, by its name in a set-up. */
export type PieceNumber = Limits & { readonly name: string; readonly asks: Asks }

/** The table and the question that a joining piece answers. */
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
  /** The kinds of the piece. The card or the form chooses one; else the first is taken. */
  readonly kinds: readonly string[]
  readonly title: KeyIn<'forms'>
  readonly numbers: readonly PieceNumber[]
  /** The players to whom the piece can belong; null: it belongs to no player. */
  readonly players: readonly string[] | null
  /** The facts that follow from the role, for instance that a target is rested. */
  readonly is?: Readonly<Record<string, unknown>>
  /** The choice of the answer; without it the choice is the id of the new piece. */
  readonly choice?: string
}

export type Role<T extends Table, Question extends string> = Omit<OfferedRole, 'kinds' | 'players'> & {
  /** The questions that the role can answer. */
  readonly questions: readonly Question[]
  readonly kinds: readonly PieceOf<T>['kind'][]
  readonly players: ((at: JoinedAt<T>) => readonly string[]) | null
}

/** Stands before the name of a role in the place of a choice; no choice of the engine begins with it. */
export const JOIN = '+'
