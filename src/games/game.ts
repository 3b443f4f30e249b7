// The types of a game's flow, and the verbs through which the rest of the program uses any flow without its types.
import type { z } from 'zod'
import type { Comparison } from '../engine/compare.ts'
import type { Flow, Row, SetUp } from '../engine/flow.ts'
import type { Facts, Game, Told } from '../engine/game.ts'
import type { Played } from '../engine/play.ts'
import type { Answer, Event, Open, Posed, RefusedAnswer } from '../engine/types.ts'
import type { Fate, Foresight } from './forecast.ts'
import type { Notice, NoticedPlay } from './notices.ts'
import type { AnyOutcome } from './outcome.ts'

/** A complete flow of a game: its rules, and the data that the engine does not need. */
export type GameFlow<G extends Game, S extends SetUp, O extends AnyOutcome> = {
  /** The name of the game's folder in data. */
  readonly game: string
  readonly rules: Flow<G, S, O>
  /** The clauses that its rows, events and refusals can cite; all flows of a game share them. */
  readonly clauses: readonly G['clause'][]
  readonly foresight: Foresight<G>
  /** The edition of a set-up that names none: the default when the flow came into the program. */
  readonly unsaid: string
  /** The schema of a stored outcome. */
  readonly ended: z.ZodType<O>
  readonly sides: {
    readonly now: (now: O, setUp: S, events: OwnPlay<G, O>['events']) => Sides
    readonly atFirst: (setUp: S) => Sides
  }
  readonly notices: (play: NoticedPlay<S, O, Event<G>>) => readonly Notice[]
  readonly result: (now: O, setUp: S, events: OwnPlay<G, O>['events']) => Result
  /** The schema of a set-up in a script, if it demands more than that of the rules, which also reads stored ones. */
  readonly scriptSetUp?: z.ZodType<S>
}

/** Who attacks whom: the ids of pieces and players. null: the attacker is open. */
export type Sides = {
  readonly attacker: string | null
  /** `player`: the one in whose name the target is told where that side has a name. */
  readonly targets: readonly { readonly id: string; readonly player?: string }[]
}

/** What an attack has come to, with the ids of pieces and players. Fields that a game has no use for stay empty. */
export type Result = {
  /** The game's word for an end that is not the usual one; null: the usual one. */
  readonly end: string | null
  /** The damage of the attack in all. */
  readonly damage: number
  /** The damage that each card has taken, blow by blow. */
  readonly hits: Fate['hits']
  /** Who was defeated or destroyed. */
  readonly fell: readonly string[]
  /** The hit points that the only target has left. */
  readonly left: { readonly remaining: number; readonly most: number } | null
  /** The number of destroyed Shields. */
  readonly shields: number
  /** Who has won the game. */
  readonly winner: string | null
  /** The threat that it has placed; with how much is there now and the target threat, where these are known. Left out: it is about none. */
  readonly threat?: Threat
}

export type Threat = { readonly placed: number; readonly now: number | null; readonly of: number | null }

/** A play with the types of its game, as its own flow sees it. */
export type OwnPlay<G extends Game, O extends AnyOutcome> = Pick<
  Played<G, O>,
  'events' | 'prompt' | 'isOver' | 'accepted' | 'refused'
> & {
  readonly outcome: (O & { readonly editions: readonly AnyComparison[] }) | null
  /** The present table in the form of an outcome; null if the set-up was refused. */
  readonly now: O | null
}

/** A play with its set-up as the rules read it; null if they refused it. */
export type PlayAndSetUp<G extends Game, S extends SetUp, O extends AnyOutcome> = OwnPlay<G, O> & {
  readonly setUp: S | null
}

/** An event and a question of any game. Only their own flow knows the types of their other facts. */
type AnyEvent = Told<string, string> & Facts & { readonly step: string }
type AnyQuestion = Omit<Open<Game>, 'about' | 'causes'> & {
  readonly about?: Facts
  readonly causes: readonly AnyEvent[]
}

/** The comparison of a play of any game with another edition. */
export type AnyComparison = Pick<Comparison, 'edition' | 'result'> & {
  readonly differences: readonly {
    readonly field: string
    readonly here?: unknown
    readonly there?: unknown
  }[]
  readonly unread?: readonly string[]
}

/** A play with the end that was stored. `isSame`: the rules bring the same answers to the same end. */
export type ToldAgain = { readonly played: Shown; readonly isSame: boolean }

/** A play of any flow. Only its own flow knows the types of its events and its outcome. */
export type Shown = {
  /** The id of its flow. */
  readonly flow: string
  /** The set-up as the rules read it; null if they refused it. */
  readonly setUp: SetUp | null
  readonly events: readonly AnyEvent[]
  readonly prompt: { readonly windows: readonly AnyQuestion[] } | null
  /** Whether it may end here; one that rests between two reports takes a further answer all the same. */
  readonly isOver: boolean
  readonly outcome: (AnyOutcome & { readonly editions: readonly AnyComparison[] }) | null
  readonly accepted: readonly Answer[]
  readonly refused: RefusedAnswer<Game> | null
  readonly now: AnyOutcome | null
}

/** A point of a play between two answers. It can be kept and continued more than once. */
export type Point = {
  /** The id of its flow. */
  readonly flow: string
  /** The events of the last answer; at the first point, the events of the set-up and of its given answers. */
  readonly events: Shown['events']
  /** The last answer as it goes into a log; null at the first point. */
  readonly answer: Answer | null
  /** The points after each of these answers, up to the first that is not legal. */
  readonly along: (answers: readonly unknown[]) => readonly Point[]
  /** The point after one more answer, or why that is not legal. */
  readonly next: (answer: unknown) => Point | { readonly refused: RefusedAnswer<Game> }
  /** What comes of an answer if every window is then passed and `usual` answers the rest; null: one is not legal. */
  readonly playOn: (answer: Answer, usual: UsualAnswer) => Ahead | null
  /** The open question here; null if the attack is over. */
  readonly prompt: () => Shown['prompt']
  /** The whole play up to this point, in the form that `play` returns. */
  readonly shown: () => Shown
}

/** What is ahead of a point: the events up to a question that nobody answers, or to the end. */
export type Ahead = Pick<Point, 'flow' | 'events' | 'prompt'>

/** The answer to a question; null: none, so that the play stops there. */
export type UsualAnswer = (question: Pick<Posed<Game>, 'name' | 'choices'>) => Answer | null

/** A flow of any game. */
export type AnyFlow = {
  readonly id: string
  readonly game: string
  /** The ids of its editions, the current one first. */
  readonly editions: readonly string[]
  /** Those of them that are newer than the one by which a set-up without an edition is played. */
  readonly newEditions: readonly string[]
  readonly clauses: readonly string[]
  /** The question at which its plays are over and take a further answer all the same; null: they end. */
  readonly restsAt: string | null
  readonly setUp: z.ZodType
  /** The schema of a set-up in a script. */
  readonly scriptSetUp: z.ZodType
  /** The schema of an answer, with the effects of this game. */
  readonly answer: z.ZodType
  readonly play: (setUp: unknown, answers: readonly unknown[]) => Shown
  /** The answers of a play as another edition than that of its set-up takes them; null: how it ends there cannot be told. */
  readonly answersUnder: (
    edition: string,
    setUp: object,
    answers: readonly unknown[],
  ) => readonly Answer[] | null
  /** The first point of a play, from which answers lead on; or the refusal of the set-up. */
  readonly begin: (setUp: unknown) => Point | { readonly refused: RefusedAnswer<Game> }
  /** Who attacks whom at the end of a play; null if its set-up was refused. */
  readonly sides: (played: Shown) => Sides | null
  /** The same as a set-up alone says it, which plays nothing; null if it is no set-up of this flow. */
  readonly sidesAtFirst: (setUp: unknown) => Sides | null
  /** What a play leaves to its players or takes for granted; none if its set-up was refused. */
  readonly notices: (played: Shown) => readonly Notice[]
  /** The same as a set-up alone says it, which plays nothing. */
  readonly noticesAtFirst: (setUp: unknown) => readonly Notice[]
  /** What an attack that is over has come to; null while it goes on, or if its set-up was refused. */
  readonly result: (played: Shown) => Result | null
  /** The play with the outcome that was stored; null if that is no outcome of this flow. */
  readonly asTold: (played: Shown, outcome: Facts) => ToldAgain | null
  /** The play without a question or an end. */
  readonly upTo: (played: Shown) => Shown
  readonly chart: () => string
  readonly foresight: Omit<Foresight<Game>, 'fate'>
  /** The fate that the events of these points and of the next open windows bring. */
  readonly fate: (points: readonly Ahead[]) => Fate
}

/** A flow that can return its own plays with their types. */
export type PlayableFlow<G extends Game, S extends SetUp, O extends AnyOutcome> = AnyFlow & {
  readonly setUp: z.ZodType<S>
  /** The rows of an edition in its order. @throws Error for an edition that it does not have */
  readonly rows: (edition: string) => readonly Pick<Row<G>, 'name' | 'heading'>[]
  /** @throws Error for a play of another flow, which is a fault of the program */
  readonly own: (shown: Shown) => PlayAndSetUp<G, S, O>
}

/** The flows of all games by their id: `marvel-champions/enemy-attack`. */
export type Flows = ReadonlyMap<string, AnyFlow>

/** @throws Error if two have the same id */
export function flowsOf(flows: readonly AnyFlow[]): Flows {
  const known = new Map(flows.map(flow => [flow.id, flow]))
  if (known.size < flows.length) throw new Error('two flows have the same id')
  return known
}

/**
 * The clauses that these flows can cite, each once. The compiler checks every citation against the list of its game,
 * so none is missing here. Tests check that every listed clause is cited and decides something in some play.
 */
export const citedClauses = (flows: Flows): ReadonlySet<string> =>
  new Set([...flows.values()].flatMap(flow => flow.clauses))
