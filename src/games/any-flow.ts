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
import type { Answer, Prompt } from '../engine/types.ts'
import { once } from '../kept.ts'
import { fateAt } from './forecast.ts'
import type { Ahead, GameFlow, PlayAndSetUp, PlayableFlow, Point, Shown } from './game.ts'
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
  const { own, ownAhead } = ownOf(rules)
  const editions = rules.editions.map(edition => edition.rules.id)
  return {
    id: rules.id,
    game,
    editions,
    newEditions: editions.slice(0, editions.indexOf(unsaid)),
    clauses,
    restsAt: today(rules).rows.find(({ name }) => name === rules.restsAt)?.question ?? null,
    setUp: rules.setUp,
    scriptSetUp,
    answer: answerSchema.extend({ card: cardSchema(rules).optional() }),
    play: (setUp, answers) => shown(rules, play(rules, setUp, answers), readOnce(rules, setUp)),
    answersUnder: (edition, setUp, answers) => answersUnder(rules, edition, setUp, answers),
    begin: setUp => {
      const opened = openPlay(rules, setUp)
      if ('refused' in opened) return { refused: opened.refused }
      const events = wayTo(opened).flatMap(one => one.events)
      return point({ rules, setUp, opened, read: readOnce(rules, setUp) }, { events, answer: null }, opened)
    },
    sides: played => {
      const { now, events, setUp } = own(played)
      return now && setUp && sides.now(now, setUp, events)
    },
    sidesAtFirst: setUp => {
      const read = rules.setUp.safeParse(setUp)
      return read.success ? sides.atFirst(read.data) : null
    },
    notices: played => {
      const { now, events, accepted, isOver, setUp } = own(played)
      if (!setUp) return []
      const told = [...notPlayed(accepted), ...notices({ setUp, now, events, accepted })]
      return isOver ? [...told, ...notChecked(rules, editions, events)] : told
    },
    noticesAtFirst: setUp => {
      const read = rules.setUp.safeParse(setUp)
      return read.success ? notices({ setUp: read.data, now: null, events: [], accepted: [] }) : []
    },
    result: played => {
      const { now, events, isOver, setUp } = own(played)
      return now && setUp && isOver ? result(now, setUp, events) : null
    },
    ...retelling(ended, own),
    chart: () => chart(rules, today(rules)),
    foresight,
    rows: edition => editionNamed(rules, edition).rows,
    fate: points => {
      const ahead = points.map(ownAhead)
      return fateAt(
        foresight,
        ahead.flatMap(({ events }) => events),
        ahead.at(-1)?.prompt() ?? null,
      )
    },
    own,
  }
}

type OwnAhead<G extends Game> = Pick<Standing<G>, 'events'> & { readonly prompt: () => Prompt<G> | null }

/** Finds the types of a flow's plays again, which carry its id. @throws Error for those of another flow */
function ownOf<G extends Game, S extends SetUp, O extends AnyOutcome>({ id }: Flow<G, S, O>) {
  const demandOwn = ({ flow }: Pick<Ahead, 'flow'>): void => {
    if (flow !== id) throw new Error(`this is no play of ${id}`)
  }
  return {
    own: (played: Shown): PlayAndSetUp<G, S, O> => {
      demandOwn(played)
      return played as Shown & PlayAndSetUp<G, S, O>
    },
    ownAhead: (ahead: Ahead): OwnAhead<G> => {
      demandOwn(ahead)
      return ahead as Ahead & OwnAhead<G>
    },
  }
}

/** Reads a set-up that the rules have accepted, once for all points of its play. */
const readOnce = <S extends SetUp>({ setUp: schema }: { readonly setUp: z.ZodType<S> }, setUp: unknown) =>
  once(() => schema.parse(setUp))

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
function today<G extends Game>({ id, editions }: Pick<Rules<G>, 'id' | 'editions'>): InEdition<G> {
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
  read: () => S,
): Shown & PlayAndSetUp<G, S, O> {
  const { events, prompt, isOver, refused, position } = played
  const now = position && rules.outcome(position.memory.state)
  return {
    ...{ flow: rules.id, events, prompt, isOver },
    get setUp() {
      return now && read()
    },
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
  readonly read: () => S
}

function point<G extends Game, S extends SetUp, O extends AnyOutcome>(
  began: Began<G, S, O>,
  { events, answer }: Pick<Standing<G>, 'events' | 'answer'>,
  standing: Standing<G>,
): Point {
  const { rules, setUp, opened, read } = began
  const flow = rules.id
  let before: Shown | null = null
  const pointOf = (reached: Standing<G>) => point(began, reached, reached)
  return {
    ...{ flow, events, answer },
    along: answers => {
      const reached = goOn(rules, standing, answers)
      const last = 'refused' in reached ? reached.standing : reached
      return wayTo(last, standing).map(pointOf)
    },
    next: given => {
      const reached = goOn(rules, standing, [given])
      return 'refused' in reached ? { refused: reached.refused } : pointOf(reached)
    },
    playOn: (answer, usual) => {
      const ahead = playOn(rules, standing.position, answer, usual)
      return ahead && { flow, events: ahead.events, prompt: () => promptAt(rules, ahead.position) }
    },
    prompt: () => promptAt(rules, standing.position),
    shown: () => {
      before ??= shown(rules, playedTo(rules, setUp, opened, standing), read)
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
  own: (played: Shown) => PlayAndSetUp<G, S, O>,
): Pick<PlayableFlow<G, S, O>, 'asTold' | 'upTo'> {
  const withoutEnd = (played: Shown) => {
    const { flow, events, accepted, refused, setUp } = played
    return { flow, events, accepted, refused, setUp, prompt: null, isOver: true, outcome: null }
  }
  /** Two outcomes that the schema has read have their fields in the same order. */
  const read = (outcome: unknown) => ended.safeParse(JSON.parse(JSON.stringify(outcome)))
  return {
    asTold: (played, stored) => {
      const [outcome, compared] = [read(stored), comparisons.safeParse(stored)]
      if (!outcome.success || !compared.success) return null
      const { isOver, now } = own(played)
      const isSame = isOver && JSON.stringify(read(now).data) === JSON.stringify(outcome.data)
      const told = { outcome: { ...outcome.data, ...compared.data }, now: outcome.data }
      return { played: { ...withoutEnd(played), ...told }, isSame }
    },
    upTo: played => ({ ...withoutEnd(played), now: played.now }),
  }
}
