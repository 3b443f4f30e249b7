// What of a question differs by flow: what it asks, what its answers are called, how they are pressed, who may join.
import type { Answer } from '../../../engine/types.ts'
import type { Translate } from '../../../words/words.ts'
import type { Telling } from './any-board.ts'
import type { Asked, ChoiceControls, Chosen, Control, QuestionParts } from './question-parts.ts'

/** The words of a choice, with what stands in the name of its question; mostly that is whom it is about. */
export type ChoiceWords<O> = (t: Translate, whom: string, own: O) => string

/** A question of a game. `W` is the window it is asked in, `O` what its board is told from. */
export type QuestionFace<W, O extends Telling> = QuestionWords<O> & {
  readonly ask: (window: W, own: O) => Asked
  /** Its own buttons for a choice; null: the usual ones. */
  readonly controls: (usual: ChoiceControls, window: W, own: O) => readonly Control[] | null
}

/** What of a question is known from its name alone. */
export type QuestionWords<O extends Telling> = QuestionParts & {
  /** Whether a question that is called so is this one: the engine may ask others under its name. */
  readonly isMeant: (question: { readonly name: string; readonly hard: boolean }) => boolean
  /** What the choices are called that the rules name themselves. */
  readonly choices: Readonly<Record<string, ChoiceWords<O>>>
  /** What any other choice is called. */
  readonly others: (choice: Chosen, own: O) => string
  /** Its own words for an answer in a transcript; null: the usual ones. */
  readonly said: (answer: Answer, own: O) => string | null
}

/** A question whose choices are called by their names, where nobody joins and nothing is special. */
export const USUAL: QuestionWords<Telling> & { readonly controls: () => null } = {
  isMeant: () => true,
  choices: {},
  others: ({ name }, { names }) => names.plain(name),
  number: null,
  withNumber: null,
  joins: [],
  happens: null,
  controls: () => null,
  said: () => null,
}
