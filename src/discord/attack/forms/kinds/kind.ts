// One line of “what happens”: its words, what has to be said with it, and the effects it is reported as.
import type { KeyIn } from '../../../../i18n/words.ts'
import type { Table, TablePiece } from '../table.ts'

/** What somebody said with a kind. What it does not take is empty or 0. */
export type Said = {
  readonly whom: string
  /** 'all' and 'none' only where the kind takes them. */
  readonly number: number | 'all' | 'none'
  readonly text: string
  readonly table: Table
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

/** A report of what happened, an ability that is carried out, or the Burst of a revealed Shield. */
export type FormAbout = 'report' | 'resolve' | 'burst'

export type NumberWanted = {
  readonly min: number
  readonly max: number
  /** The words that stand for a number: all, or nothing typed. */
  readonly or?: readonly ('all' | 'none')[]
}

export type Kind<Effect extends { kind: string } = { kind: string }> = {
  /** Its name in the field of the form. */
  readonly name: string
  readonly words: KeyIn<'forms'>
  /** The effect that must be legal for it; null: a card may always be played so. */
  readonly effect: Effect['kind'] | null
  readonly whom?: 'needed' | 'possible'
  /** Whom it can concern beside a card. */
  readonly orWhom?: 'player' | 'shield area'
  readonly number?: NumberWanted
  /** What the text is: the note itself, or the name of a new card. */
  readonly text?: 'note' | 'name'
  /** The forms in which it makes sense; left out, all. */
  readonly forms?: readonly FormAbout[]
  /** Whether there is anything that it could be about now. */
  readonly fits?: (table: Table) => boolean
  readonly makes: (said: Said) => Report<Effect>
}

export const AMOUNT = { min: 0, max: 99 } as const
export const CHANGE = { min: -99, max: 99 } as const

/** Where a kind takes a plain number, that is what was said. */
export const plain = ({ number }: Said): number => (typeof number === 'number' ? number : 0)

export const one = <Effect>(effect: Effect): Report<Effect> => ({ effects: [effect] })

/** Whether any card in play is like this. */
export const some =
  (is: (piece: TablePiece) => boolean): NonNullable<Kind['fits']> =>
  ({ pieces }) =>
    pieces.some(is)
