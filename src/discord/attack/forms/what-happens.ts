// One line of “what happens”: its words, what has to be said with it, and the effects it is reported as.
import type { KeyIn } from '../../../words/words.ts'
import type { Table, TablePiece } from './table.ts'

/** What somebody said with a kind. What it does not take is empty or 0. */
export type Said<T extends Table = Table> = {
  readonly whom: string
  /** 'all' and 'none' only where the kind takes them. */
  readonly number: number | 'all' | 'none'
  readonly text: string
  readonly table: T
  /** An id for a card that comes to the table. */
  readonly newId: (prefix: string) => string
}

/** A card as it is reported, but for its name. */
export type Report<Effect> = {
  readonly effects: readonly Effect[]
  readonly label?: string
  readonly owner?: string
  /** The id of a new card that is called what was typed. */
  readonly calls?: string
}

/** A report of what happened, an ability that is carried out, or a form that the flow has for itself. */
export type FormAbout = 'report' | 'resolve' | 'special'

export type NumberWanted = {
  readonly min: number
  readonly max: number
  /** The words that stand for a number: all, or nothing typed. */
  readonly or?: readonly ('all' | 'none')[]
}

/** A kind as a form offers it, whatever effects are behind it. */
export type OfferedKind = {
  /** Its name in the field of the form. */
  readonly name: string
  readonly words: KeyIn<'forms'>
  /** The effect that must be legal for it; null: a card may always be played so. */
  readonly effect: string | null
  readonly whom?: 'needed' | 'possible'
  /** What it can concern beside a card: a player, a place. */
  readonly orWhom?: string
  readonly number?: NumberWanted
  /** What the text is: the note itself, or the name of a new card. */
  readonly text?: 'note' | 'name'
}

export type Kind<Effect extends { kind: string }, T extends Table> = OfferedKind & {
  readonly effect: Effect['kind'] | null
  /** The forms in which it makes sense; left out, all. */
  readonly forms?: readonly FormAbout[]
  /** Whether there is anything that it could be about now. */
  readonly fits?: (table: T) => boolean
  readonly makes: (said: Said<T>) => Report<Effect>
}

/** Something beside the cards that can be concerned: a player, a place. */
export type Beside = {
  readonly id: string
  /** What a kind that can concern it says in `orWhom`. */
  readonly is: string
  /** What it is called; null: it has a name of its own. */
  readonly name: KeyIn<'forms'> | null
  readonly hint: KeyIn<'forms'> | null
  /** The problem of a kind that cannot concern it. */
  readonly unfit: string
}

export const AMOUNT = { min: 0, max: 99 } as const
export const CHANGE = { min: -99, max: 99 } as const

/** Where a kind takes a plain number, that is what was said. */
export const plain = ({ number }: Pick<Said, 'number'>): number => (typeof number === 'number' ? number : 0)

export const one = <Effect>(effect: Effect): Report<Effect> => ({ effects: [effect] })

/** Whether any card in play is like this. */
export const some =
  <P extends TablePiece>(is: (piece: P) => boolean) =>
  ({ pieces }: Table<P>): boolean =>
    pieces.some(is)

/** Something to be remembered; it plays no card. */
export const NOTE: Kind<{ kind: 'note'; text: string }, Table> = {
  name: 'note',
  words: 'forms:note',
  effect: 'note',
  text: 'note',
  makes: ({ text }) => one({ kind: 'note', text }),
}
