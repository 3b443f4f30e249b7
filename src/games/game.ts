// What a flow of a game must supply, and the few verbs behind which everybody else meets it without knowing its types.
import { z } from 'zod'
import type { Comparison } from '../engine/compare.ts'
import type { Flow, InEdition, Row, Rules, SetUp } from '../engine/flow.ts'
import { goOn, open, type Played, play, playedTo, promptAt, type Standing, wayTo } from '../engine/play.ts'
import { answerSchema } from '../engine/read-answer.ts'
import { editionNamed } from '../engine/rows.ts'
import type { Answer, Event, Facts, Game, Open, Refusal, Told } from '../engine/types.ts'
import { chart } from '../engine/walk.ts'
import { type Fate, type Foresight, fateAt } from './forecast.ts'
import { type Kept, keptPlays } from './known-plays.ts'

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

/** Puts a flow behind the verbs that all flows have. */
export function playable<G extends Game, S extends SetUp, O extends Facts>({
  game,
  rules,
  clauses,
  foresight,
}: GameFlow<G, S, O>): PlayableFlow<G, S, O> {
  const kept = keptPlays(rules)
  return {
    id: rules.id,
    game,
    editions: rules.editions.map(edition => edition.rules.id),
    clauses,
    setUp: rules.setUp,
    answer: answerSchema.extend({ card: cardSchema(rules).optional() }),
    play: (setUp, answers) => kept.shown(shown(rules, play(rules, setUp, answers)), setUp),
    begin: setUp => {
      const opened = open(rules, setUp)
      if ('refused' in opened) return { refused: opened.refused }
      const events = wayTo(opened).flatMap(one => one.events)
      return point(rules, setUp, { ...opened, events, answer: null }, opened, kept)
    },
    chart: () => chart(rules, today(rules)),
    foresight,
    rows: edition => editionNamed(rules, edition).rows,
    fate: points =>
      fateAt(
        foresight,
        points.flatMap(({ events }) => kept.ownEvents(events)),
        kept.ownPrompt(points.at(-1)?.prompt() ?? null),
      ),
    own: kept.own,
    ownSetUp: kept.ownSetUp,
    ownEvents: kept.ownEvents,
  }
}

/** The edition that a chart shows. */
function today<G extends Game>({ id, editions }: Rules<G>): InEdition<G> {
  const [first] = editions
  if (!first) throw new Error(`flow ${id} has no edition`)
  return first
}

function cardSchema<G extends Game>(rules: Rules<G>) {
  const effects: z.ZodType[] = Object.values<{ schema: z.ZodType }>(rules.effects).map(rule => rule.schema)
  return answerSchema.shape.card.unwrap().extend({ effects: z.array(z.union(effects)).max(20).optional() })
}

function shown<G extends Game, S extends SetUp, O extends Facts>(
  rules: Flow<G, S, O>,
  played: Played<G, O>,
): OwnPlay<G, O> {
  const { events, prompt, accepted, refused, position } = played
  const now = position && rules.outcome(position.memory.state)
  return {
    events,
    prompt,
    // Many who look at a play want to know only whether it is over.
    get outcome() {
      return played.outcome
    },
    accepted,
    refused,
    now,
  }
}

function point<G extends Game, S extends SetUp, O extends Facts>(
  rules: Flow<G, S, O>,
  setUp: unknown,
  { events, answer }: Pick<Standing<G>, 'events' | 'answer'>,
  standing: Standing<G>,
  kept: Kept<G, S, O>,
): Point {
  let before: Shown | null = null
  return {
    events: kept.events(events),
    answer,
    next: given => {
      const reached = goOn(rules, standing, [given])
      return 'refused' in reached ? { refused: reached.refused } : point(rules, setUp, reached, reached, kept)
    },
    prompt: () => kept.prompt(promptAt(rules, standing.position)),
    shown: () => {
      before ??= kept.shown(shown(rules, playedTo(rules, setUp, standing)), setUp)
      return before
    },
  }
}
