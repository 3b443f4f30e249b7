// AnyBoard is the board's part of a face without the types of its flow. Telling is the input of everything a board
// shows. Both types stand in one file because each refers to the other.

import type { Answer } from '../../../engine/types.ts'
import type { Shown } from '../../../games/game.ts'
import type { Language } from '../../../language.ts'
import type { Scene } from '../../../walkthroughs/scene.ts'
import type { Translate } from '../../../words/words.ts'
import type { Names, OwnName } from '../board/names.ts'
import type { Figure, TableNow } from '../board/table-now.ts'
import type { Window } from '../questions/window.ts'
import type { Asked, ChoiceControls, Chosen, Control, QuestionParts, Words } from './question-parts.ts'

/** The input of each part of a board: the scene, its face, the reader's language and words, the names and the table. */
export type Telling = {
  readonly scene: Scene
  /** The board's part of the face of the scene's flow. */
  readonly face: AnyBoard
  readonly language: Language
  readonly t: Translate
  readonly names: Names
  readonly table: TableNow
}

/** The fields of a question that a log keeps; a prompt has more. */
export type Question = Pick<Window, 'name' | 'hard'> & Partial<Pick<Window, 'about'>>

/** A question of any game: its kind, and the words that its name alone determines. */
export type AnyQuestion = QuestionParts & {
  readonly kind: string
  /** The label of a choice; null: the game has no words for this choice. */
  readonly label: (choice: Chosen, question: Question, tells: Telling) => string | null
  readonly others: (choice: Chosen, tells: Telling) => string
  readonly said: (answer: Answer, tells: Telling) => string | null
}

export type AnyQuestions = {
  readonly ask: (window: Window, tells: Telling) => Asked
  /** The question's own buttons for a choice; null: the board shows the usual buttons. */
  readonly controls: (usual: ChoiceControls, window: Window, tells: Telling) => readonly Control[] | null
  readonly question: (question: Question) => AnyQuestion
}

/** The attacker and the target, in words. `target` null: the target is open, or the attack has none. */
export type Head = { readonly attacker: string; readonly target: string | null }

/** The headings of an edition, which a board shows as its steps. */
export type Steps = {
  readonly words: readonly Words[]
  /** The place of a row's heading in `words`; the last place for a name that is no row. */
  readonly stepOf: (row: string) => number
}

/** The board's part of the face of any flow. */
export type AnyBoard = AnyQuestions & {
  readonly game: Words
  /** The words of a field of the outcome in a comparison of editions. */
  readonly field: (name: string, t: Translate) => string
  /** The words for the moment at which a reminder opens; null: the face has no words for it. */
  readonly moment: (on: string, t: Translate) => string | null
  /** The steps of an edition. @throws Error for an edition that its flow does not have */
  readonly steps: (edition: string) => Steps
  /** @throws Error for a scene whose set-up was refused: it has no table */
  readonly table: (scene: Scene) => TableNow
  /** The heading's word for the attacker while the attacker is open. */
  readonly attacker: Words
  /** The board's heading; it names the attacker and the target as far as they are known. */
  readonly head: (who: Head, t: Translate) => string
  /** The ids of the players or pieces that the heading names as the target. */
  readonly against: (tells: Telling) => readonly string[]
  /** The numbers and states of a piece on the table, or the word for how it left the table. */
  readonly figure: (figure: Figure, tells: Telling) => readonly string[]
  readonly playerLine: (tells: Telling) => string | null
  readonly defender: Words
  readonly result: (tells: Telling) => string
  readonly counted: (tells: Telling) => string
  /** Whether a choice declines something. */
  readonly declines: (choice: string) => boolean
  /** Whether the board leaves an event out, because other lines or the line of steps already show it. */
  readonly isQuiet: (event: Shown['events'][number]) => boolean
  readonly ownName: OwnName
  readonly rests: (t: Translate, name: string) => string
}
