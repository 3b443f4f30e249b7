// The vocabulary of the engine: what a question, an answer, an event and a refusal are.
import type { Code, EngineDetails, EngineEvent, EngineQuestions } from './built-in.ts'
import type { Game } from './game.ts'

/** Who decides: any one of these players, or all of them together. */
export type Deciders = { readonly any: readonly string[] } | { readonly all: readonly string[] }

/** The number a choice needs, and what it counts. */
export type Asked = {
  readonly asks: string
  readonly min: number
  readonly max: number
  readonly optional?: boolean
}

export type Choice<G extends Game = Game> = {
  readonly name: string
  readonly by: Deciders
  readonly number?: Asked
  /** The answer may bring a card: its name and what it does; with 'name' its name alone. */
  readonly card?: boolean | 'name'
  /** This choice lets the window pass; only a soft question has one. */
  readonly passes?: boolean
  readonly about?: G['choice']
}

/** Something a player might try that the rules forbid now, and which rule does. */
export type Barred<G extends Game> = {
  readonly name: string
  readonly code: Code<G>
  readonly clause: G['clause']
}

/**
 * A question is hard (somebody must decide) or soft (it may be passed).
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

/** What a question is called: by its kind alone, or with a number or a piece behind it: boost#2, identity:Ana. */
export type Named<Kind extends string> = Kind | `${Kind}#${string}` | `${Kind}:${string}`

/** A question of a game's own, with what questions of this name say about themselves. */
export type Question<G extends Game> = {
  [Q in keyof G['questions'] & string]: Asks<G> & { readonly name: Named<Q> } & G['questions'][Q]
}[keyof G['questions'] & string]

/** A question of whoever asks it: the game, or the engine, which names it as it names the window. */
export type Posed<G extends Game> =
  | Question<G>
  | (Asks<G> & { readonly name: string } & EngineQuestions[keyof EngineQuestions])

/** One question of a prompt, with the effects that may be reported there and what passing it causes. */
export type Open<G extends Game> = Posed<G> & {
  readonly effects: readonly G['effect']['kind'][]
  readonly causes: readonly Event<G>[]
}

/** Every window that is open now, up to and including the first hard question. */
export type Prompt<G extends Game> = { readonly windows: readonly Open<G>[] }

/** A card that a player reports: one whole, whose effects are applied one after another. */
export type Card<G extends Game> = {
  readonly name: string | null
  readonly owner: string | null
  readonly source: string | null
  readonly label: string | null
  readonly note: string | null
  readonly effects: readonly G['effect'][]
}

/** An answer as it is stored in a log. `by` lists the players for whom the one who answers may act. */
export type Answer = {
  readonly question?: string
  readonly choice?: string
  readonly number?: number
  readonly card?: unknown
  readonly joins?: readonly unknown[]
  readonly by?: readonly string[]
}

/** An answer that has been read and found legal, as rows and abilities get it. */
export type Given<G extends Game> = {
  readonly choice: string
  readonly number: number | null
  readonly card: Card<G> | null
}

/** Something that has happened, with the step it happened in; in the engine's words or the game's. */
export type Event<G extends Game> = (EngineEvent<G> | G['event']) & { readonly step: G['row'] | 'end' }

/** Why something is not possible. Malformed input has codes of its own: no clause forbids junk. */
export type Problem<G extends Game> = {
  readonly code: Code<G>
  readonly clause: G['clause'] | null
  readonly details?: EngineDetails & G['details']
}

export type Refusal<G extends Game> = Problem<G> & {
  readonly answer: unknown
  /** What is legal instead. */
  readonly prompt: Prompt<G> | null
}

/** A reminder: an ability that the engine opens at its moment. */
export type Ability<G extends Game> = {
  readonly id: string
  /** null: nobody's, for instance an ability of the encounter deck. */
  readonly owner: string | null
  /** The card it stands on. Out of play, the ability stays shut. null: it does not depend on a card. */
  readonly source: string | null
  readonly trigger: G['trigger']
  readonly forced: boolean
  readonly label: string | null
  /** What it does. null: the players carry it out and say so. */
  readonly effects: readonly G['effect'][] | null
  /** Instead of effects: one of these is picked by the player the ability speaks to. */
  readonly options: readonly Option<G>[] | null
  /** How often it can still be used; null without limit. */
  readonly uses: number | null
}

/** One way to carry an ability out. */
export type Option<G extends Game> = {
  readonly name: string
  /** null: the players carry it out and say so. */
  readonly effects: readonly G['effect'][] | null
  /** "You may": with this option, which must be called pass, the ability is declined when its turn comes. */
  readonly passes?: boolean
}

/** A moment that has come, with the number that tells two occurrences of one trigger apart. */
export type Occurrence<G extends Game> = { readonly moment: G['moment']; readonly number: number }

/** For whom and from what an effect is applied. */
export type Context = {
  readonly you: string | null
  readonly ability: string | null
  readonly source: string | null
  readonly label: string | null
  readonly window: string | null
}
