// The parts of a question: its words, its buttons, who may join with an answer.
import type { Choice } from '../../../engine/types.ts'
import type { Translate } from '../../../words/words.ts'
import type { Action } from '../board/ids.ts'

/** Something in the words of a language. */
export type Words = (t: Translate) => string

/** A question, and what is said beside it. */
export type Asked = { readonly question: string; readonly more: string | null }

/** As much of a choice as a log keeps of it; in a prompt there is more. */
export type Chosen = Pick<Choice, 'name'> & Partial<Choice>

/** A button before it has its custom id: the rest of that says what is answered or asked for. */
export type Control = {
  readonly label: string
  readonly action: Action
  readonly rest: readonly string[]
}

/** A choice on its way to its buttons: one that is the whole answer, and one that asks for the rest. */
export type ChoiceControls = {
  readonly choice: Choice
  readonly answer: Control
  readonly ask: Control
}

/** Somebody who may join with an answer: the role, as custom ids have it, and the words of its button. */
export type Joining = readonly [role: `+${string}`, words: Words]

/** What of a question needs no board to be told, only words. */
export type QuestionParts = {
  /** If a number is asked for: what it is the number of. */
  readonly number: Words | null
  /** The button of a choice that may come with a number, for giving it. */
  readonly withNumber: Words | null
  readonly joins: readonly Joining[]
  /** What reporting a card is called here, if it is as good an answer as the others. */
  readonly happens: Words | null
}
