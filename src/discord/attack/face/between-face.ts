// BetweenFace is the part of a face that a flow of what happens between attacks has: the words of the steps and changes that a
// table offers, and what a press on one of these reports.
import type { Cards } from '../../../cards/cards.ts'
import type { Answer } from '../../../engine/types.ts'
import type { Translate } from '../../../words/words.ts'
import type { Fields } from './form.ts'
import type { FormTable } from './table.ts'

export type BetweenFace = {
  /** The steps with which a round or a turn ends. */
  readonly turns: readonly string[]
  /** The label of a step; `of`: the name of the player whom it concerns, `numbers`: what it brings, as far as that is known. */
  readonly step: (step: string, of: string | null, t: Translate, numbers?: readonly number[]) => string
  /** The label of the control by which a step brings another number; left out: no step takes one. */
  readonly stepWithNumber?: (step: string, t: Translate) => string
  /** The changes that a table offers, by their names there; one without an entry is not offered. */
  readonly changes: Readonly<Record<string, ChangeFace | undefined>>
  /** The label of the control that offers the cards of players; left out: none is played between attacks. */
  readonly plays?: (t: Translate) => string
}

type ChangeAt = { readonly table: FormTable; readonly cards: Cards }

/** A change that has a button, of a piece or a player; where nobody has said of whom, the form asks. */
export type ChangeFace = {
  /** The label; `name`: of that piece or player, null while it is open. `told`: what the table believes against it. */
  readonly label: (name: string | null, told: readonly string[], t: Translate) => string
  /** The answer that says it all; without it a form asks for the rest. */
  readonly answer?: (id: string, at: ChangeAt) => Answer
  /** The form, as custom ids name it, and what is filled in. */
  readonly form: (
    id: string | null,
    at: ChangeAt,
  ) => { readonly rest: readonly string[]; readonly filled: Fields }
}
