// What of a board differs by flow: its table, its steps, its questions and their answers, what came of it.
import type { SetUp } from '../../../engine/flow.ts'
import type { Facts, Game } from '../../../engine/game.ts'
import type { Open } from '../../../engine/types.ts'
import type { OwnPlay } from '../../../games/game.ts'
import type { Translate } from '../../../words/words.ts'
import type { OwnName } from '../board/names.ts'
import type { TableNow } from '../board/table-now.ts'
import type { Head, Telling } from './any-board.ts'
import type { QuestionFace } from './question-face.ts'
import type { Words } from './question-parts.ts'

/** The outcome of a flow, as far as every board needs it. */
export type Outcome = { readonly edition: string }

/** A play whose set-up the rules have taken, with that and how it stands in the form of the outcome. */
export type Opened<G extends Game, S extends SetUp, O extends Facts> = {
  readonly play: OwnPlay<G, O>
  readonly setUp: S
  readonly now: O
}

/** What a part of a board is told from, in the types of its flow. */
export type Own<G extends Game, S extends SetUp, O extends Facts, T extends TableNow> = Omit<
  Telling,
  'table'
> &
  Opened<G, S, O> & { readonly table: T }

/** A question in its window, with what questions of this name say about themselves. */
export type WindowOf<G extends Game, Q extends keyof G['questions']> = Pick<
  Open<G>,
  'name' | 'hard' | 'window' | 'choices'
> &
  G['questions'][Q]

/** The questions of a game, each with its words. */
export type QuestionsOf<G extends Game, O extends Telling> = {
  readonly [Q in keyof G['questions'] & string]: QuestionFace<WindowOf<G, Q>, O>
}

/** An event that is not told on a board, because other lines or the line of steps say it already: one with these facts. */
export type Quiet<E> = E extends { readonly type: infer Type } ? { readonly type: Type } & Partial<E> : never

/** The board's part of a face, in the types of its flow: set-up `S`, outcome `O`, the table `T` on a board. */
export type BoardFace<G extends Game, S extends SetUp, O extends Outcome & Facts, T extends TableNow> = {
  readonly game: Words
  /** What a heading of its rows is called; in what order they come, each edition says for itself. */
  readonly heading: (name: G['heading'], t: Translate) => string
  readonly table: (opened: Opened<G, S, O>) => T
  /** What who attacks is called as long as that is open. */
  readonly attacker: Words
  /** What the heading says that happens, as far as it is known. */
  readonly head: (who: Head, t: Translate) => string
  /** What the heading says whom the attack is against. */
  readonly against: (own: Own<G, S, O, T>) => readonly string[]
  /** The numbers and states of a piece, or what has become of it. */
  readonly figure: (figure: T['figures'][number], own: Own<G, S, O, T>) => readonly string[]
  /** A line beneath the figures for what belongs to a player; null if there is nothing to say. */
  readonly playerLine: (own: Own<G, S, O, T>) => string | null
  /** What who has stepped in between is called. */
  readonly defender: Words
  /** What came of the attack, in one line. */
  readonly result: (own: Own<G, S, O, T>) => string
  /** Who counts as what, and what else the attack left behind; an empty text if nothing. */
  readonly counted: (own: Own<G, S, O, T>) => string
  /** The fields of the outcome that editions are compared by. */
  readonly compared: Readonly<Partial<Record<keyof O & string, Words>>>
  readonly questions: QuestionsOf<G, Own<G, S, O, T>>
  /** Choices by which somebody declines: they stand at the end. */
  readonly declines: readonly string[]
  /** When a reminder opens; null for one that opens at no moment. */
  readonly moments: Readonly<Record<G['trigger']['on'], Words | null>>
  readonly quiet: readonly Quiet<G['event']>[]
  readonly ownName: OwnName
  /** That an answer uses somebody up, in a preview. */
  readonly rests: (t: Translate, name: string) => string
}
