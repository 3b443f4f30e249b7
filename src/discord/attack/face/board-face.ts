// BoardFace is the part of a board that differs by flow: its table, headings, questions, answers and result.
import type { SetUp } from '../../../engine/flow.ts'
import type { Game } from '../../../engine/game.ts'
import type { Open } from '../../../engine/types.ts'
import type { OwnPlay } from '../../../games/game.ts'
import type { AnyOutcome } from '../../../games/outcome.ts'
import type { Translate } from '../../../words/words.ts'
import type {
  BoardTexts,
  BoardWords,
  ChoiceControls,
  Control,
  QuestionParts,
  QuestionText,
  Telling,
  Words,
} from './board-of-any-flow.ts'
import type { TableNow } from './table-now.ts'

/** A play with an accepted set-up, that set-up, and the current state in the form of the outcome. */
export type Opened<G extends Game, S extends SetUp, O extends AnyOutcome> = {
  readonly play: OwnPlay<G, O>
  readonly setUp: S
  readonly now: O
}

/** The Telling of a board with the types of its flow. */
export type Own<G extends Game, S extends SetUp, O extends AnyOutcome, T extends TableNow> = Omit<
  Telling,
  'table'
> &
  Opened<G, S, O> & { readonly table: T }

/** An open question with the facts that questions of this name carry. */
export type WindowOf<G extends Game, Q extends keyof G['questions']> = Pick<
  Open<G>,
  'name' | 'hard' | 'window' | 'choices'
> &
  G['questions'][Q]

/** A question of a game without its text. */
export type QuestionWords<O extends Telling> = QuestionParts<O> & {
  /** Whether the question is the game's own: the engine may ask another question under the same name. */
  readonly isMeant: (question: { readonly name: string; readonly hard: boolean }) => boolean
  /**
   * The labels of the choices that the rules name. `whom` is the name of the piece or player that the question's name
   * contains.
   */
  readonly choices: Readonly<Record<string, (t: Translate, whom: string, own: O) => string>>
}

/** A question of a game. `W` is its window, `O` the input of its board. */
export type QuestionFace<W, O extends Telling> = QuestionWords<O> & {
  readonly ask: (window: W, own: O) => QuestionText
  /** The question's own buttons for a choice; null: the board shows the usual buttons. */
  readonly controls: (usual: ChoiceControls, window: W, own: O) => readonly Control[] | null
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
  likely: null,
  does: () => null,
  controls: () => null,
  said: () => null,
}

/** The words and buttons of each question of a game. */
export type QuestionsOf<G extends Game, O extends Telling> = {
  readonly [Q in keyof G['questions'] & string]: QuestionFace<WindowOf<G, Q>, O>
}

/** The facts of an event that a board leaves out, because other lines or the line of steps already show it. */
export type Quiet<E> = E extends { readonly type: infer Type } ? { readonly type: Type } & Partial<E> : never

/** The board's part of a face, in the types of its flow: set-up `S`, outcome `O`, the table `T` on a board. */
export type BoardFace<
  G extends Game,
  S extends SetUp,
  O extends AnyOutcome,
  T extends TableNow,
> = BoardWords &
  BoardTexts<Own<G, S, O, T>, T['figures'][number]> & {
    /** The words for a heading of the flow's rows; the order of the headings comes from each edition's rows. */
    readonly heading: (name: G['heading'], t: Translate) => string
    readonly table: (opened: Opened<G, S, O>) => T
    /** The words for the outcome's fields by which editions are compared. */
    readonly compared: Readonly<Record<string, Words>>
    readonly questions: QuestionsOf<G, Own<G, S, O, T>>
    /** The names of the choices that decline; controlsOf puts their buttons at the end. */
    readonly declines: readonly string[]
    /** The words for the moment at which a reminder opens; null for a trigger that opens at no moment. */
    readonly moments: Readonly<Record<G['trigger']['on'], Words | null>>
    readonly quiet: readonly Quiet<G['event']>[]
    readonly comesInside?: (own: Own<G, S, O, T>) => readonly string[]
    /** The id by which the rules of an edition are cited for a clause; without it the clause's own in every edition. */
    readonly cites?: (clause: string, edition: string) => string
  }
