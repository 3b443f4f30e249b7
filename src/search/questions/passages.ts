// What a question may be answered with.
import type { Said } from '../../language.ts'

/** A clause that may answer, the entry that shows it, and the book in which both stand. */
export type Passage<C, E> = {
  readonly clause: C
  readonly entry: E
  readonly book: string
  readonly texts: readonly Written[]
  /** The names of its entry. */
  readonly names: Said<readonly string[]>
  readonly asked: Said<readonly string[]>
  /** Whether it is about nothing but what the names name, so that a question without them hardly means it. */
  readonly isOfNamed: boolean
}

/** A text of a clause, or one beside it: an example, a ruling. */
export type Written = { readonly text: Said; readonly isBeside: boolean }
