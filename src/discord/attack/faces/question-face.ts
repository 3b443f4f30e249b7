// QuestionFace is the part of a question that differs by flow: its text, its answers' labels, its buttons and its roles.
import type { Answer } from '../../../engine/types.ts'
import type { Translate } from '../../../words/words.ts'
import type { Telling } from './any-board.ts'
import type { Asked, ChoiceControls, Chosen, Control, QuestionParts } from './question-parts.ts'

/** Writes a choice's label. `whom` is the name of the piece or player that the question's name contains. */
export type ChoiceWords<O> = (t: Translate, whom: string, own: O) => string

/** A question of a game. `W` is its window, `O` the input of its board. */
export type QuestionFace<W, O extends Telling> = QuestionWords<O> & {
  readonly ask: (window: W, own: O) => Asked
  /** The question's own buttons for a choice; null: the board shows the usual buttons. */
  readonly controls: (usual: ChoiceControls, window: W, own: O) => readonly Control[] | null
}

/** The words of a question that its name alone determines. */
export type QuestionWords<O extends Telling> = QuestionParts & {
  /** Whether the question is the game's own: the engine may ask another question under the same name. */
  readonly isMeant: (question: { readonly name: string; readonly hard: boolean }) => boolean
  /** The labels of the choices that the rules name. */
  readonly choices: Readonly<Record<string, ChoiceWords<O>>>
  /** The label of any other choice. */
  readonly others: (choice: Chosen, own: O) => string
  /** The question's own words for an answer in a transcript; null: the transcript has the usual words. */
  readonly said: (answer: Answer, own: O) => string | null
}

/** A question's defaults: its choices are labelled by their names, no piece joins, its buttons are the usual ones. */
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
