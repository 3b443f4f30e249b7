// The types of questions, answers, events, refusals, cards and abilities, and the kind of a question.
import type { Code, EngineDetails, EngineEvent, EngineQuestions, Game } from './game.ts'

/** The players who decide: any one of them, or all together. */
export type Deciders = { readonly any: readonly string[] } | { readonly all: readonly string[] }

/** The number that a choice needs; `asks` names what it counts. */
export type AskedNumber = {
  readonly asks: string
  readonly min: number
  readonly max: number
  readonly optional?: boolean
}

export type Choice<G extends Game = Game> = {
  readonly name: string
  readonly by: Deciders
  readonly number?: AskedNumber
  /** true: the answer may bring a card with its effects; 'name': it may bring a card's name alone. */
  readonly card?: boolean | 'name'
  /** This choice passes the window; only a soft question has one. */
  readonly passes?: boolean
  readonly about?: G['choice']
}

/** A choice that a player might try but the rules forbid now, with the clause that forbids it. */
export type Barred<G extends Game> = Reason<G> & { readonly name: string }

/** Why something is forbidden, and the clause that forbids it. */
export type Reason<G extends Game> = {
  readonly code: Code<G>
  readonly clause: G['clause']
}

/**
 * A question is hard (a player must decide) or soft (the players may pass it).
 * In its window the players may report a card; a question without a window takes no reports.
 */
type Asks<G extends Game> = {
  readonly hard: boolean
  readonly clause: G['clause']
  readonly window: string | null
  readonly choices: readonly Choice<G>[]
  readonly barred?: readonly Barred<G>[]
  /** Characters that are not at the table yet may join with the answer. */
  readonly joins?: boolean
}

/** The name of a question: its kind, or its kind with a number or a piece behind it: boost#2, identity:Ana. */
export type QuestionName<Kind extends string> = Kind | `${Kind}#${string}` | `${Kind}:${string}`

/** A game's own question, with the facts that questions of this name carry. */
export type Question<G extends Game> = {
  [Q in keyof G['questions'] & string]: Asks<G> & { readonly name: QuestionName<Q> } & G['questions'][Q]
}[keyof G['questions'] & string]

/** A question of the game or of the engine. The engine names its questions after the window. */
export type Posed<G extends Game> =
  | Question<G>
  | (Asks<G> & { readonly name: string } & EngineQuestions[keyof EngineQuestions])

/** One question of a prompt, with the effects that may be reported there and the events that passing it causes. */
export type Open<G extends Game> = Posed<G> & {
  readonly effects: readonly G['effect']['kind'][]
  readonly causes: readonly Event<G>[]
}

/** The kinds of question that can stand in a prompt of this game: its own, and the engine's. */
export type QuestionKind<G extends Game> = (keyof G['questions'] & string) | keyof EngineQuestions

/** The facts that questions of a kind carry. */
type Says<G extends Game, K extends QuestionKind<G>> =
  | (K extends keyof G['questions'] ? G['questions'][K] : never)
  | (K extends keyof EngineQuestions ? EngineQuestions[K] : never)

/**
 * Whether a question is of this kind, with any number or piece behind its name: boost is the kind of boost#2. It narrows
 * the question to the facts of that kind.
 */
export function isAbout<G extends Game, K extends QuestionKind<G>>(
  question: Open<G>,
  kind: K,
): question is Open<G> & Says<G, K> {
  return kindOf(question) === kind
}

/** Finds the kind. A window that only reports or offers abilities is named by its moment, so its fields tell the kind. */
function kindOf<G extends Game>({ name, hard, choices, about }: Open<G>): string {
  if (!hard && choices.every(({ passes }) => passes)) return 'report'
  if (!hard && about && 'you' in about && !('ability' in about)) return 'optional'
  return kindIn(name)
}

/** The kind at the beginning of a name. */
export const kindIn = (name: string): string => name.replace(/[#:].*/s, '')

/** Every window that is open now, up to and including the first hard question. */
export type Prompt<G extends Game> = { readonly windows: readonly Open<G>[] }

/** A card that a player reports: one whole, whose effects are applied one after another. */
export type ReportedCard<G extends Game> = {
  readonly name: string | null
  readonly owner: string | null
  readonly source: string | null
  readonly label: string | null
  readonly note: string | null
  /** The piece whose earlier attack it corrects by hand. */
  readonly corrects?: string
  readonly effects: readonly G['effect'][]
}

/** An answer as a log stores it. `by` lists the players for whom the answering person may act. */
export type Answer = {
  readonly question?: string
  readonly choice?: string
  readonly number?: number
  readonly card?: unknown
  readonly joins?: readonly unknown[]
  readonly by?: readonly string[]
  /** The abilities that it does not use, of which whoever gave it before it was asked for said nothing. */
  readonly unsaid?: readonly string[]
}

/** A legal answer, as rows and abilities get it. */
export type Given<G extends Game> = {
  readonly choice: string
  readonly number: number | null
  readonly card: ReportedCard<G> | null
}

/** An event of the engine or the game, with the row in which it happened. */
export type Event<G extends Game> = (EngineEvent<G> | G['event']) & { readonly step: G['row'] | 'end' }

/** Why an input is refused. Malformed input has codes of its own and no clause, because no rule speaks of it. */
export type Problem<G extends Game> = {
  readonly code: Code<G>
  readonly clause: G['clause'] | null
  readonly details?: EngineDetails & G['details']
}

export type RefusedAnswer<G extends Game> = Problem<G> & {
  readonly answer: unknown
  /** The prompt with the legal answers. */
  readonly prompt: Prompt<G> | null
}

/** A reminder: an ability that the engine opens at its moment. */
export type Ability<G extends Game> = {
  readonly id: string
  /** null: it belongs to no player, for instance an ability of the encounter deck. */
  readonly owner: string | null
  /** The card it stands on; while that card is out of play, the ability stays shut. null: it depends on no card. */
  readonly source: string | null
  readonly trigger: G['trigger']
  readonly forced: boolean
  readonly label: string | null
  /** Its effects. null: the players carry it out and report them. */
  readonly effects: readonly G['effect'][] | null
  /** The options of which the player picks one; an ability has options or effects. */
  readonly options: readonly Option<G>[] | null
  /** How often it can still be used; null: without limit. */
  readonly uses: number | null
}

/** One way to carry an ability out. */
export type Option<G extends Game> = {
  readonly name: string
  /** null: the players carry it out and report its effects. */
  readonly effects: readonly G['effect'][] | null
  /** Declines a "you may" ability when its turn comes. The option must be named pass. */
  readonly passes?: boolean
}

/** A moment that has come, with the number that tells two occurrences of one trigger apart. */
export type Occurrence<G extends Game> = { readonly moment: G['moment']; readonly number: number }

/** An ability that may open now, and the moment that opens it. */
export type Opening<G extends Game> = { readonly ability: Ability<G>; readonly occurrence: Occurrence<G> }

/**
 * The circumstances in which an effect is applied: player, ability, card, label and window, and the one piece that its moment
 * is about, if there is one.
 */
export type Context = {
  readonly you: string | null
  readonly ability: string | null
  readonly source: string | null
  readonly label: string | null
  readonly window: string | null
  readonly hit?: string
}
