// What a flow of a game must supply, and the few verbs behind which everybody else meets it without knowing its types.
import type { z } from 'zod'
import type { Comparison } from '../engine/compare.ts'
import type { Flow, Row, SetUp } from '../engine/flow.ts'
import type { Facts, Game, Told } from '../engine/game.ts'
import type { Played } from '../engine/play.ts'
import type { Answer, Event, Open, Refusal } from '../engine/types.ts'
import type { Fate, Foresight } from './forecast.ts'

/** A flow of a game, whole: its rules, and what of them does not concern the engine. */
export type GameFlow<G extends Game, S extends SetUp, O extends Facts> = {
  /** The game, as its folder in data is called. */
  readonly game: string
  readonly rules: Flow<G, S, O>
  /** The clauses that its rows, events and refusals can cite; those of its game, which the flows of a game share. */
  readonly clauses: readonly G['clause'][]
  readonly foresight: Foresight<G>
}

/** A play as its own flow sees it: with the types of its game. */
export type OwnPlay<G extends Game, O extends Facts> = Pick<
  Played<G, O>,
  'events' | 'prompt' | 'outcome' | 'accepted' | 'refused'
> & {
  /** The table as it stands, in the form of an outcome; null if the set-up was refused. */
  readonly now: O | null
}

/** An event and a question of whatever game: what they say besides, only their own flow can tell. */
type AnyEvent = Told<string, string> & Facts & { readonly step: string }
type AnyQuestion = Omit<Open<Game>, 'about' | 'causes'> & {
  readonly about?: Facts
  readonly causes: readonly AnyEvent[]
}

/** What another edition would have made of the same answers. */
type AnyComparison = Pick<Comparison<Facts>, 'edition' | 'result'> & {
  readonly differences: readonly { readonly field: string }[]
}

/** A play of whatever flow. What its events and its outcome say, only its own flow can tell. */
export type Shown = {
  readonly events: readonly AnyEvent[]
  readonly prompt: { readonly windows: readonly AnyQuestion[] } | null
  readonly outcome: (Facts & { readonly editions: readonly AnyComparison[] }) | null
  readonly accepted: readonly Answer[]
  readonly refused: Refusal<Game> | null
  readonly now: Facts | null
}

/** A point of a play between two answers. It can be kept, and gone on from more than once. */
export type Point = {
  /** What the last answer made happen; at the first point, what followed from the set-up and what it gives. */
  readonly events: Shown['events']
  /** The last answer as it goes into a log; null at the first point. */
  readonly answer: Answer | null
  /** The point after one more answer, or why that is not legal. */
  readonly next: (answer: unknown) => Point | { readonly refused: Refusal<Game> }
  /** What is asked here; null: the attack is over. */
  readonly prompt: () => Shown['prompt']
  /** The whole play up to here, as `play` shows it. */
  readonly shown: () => Shown
}

/** A flow of whatever game. */
export type AnyFlow = {
  readonly id: string
  readonly game: string
  /** Today's first. */
  readonly editions: readonly string[]
  readonly clauses: readonly string[]
  readonly setUp: z.ZodType
  /** An answer with the effects of this game. */
  readonly answer: z.ZodType
  readonly play: (setUp: unknown, answers: readonly unknown[]) => Shown
  /** The first point of a play, to go on from answer by answer; or why there is none. */
  readonly begin: (setUp: unknown) => Point | { readonly refused: Refusal<Game> }
  readonly chart: () => string
  readonly foresight: Omit<Foresight<Game>, 'fate'>
  /** What the last answers have brought, with what happens by itself before the next question. */
  readonly fate: (points: readonly Point[]) => Fate
}

/** A flow that knows its own plays again. */
export type PlayableFlow<G extends Game, S extends SetUp, O extends Facts> = AnyFlow & {
  readonly setUp: z.ZodType<S>
  /** The rows of an edition in its order. @throws Error for an edition that it does not have */
  readonly rows: (edition: string) => readonly Pick<Row<G>, 'name' | 'heading'>[]
  /** @throws Error for a play of another flow, which is a fault of ours */
  readonly own: (shown: Shown) => OwnPlay<G, O>
  /** The set-up of a play, as the rules have read it; null if they have refused it. @throws Error */
  readonly ownSetUp: (shown: Shown) => S | null
  /** The same for what a point tells. @throws Error */
  readonly ownEvents: (events: Shown['events']) => readonly Event<G>[]
}

/** The flows that are played, each by its id: `marvel-champions/enemy-attack`. */
export type Flows = ReadonlyMap<string, AnyFlow>

/** @throws Error if two have the same id */
export function flowsOf(flows: readonly AnyFlow[]): Flows {
  const known = new Map(flows.map(flow => [flow.id, flow]))
  if (known.size < flows.length) throw new Error('two flows have the same id')
  return known
}

/**
 * The clauses that these flows can cite, each once however many flows cite it. What a row, an event or a refusal cites is
 * typed by the list of its game, so none is left out; tests hold that none stands there that is not cited, and that each has
 * a play in which it decides something.
 */
export const citedClauses = (flows: Flows): ReadonlySet<string> =>
  new Set([...flows.values()].flatMap(flow => flow.clauses))
