// What everybody else asks of the board's part of a face, and what a part of a board is told from. They stand together
// because each names the other: a face tells its parts from the telling, and the telling brings the face along.

import type { Answer } from '../../../engine/types.ts'
import type { Shown } from '../../../games/game.ts'
import type { Language } from '../../../language.ts'
import type { Scene } from '../../../walkthroughs/scene.ts'
import type { Translate } from '../../../words/words.ts'
import type { Names, OwnName } from '../board/names.ts'
import type { Figure, TableNow } from '../board/table-now.ts'
import type { Window } from '../questions/window.ts'
import type { Asked, ChoiceControls, Chosen, Control, QuestionParts, Words } from './question-parts.ts'

/** What every part of a board needs: the scene, its face, the words of the reader, the names in them, the table as it stands. */
export type Telling = {
  readonly scene: Scene
  /** What the face of its flow says of boards. */
  readonly face: AnyBoard
  readonly language: Language
  readonly t: Translate
  readonly names: Names
  readonly table: TableNow
}

/** As much of a question as a log keeps of it; in a prompt there is more. */
export type Question = Pick<Window, 'name' | 'hard'> & Partial<Pick<Window, 'about'>>

/** A question of whatever game: its kind, and what is known of it from its name alone. */
export type AnyQuestion = QuestionParts & {
  readonly kind: string
  /** What a choice is called; null: the rules have no words for it. */
  readonly label: (choice: Chosen, question: Question, tells: Telling) => string | null
  readonly others: (choice: Chosen, tells: Telling) => string
  readonly said: (answer: Answer, tells: Telling) => string | null
}

export type AnyQuestions = {
  readonly ask: (window: Window, tells: Telling) => Asked
  /** The question's own buttons for a choice; null: the usual ones. */
  readonly controls: (usual: ChoiceControls, window: Window, tells: Telling) => readonly Control[] | null
  readonly question: (question: Question) => AnyQuestion
}

/** Who does something, and to whom; `target` null: that is open, or nobody. */
export type Head = { readonly attacker: string; readonly target: string | null }

/** The headings of an edition as the steps of a board. */
export type Steps = {
  readonly words: readonly Words[]
  /** Which of them a row belongs to; the last for what is no row. */
  readonly stepOf: (row: string) => number
}

/** The board's part of whatever face. */
export type AnyBoard = AnyQuestions & {
  readonly game: Words
  /** What a field of the outcome is called that editions are compared by. */
  readonly field: (name: string, t: Translate) => string
  /** When a reminder opens; null if there is nothing to say about it. */
  readonly moment: (on: string, t: Translate) => string | null
  /** The steps of an edition. @throws Error for an edition that its flow does not have */
  readonly steps: (edition: string) => Steps
  /** @throws Error for a scene whose set-up was refused, so that there is no table */
  readonly table: (scene: Scene) => TableNow
  /** What who attacks is called as long as that is open. */
  readonly attacker: Words
  /** What the heading says that happens, as far as it is known. */
  readonly head: (who: Head, t: Translate) => string
  /** What the heading says whom the attack is against. */
  readonly against: (tells: Telling) => readonly string[]
  /** The numbers and states of a piece, or what has become of it. */
  readonly figure: (figure: Figure, tells: Telling) => readonly string[]
  readonly playerLine: (tells: Telling) => string | null
  readonly defender: Words
  readonly result: (tells: Telling) => string
  readonly counted: (tells: Telling) => string
  /** Whether a choice declines something. */
  readonly declines: (choice: string) => boolean
  /** Whether other lines on a board, or the line of steps, say it already. */
  readonly isQuiet: (event: Shown['events'][number]) => boolean
  readonly ownName: OwnName
  readonly rests: (t: Translate, name: string) => string
}
