// Gives a flow of a game the verbs of `AnyFlow`, which hide its types, and finds the types of its plays again.
import { z } from 'zod'
import { answersFor } from '../engine/compare.ts'
import type { Flow, InEdition, Rules, SetUp } from '../engine/flow.ts'
import type { Game } from '../engine/game.ts'
import {
  goOn,
  openPlay,
  type Played,
  play,
  playedTo,
  promptAt,
  type Standing,
  wayTo,
} from '../engine/play.ts'
import { playOn } from '../engine/play-on.ts'
import { answerSchema } from '../engine/read-answer.ts'
import { chart, editionNamed } from '../engine/rows.ts'
import type { Answer } from '../engine/types.ts'
import { fateAt } from './forecast.ts'
import type { GameFlow, OwnPlay, PlayableFlow, Point, Shown } from './game.ts'
import { type Kept, keptPlays } from './kept-plays.ts'
import { notChecked, notPlayed } from './notices.ts'
import type { AnyOutcome } from './outcome.ts'

/** The flow with these verbs, which can return its own plays with their types. */
export function playable<G extends Game, S extends SetUp, O extends AnyOutcome>({
  game,
  rules,
  clauses,
  foresight,
  unsaid,
  ended,
  sides,
  notices,
  result,
  scriptSetUp = rules.setUp,
}: GameFlow<G, S, O>): PlayableFlow<G, S, O> {
  const kept = keptPlays(rules)
  const editions = rules.editions.map(edition => edition.rules.id)
  return {
    id: rules.id,
    game,
    editions,
    newEditions: editions.slice(0, editions.indexOf(unsaid)),
    clauses,
    setUp: rules.setUp,
    scriptSetUp,
    answer: answerSchema.extend({ card: cardSchema(rules).optional() }),
    play: (setUp, answers) => kept.shown(shown(rules, play(rules, setUp, answers)), setUp),
    answersUnder: (edition, setUp, answers) => answersUnder(rules, edition, setUp, answers),
    begin: setUp => {
      const opened = openPlay(rules, setUp)
      if ('refused' in opened) return { refused: opened.refused }
      const events = wayTo(opened).flatMap(one => one.events)
      return point({ rules, setUp, opened, kept }, { events, answer: null }, opened)
    },
    sides: played => {
      const { now, events } = kept.own(played)
      const setUp = kept.ownSetUp(played)
      return now && setUp && sides.now(now, setUp, events)
    },
    sidesAtFirst: setUp => {
      const read = rules.setUp.safeParse(setUp)
      return read.success ? sides.atFirst(read.data) : null
    },
    notices: played => {
      const { now, events, accepted, prompt } = kept.own(played)
      const setUp = kept.ownSetUp(played)
      if (!setUp) return []
      const own = [...notPlayed(accepted), ...notices({ setUp, now, events, accepted })]
      return now && !prompt ? [...own, ...notChecked(rules, editions, events)] : own
    },
    noticesAtFirst: setUp => {
      const read = rules.setUp.safeParse(setUp)
      return read.success ? notices({ setUp: read.data, now: null, events: [], accepted: [] }) : []
    },
    result: played => {
      const { now, events, prompt } = kept.own(played)
      const setUp = kept.ownSetUp(played)
      return now && setUp && !prompt ? result(now, setUp, events) : null
    },
    ...retelling(ended, kept),
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

function answersUnder<G extends Game, S extends SetUp, O extends AnyOutcome>(
  rules: Flow<G, S, O>,
  edition: string,
  setUp: object,
  answers: readonly unknown[],
): readonly Answer[] | null {
  const opened = openPlay(rules, setUp)
  const reached = 'refused' in opened ? opened : goOn(rules, opened, answers)
  const standing = 'refused' in reached ? reached.standing : reached
  const log = standing ? wayTo(standing).flatMap(one => one.answer ?? []) : []
  return answersFor(rules, { ...setUp, edition }, log)
}

/** The current edition, which the chart shows. */
function today<G extends Game>({ id, editions }: Rules<G>): InEdition<G> {
  const [first] = editions
  if (!first) throw new Error(`flow ${id} has no edition`)
  return first
}

function cardSchema<G extends Game>(rules: Rules<G>) {
  const effects: z.ZodType[] = Object.values<{ schema: z.ZodType }>(rules.effects).map(rule => rule.schema)
  return answerSchema.shape.card.unwrap().extend({ effects: z.array(z.union(effects)).max(20).optional() })
}

function shown<G extends Game, S extends SetUp, O extends AnyOutcome>(
  rules: Flow<G, S, O>,
  played: Played<G, O>,
): OwnPlay<G, O> {
  const { events, prompt, refused, position } = played
  const now = position && rules.outcome(position.memory.state)
  return {
    events,
    prompt,
    // The outcome stays unread here, because reading it plays the comparison, which many callers do not need.
    get outcome() {
      return played.outcome
    },
    get accepted() {
      return played.accepted
    },
    refused,
    now,
  }
}

/** What all points of a play have in common; `opened` is the standing at its first point. */
type Began<G extends Game, S extends SetUp, O extends AnyOutcome> = {
  readonly rules: Flow<G, S, O>
  readonly setUp: unknown
  readonly opened: Standing<G>
  readonly kept: Kept<G, S, O>
}

function point<G extends Game, S extends SetUp, O extends AnyOutcome>(
  began: Began<G, S, O>,
  { events, answer }: Pick<Standing<G>, 'events' | 'answer'>,
  standing: Standing<G>,
): Point {
  const { rules, setUp, opened, kept } = began
  let before: Shown | null = null
  const pointOf = (reached: Standing<G>) => point(began, reached, reached)
  return {
    events: kept.events(events),
    answer,
    along: answers => {
      const reached = goOn(rules, standing, answers)
      const last = 'refused' in reached ? reached.standing : reached
      return last ? wayTo(last, standing).map(pointOf) : []
    },
    next: given => {
      const reached = goOn(rules, standing, [given])
      return 'refused' in reached ? { refused: reached.refused } : pointOf(reached)
    },
    playOn: (answer, usual) => {
      const ahead = playOn(rules, standing.position, answer, usual)
      if (!ahead) return null
      return {
        events: kept.events(ahead.events),
        prompt: () => kept.prompt(promptAt(rules, ahead.position)),
      }
    },
    prompt: () => kept.prompt(promptAt(rules, standing.position)),
    shown: () => {
      before ??= kept.shown(shown(rules, playedTo(rules, setUp, opened, standing)), setUp)
      return before
    },
  }
}

const comparisons = z.object({
  editions: z.array(
    z.looseObject({
      edition: z.string(),
      result: z.enum(['same', 'differs', 'cannotTell']),
      differences: z.array(z.looseObject({ field: z.string() })),
    }),
  ),
})

/** Gives a play the end that was stored, or none. */
function retelling<G extends Game, S extends SetUp, O extends AnyOutcome>(
  ended: z.ZodType<O>,
  kept: Kept<G, S, O>,
): Pick<PlayableFlow<G, S, O>, 'asTold' | 'upTo'> {
  /** Two outcomes that the schema has read have their fields in the same order. */
  const read = (outcome: unknown) => ended.safeParse(JSON.parse(JSON.stringify(outcome)))
  return {
    asTold: (played, stored) => {
      const [outcome, compared] = [read(stored), comparisons.safeParse(stored)]
      if (!outcome.success || !compared.success) return null
      const { prompt, now } = kept.own(played)
      const isSame = !prompt && JSON.stringify(read(now).data) === JSON.stringify(outcome.data)
      const told = { outcome: { ...outcome.data, ...compared.data }, now: outcome.data }
      return { played: kept.retold(played, told), isSame }
    },
    upTo: played => kept.retold(played, { outcome: null, now: kept.own(played).now }),
  }
}
