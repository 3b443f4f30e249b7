// The flows of all games, each behind the same few verbs, so that a caller need not know their types.
import { z } from 'zod'
import type { Flow, InEdition } from '../engine/flow.ts'
import { goOn, open, type Played, play, playedTo, promptAt, type Standing, wayTo } from '../engine/play.ts'
import { answerSchema } from '../engine/read-answer.ts'
import type { Answer, Facts, Game, Refusal } from '../engine/types.ts'
import { chart } from '../engine/walk.ts'
import { CLAUSES as GUNDAM } from './gundam/clauses.ts'
import { unitAttackFlow } from './gundam/unit-attack-flow.ts'
import { CLAUSES as MARVEL } from './marvel-champions/clauses.ts'
import { enemyAttackFlow } from './marvel-champions/enemy-attack-flow.ts'
import { playerAttackFlow } from './marvel-champions/player-attack-flow.ts'

export type Shown = Pick<Played<Game>, 'events' | 'prompt' | 'outcome' | 'accepted' | 'refused'> & {
  /** The table as it stands, in the form of an outcome; null if the set-up was refused. */
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

export type AnyFlow = {
  readonly id: string
  readonly editions: readonly string[]
  /** The clauses that its rows, events and refusals can cite; those of its game, which the flows of a game share. */
  readonly clauses: readonly string[]
  readonly setUp: z.ZodType
  /** An answer with the effects of this game. */
  readonly answer: z.ZodType
  readonly play: (setUp: unknown, answers: readonly unknown[]) => Shown
  /** The first point of a play, to go on from answer by answer; or why there is none. */
  readonly begin: (setUp: unknown) => Point | { readonly refused: Refusal<Game> }
  readonly chart: () => string
}

function of<G extends Game>(flow: Flow<G>, clauses: readonly G['clause'][]): AnyFlow {
  const effects: z.ZodType[] = Object.values<{ schema: z.ZodType }>(flow.effects).map(rule => rule.schema)
  const card = answerSchema.shape.card
    .unwrap()
    .extend({ effects: z.array(z.union(effects)).max(20).optional() })
  return {
    id: flow.id,
    editions: flow.editions.map(({ rules }) => rules.id),
    clauses,
    setUp: flow.setUp,
    answer: answerSchema.extend({ card: card.optional() }),
    play: (setUp, answers) => shown(flow, play(flow, setUp, answers)),
    begin: setUp => {
      const opened = open(flow, setUp)
      if ('refused' in opened) return { refused: opened.refused }
      const events = wayTo(opened).flatMap(one => one.events)
      return { ...point(flow, setUp, opened), events, answer: null }
    },
    chart: () => chart(flow, today(flow)),
  }
}

/** The edition that a chart shows. */
function today<G extends Game>({ id, editions }: Flow<G>): InEdition<G> {
  const [first] = editions
  if (!first) throw new Error(`flow ${id} has no edition`)
  return first
}

function shown<G extends Game>(flow: Flow<G>, played: Played<G>): Shown {
  const { events, prompt, accepted, refused, position } = played
  const now = position && flow.outcome(position.memory.state)
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

function point<G extends Game>(flow: Flow<G>, setUp: unknown, standing: Standing<G>): Point {
  let before: Shown | null = null
  return {
    events: standing.events,
    answer: standing.answer,
    next: answer => {
      const reached = goOn(flow, standing, [answer])
      return 'refused' in reached ? { refused: reached.refused } : point(flow, setUp, reached)
    },
    prompt: () => promptAt(flow, standing.position),
    shown: () => {
      before ??= shown(flow, playedTo(flow, setUp, standing))
      return before
    },
  }
}

export const FLOWS: readonly AnyFlow[] = [
  of(enemyAttackFlow, MARVEL),
  of(playerAttackFlow, MARVEL),
  of(unitAttackFlow, GUNDAM),
]

/**
 * The clauses that the engine can cite, each once however many flows cite it. What a row, an event or a refusal cites is
 * typed by these lists, so none is left out; tests hold that none stands in them that is not cited, and that each has
 * a play in which it decides something.
 */
export const citedClauses = (): ReadonlySet<string> => new Set(FLOWS.flatMap(flow => flow.clauses))

export const flowNamed = (id: string): AnyFlow | undefined => FLOWS.find(flow => flow.id === id)
