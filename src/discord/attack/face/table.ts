// What a game tells the forms about its table: the cards in play, the roles in which a piece may join with an answer,
// and the numbers and statuses that can be corrected.

import type { Cards } from '../../../cards/cards.ts'
import type { Facts } from '../../../engine/game.ts'
import type { LocaleWords } from '../../../words/resources.ts'
import type { KeyIn } from '../../../words/words.ts'
import type { FoundCard, Printed, WantedCard } from './result.ts'
import type { Asks, Limits } from './typed-text.ts'

/** A card in play. */
export type TablePiece = {
  readonly id: string
  readonly kind: string
  readonly player?: string | undefined
}

export type FormTable<P extends TablePiece = TablePiece> = {
  readonly players: readonly string[]
  /** The cards in play; the target and the attacker come first. */
  readonly pieces: readonly P[]
}

export type PieceOf<T extends FormTable> = T['pieces'][number]

/** Puts these ids first, each once, then all others; ids of cards that are not in play are left out. */
export const foremost = <P extends TablePiece>(pieces: readonly P[], first: readonly unknown[]): P[] => [
  ...first.flatMap((id, index) =>
    first.indexOf(id) === index ? pieces.filter(piece => piece.id === id) : [],
  ),
  ...pieces.filter(({ id }) => !first.includes(id)),
]

/** A number that a form can ask for, by its name in a set-up. */
export type PieceNumber = Limits & { readonly name: string; readonly asks: Asks }

/** The table and the question that a joining piece answers. */
export type JoinedAt<T extends FormTable> = {
  readonly table: T
  /** The players who have a seat. */
  readonly seats: readonly string[]
  readonly question: string
  /** The facts of the question. */
  readonly about: Readonly<Record<string, unknown>>
}

/** How a piece comes in by an effect instead of by a choice, with what the form says of it. */
export type Brings = {
  /** The number that the effect may have; null: it takes none. */
  readonly number: PieceNumber | null
  /** Whether it may come after those before it. */
  readonly mayComeLater: boolean
  /** The pieces on the table that a name means before it means somebody new. */
  readonly among: readonly string[]
  readonly effect: (piece: string, said: { readonly amount?: number; readonly later: boolean }) => object
}

/** A role as a form offers it. */
export type OfferedRole = {
  readonly name: string
  readonly wanted: WantedCard
  /** The kinds of the piece. The card or the form chooses one; else the first is taken. */
  readonly kinds: readonly [string, ...string[]]
  readonly title: KeyIn<'forms'>
  readonly numbers: readonly PieceNumber[]
  /** The players to whom the piece can belong; null: it belongs to no player. */
  readonly players: readonly string[] | null
  /** The field of the piece that has the player, and the label of the choice; default: whose card it is. */
  readonly playerIn?: { readonly field: string; readonly label: KeyIn<'forms'> }
  /** The facts that follow from the role, for instance that a target is rested. */
  readonly is?: Readonly<Record<string, unknown>>
  /** What only the players can say of a piece that no card describes, for instance that it has Blocker. */
  readonly withoutCard?: { readonly keywords: readonly string[] }
  /** The card that comes on top of the joining one, such as a Pilot; `with` looks the joining card up together with it. */
  readonly paired?: {
    readonly wanted: WantedCard
    readonly label: KeyIn<'forms'>
    readonly with: (other: FoundCard) => WantedCard
    /** Under what the names of the table have that card. */
    readonly named: (card: FoundCard) => string
  }
  /** What joins beside the card under this id: effects that wait on it. */
  readonly waiting?: (
    printed: Printed,
    id: string,
  ) => readonly { readonly ability: { readonly id: string } }[]
  /** The choice of the answer; without it the choice is the id of the new piece. */
  readonly choice?: string
  /** The piece answers no question, but comes with a report. */
  readonly isReported?: true
  /** The piece does not answer the question, but comes in by an effect. */
  readonly brings?: Brings
}

export type Role<T extends FormTable, Question extends string> = Omit<OfferedRole, 'players'> & {
  /** It may also come at any moment of an activation, with a report. */
  readonly within?: true
  /** The questions that the role can answer. */
  readonly questions: readonly Question[]
  readonly players: ((at: JoinedAt<T>) => readonly string[]) | null
  /** What depends on the table. */
  readonly now?: (at: JoinedAt<T>) => Pick<OfferedRole, 'numbers' | 'brings'>
}

/** Stands before the name of a role in the place of a choice; no choice of the engine begins with it. */
export const JOIN = '+'

/** A correctable number, by its name in a set-up, with its limits. */
type CorrectedNumber<P extends TablePiece> = Limits & {
  readonly name: string
  readonly asks: Asks
  /** The current value; null: the value is unknown. */
  readonly now: (piece: P) => number | null
}

export type CorrectedStatus<Effect, P extends TablePiece> = {
  /** The option's value in the select of statuses. */
  readonly name: string
  readonly words: KeyIn<'forms'>
  /** The player whom the words name. */
  readonly of?: string
  /** The effect that sets the status; null if the card has it already. */
  readonly effect: (piece: P) => Effect | null
}

/** One way to put right why something is barred: what is so of a piece instead. */
export type PutRight = {
  /** Its words: what is so. */
  readonly words: keyof LocaleWords['attack']['mend']
  readonly piece: string
  /** Another player whom the words name. */
  readonly player?: string
  /** The status by which a board puts it right. */
  readonly status: string
  /** The same before an attack begins, as fields of the piece in a set-up; null: it is not there. Left out: only a board can. */
  readonly fact?: Facts | null
}

/** A table whose pieces have the fields of its game; `cards` where a form is looked up. */
export type WrongTable = {
  readonly pieces: readonly (TablePiece & Facts)[]
  readonly players: readonly string[]
  readonly cards: Cards | null
}

/** The ways to put right why a piece is barred, and the events by which an attack itself would have made it so. */
export type Mended = {
  readonly since: readonly string[]
  readonly ways: (barred: string, at: WrongTable) => readonly PutRight[]
}

/** The way that is about the barred piece itself. */
export const byStatus =
  (words: PutRight['words'], status: string, fact?: Facts): Mended['ways'] =>
  piece => [{ words, piece, status, ...(fact && { fact }) }]

export type Corrections<Effect, P extends TablePiece, T extends FormTable<P> = FormTable<P>> = {
  /** The numbers of each field. Two numbers may share a field, because a form has at most five. */
  readonly numbers: readonly (readonly CorrectedNumber<P>[])[]
  /** Those that a card on this table can have. */
  readonly statuses: (table: T) => readonly CorrectedStatus<Effect, P>[]
  /** By the reason for which the rules bar something. */
  readonly mends?: Readonly<Record<string, Mended>>
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
    readonly of?: string
    readonly effect: (piece: string) => unknown
  }[]
  readonly mends: Readonly<Record<string, Mended>>
  readonly known: (piece: string, numbers: Readonly<Record<string, number>>) => unknown
}
