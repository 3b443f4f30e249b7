// AnyBoard is the board's part of a face without the types of its flow. Telling is the input of everything a board
// shows. Both types stand in one file because each refers to the other.
import type { Answer, Choice } from '../../../engine/types.ts'
import type { Shown } from '../../../games/game.ts'
import type { OfferedAtTable } from '../../../games/next.ts'
import type { Notice } from '../../../games/notices.ts'
import type { Language } from '../../../language.ts'
import type { ListedResult } from '../../../store/listing.ts'
import type { Scene } from '../../../walkthroughs/scene.ts'
import type { Translate } from '../../../words/words.ts'
import type { BriefRule } from './brief.ts'
import type { CardOffered } from './cards-played.ts'
import type { KindPart } from './effect-parts.ts'
import type { Action } from './ids.ts'
import type { Mend } from './mends.ts'
import type { BoardNames, OwnName } from './names.ts'
import type { Figure, TableNow } from './table-now.ts'
import type { Window } from './window.ts'

/** The input of each part of a board: the scene, its face, the reader's language and words, the names and the table. */
export type Telling = {
  readonly scene: Scene
  /** The board's part of the face of the scene's flow. */
  readonly face: AnyBoard
  readonly language: Language
  readonly t: Translate
  readonly names: BoardNames
  readonly table: TableNow
  /** The parts of the form behind a control, among which the kinds of effects are divided; none: it offers no effects. */
  readonly parts: (control: Pick<Control, 'action' | 'rest'>) => readonly KindPart[]
  readonly next: () => NextControls
  /** The button for a step that nobody has said and after which this attack would fit the table; null: none is missing. */
  readonly missingStep: () => Control | null
  /** The cards of players that fit the prompt, the likeliest first; null: this game’s data say of none what it does. */
  readonly cards: () => readonly CardOffered[] | null
  /** What the open questions bar only because of what the table remembers. */
  readonly mends: () => readonly Mend[]
}

/** What can begin on the table once the attack is over. */
export type NextControls = {
  /** What the table offers, the attacks that are due first, and reports of anything else. */
  readonly offers: readonly NextControl[]
  /** The label for what the table neither offers nor bars: an attack of any other piece, or of another kind; null: nothing. */
  readonly again: string | null
  /** Who cannot attack now, and why; null: nobody, or the game does not tell it. */
  readonly barred: string | null
}

/** An attack, a step or a change that a table offers, or a report of anything else. */
export type NextControl = Control & {
  readonly offer: OfferedAtTable['offer'] | 'report'
  /** Whether it is its turn, as far as the table knows. */
  readonly isDue: boolean
}

/** Writes a text in a language. */
export type Words = (t: Translate) => string

/** The question, and a sentence beside it. */
export type QuestionText = { readonly question: string; readonly more: string | null }

/** The fields of a question that a log keeps; a prompt has more. */
export type LoggedQuestion = Pick<Window, 'name' | 'hard'> & Partial<Pick<Window, 'about'>>

/** The fields of a choice that a log keeps; a prompt has more. */
export type LoggedChoice = Pick<Choice, 'name'> & Partial<Choice>

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

/** The parts of a question that its kind alone determines. `Input` is the input of its board. */
export type QuestionParts<Input> = {
  /** The words for the number that the question asks for; null: the question asks for none. */
  readonly number: Words | null
  /** The label of the button that opens the form for an optional number; null: the usual label. */
  readonly withNumber: Words | null
  /** The roles in which a piece may join with an answer: the name in custom ids, and the label of the button. */
  readonly joins: readonly (readonly [role: `+${string}`, words: Words])[]
  /** The label for reporting a card, where a report is as good an answer as the choices; null: it has no button there. */
  readonly happens: Words | null
  /** The choice that most presses give: its button alone has a colour. null: no choice is likelier than the others. */
  readonly likely: string | null
  /** The label of a choice that the rules do not name. */
  readonly others: (choice: LoggedChoice, input: Input) => string
  /** The question's own words for an answer in a transcript; null: the transcript has the usual words. */
  readonly said: (answer: Answer, input: Input) => string | null
  /** What a player does with a choice, for a preview; null: its label says so. */
  readonly does: (choice: LoggedChoice, input: Input) => string | null
}

/** A question of any game. */
export type AnyQuestion = QuestionParts<Telling> & {
  readonly kind: string
  /** The label of a choice; null: the game has no words for this choice. */
  readonly label: (choice: LoggedChoice, question: LoggedQuestion, tells: Telling) => string | null
}

/** The headings of an edition, which a board shows as its steps. */
export type Steps = {
  readonly words: readonly Words[]
  /** The place of a row's heading in `words`; the last place for a name that is no row. */
  readonly stepOf: (row: string) => number
}

/** The attacker and the target in words; `target` null: it is open, or there is none. */
export type WhoInWords = { readonly attacker: string; readonly target: string | null }

/** The words of a board that depend on no table. */
export type BoardWords = {
  readonly game: Words
  /** The heading's word for the attacker while the attacker is open. */
  readonly attacker: Words
  /** The heading. */
  readonly head: (who: WhoInWords, t: Translate) => string
  /** The result of an attack that is over, in one line: of a board, of a headline and of a list. */
  readonly result: (who: WhoInWords, result: ListedResult<string>, t: Translate) => string
  /** It tells of what happens between attacks: nobody attacks, and what has happened is joined in one line. */
  readonly isBetween?: true
  /** What may come at any moment of an attack, by the roles of its forms; left out: nothing. */
  readonly joinsWithin?: readonly (readonly [role: `+${string}`, words: Words])[]
  /** Who cannot attack now, with a reason of the game, for the list of those; null, or left out: it is told nowhere. */
  readonly whyNot?: (code: string, names: string, t: Translate) => string | null
  /** The word for the role of the attacker, or of whoever else acts. */
  readonly acts: Words
  /** The word for the role of the defender or blocker. */
  readonly defender: Words
  readonly ownName: OwnName
  /** How the story of the board is told in few lines. */
  readonly brief: readonly BriefRule[]
  /** A preview's words for a piece that an answer exhausts or rests. */
  readonly rests: (t: Translate, name: string) => string
  /** Says that a character is defeated, or a card destroyed. */
  readonly falls: (t: Translate, name: string) => string
}

/** The parts of a board that depend on its table. `Input` is the input of the board, `F` a piece on the table. */
export type BoardTexts<Input, F extends Figure> = {
  /** The ids of the players or pieces that the heading names as the target. */
  readonly against: (input: Input) => readonly string[]
  /** The numbers and states of a piece on the table, or the word for how it left the table. */
  readonly figure: (figure: F, input: Input) => readonly string[]
  /** What tells a piece from another one of its name: its hit points, what is on it, and whose it is. */
  readonly state: (figure: F, input: Input) => readonly string[]
  /** The same of what can be named beside the pieces, by its id; left out: a game has nothing of the kind. */
  readonly stateBeside?: (id: string, input: Input) => readonly string[]
  /** The ids of the pieces by which players call a table; none: it is called by its players alone. */
  readonly calledBy: (input: Input) => readonly string[]
  /** The pieces that their players are called by, by players: heroes; none: a game has no such pieces. */
  readonly identities: (input: Input) => ReadonlyMap<string, string>
  /** Who is at how much, in short; none: nothing is known of that. */
  readonly standing: (input: Input) => readonly string[]
  /** How the whole table stands, line by line. */
  readonly tableLines: (input: Input) => readonly string[]
  /** Which round and phase it is, and who is first or at turn, as far as it is known; null: nothing is. */
  readonly turnLine: (input: Input) => string | null
  /** What comes next in the order of the game, or, in an attack that has just begun, what would come before it; null: nothing is known. */
  readonly nextLine: (input: Input) => string | null
  /** A line below the figures, about a player or the schemes; null: the board has no such line. */
  readonly belowFigures: (input: Input) => string | null
  /** Sentences about who was attacked, how it was defended and what is left over; an empty text if there are none. */
  readonly counted: (input: Input) => string
}

/** The board's part of the face of any flow. */
export type AnyBoard = BoardWords &
  BoardTexts<Telling, Figure> & {
    readonly ask: (window: Window, tells: Telling) => QuestionText
    /** The question's own buttons for a choice; null: the board shows the usual buttons. */
    readonly controls: (usual: ChoiceControls, window: Window, tells: Telling) => readonly Control[] | null
    readonly question: (question: LoggedQuestion) => AnyQuestion
    /** The id by which the rules of an edition are cited for a clause. */
    readonly cites: (clause: string, edition: string) => string
    /** The words of a field of the outcome in a comparison of editions. */
    readonly field: (name: string, t: Translate) => string
    /** The words for the moment at which a reminder opens; null: the face has no words for it. */
    readonly moment: (on: string, t: Translate) => string | null
    /** The steps of an edition. @throws Error for an edition that its flow does not have */
    readonly steps: (edition: string) => Steps
    /** What the play leaves to its players or takes for granted. */
    readonly notices: (scene: Scene) => readonly Notice[]
    /** @throws Error for a scene whose set-up was refused: it has no table */
    readonly table: (scene: Scene) => TableNow
    /** What an attack that is over has come to, with ids. @throws Error while it goes on */
    readonly cameTo: (scene: Scene) => ListedResult<string>
    /** Who waits to attack inside this attack, and whom, unless that is asked; none, or left out: nobody. */
    readonly comesInside?: (tells: Telling) => readonly string[]
    /** Whether a choice declines something. */
    readonly declines: (choice: string) => boolean
    /** Whether the board leaves an event out, because other lines or the line of steps already show it. */
    readonly isQuiet: (event: Shown['events'][number]) => boolean
  }
