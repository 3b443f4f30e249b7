// The parts of a question: its words, its buttons and the roles in which a piece may join.
import type { Choice } from '../../../engine/types.ts'
import type { Translate } from '../../../words/words.ts'
import type { Action } from '../board/ids.ts'

/** Writes a text in a language. */
export type Words = (t: Translate) => string

/** The question, and a sentence beside it. */
export type Asked = { readonly question: string; readonly more: string | null }

/** The fields of a choice that a log keeps; a prompt has more. */
export type Chosen = Pick<Choice, 'name'> & Partial<Choice>

/** A button without its custom id. `rest` is the end of that id: the question, the choice and perhaps a number. */
export type Control = {
  readonly label: string
  readonly action: Action
  readonly rest: readonly string[]
}

/** The usual buttons of a choice: `answer` gives it at once, `ask` opens a form for the rest of the answer. */
export type ChoiceControls = {
  readonly choice: Choice
  readonly answer: Control
  readonly ask: Control
}

/** A role in which a piece may join with an answer: its name in custom ids, and the label of its button. */
export type Joining = readonly [role: `+${string}`, words: Words]

/** The parts of a question that depend on nothing but the language. */
export type QuestionParts = {
  /** The words for the number that the question asks for; null: the question asks for none. */
  readonly number: Words | null
  /** The label of the button that opens the form for an optional number; null: the usual label. */
  readonly withNumber: Words | null
  readonly joins: readonly Joining[]
  /** The label for reporting a card, where a report is as good an answer as the choices; null: it has no button there. */
  readonly happens: Words | null
}
