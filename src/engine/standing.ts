// Plays answers from a standing to the next ones, each of which knows the one before it.
import { advance, advanceAll } from './advance.ts'
import type { Rules } from './flow.ts'
import type { Game } from './game.ts'
import { type Position, promptAt } from './prompt.ts'
import type { Answer, Event, RefusedAnswer } from './types.ts'

/** A play between two answers. It can be kept and continued more than once. */
export type Standing<G extends Game> = {
  readonly position: Position<G>
  /** The last answer, as it goes into a log; null before the first. */
  readonly answer: Answer | null
  /** The events of that answer; before the first, the events of the set-up. */
  readonly events: readonly Event<G>[]
  readonly before: Standing<G> | null
}

/** The refused answer, and the standing before it; the standing is null if the set-up itself was refused. */
export type Stopped<G extends Game, S extends Standing<G> | null = Standing<G> | null> = {
  readonly refused: RefusedAnswer<G>
  readonly standing: S
}

/** So many answers are played on one copy of the table. Each position between them has to be played again if it is needed. */
const AT_ONCE = 16

/** Plays answers from a standing, which it does not change. */
export function goOn<G extends Game>(
  flow: Rules<G>,
  from: Standing<G>,
  answers: readonly unknown[],
): Standing<G> | Stopped<G, Standing<G>> {
  let standing = from
  for (let next = 0; next < answers.length; next += AT_ONCE) {
    const some = answers.slice(next, next + AT_ONCE)
    const reached = allAtOnce(flow, standing, some) ?? oneByOne(flow, standing, some)
    if ('refused' in reached) return reached
    standing = reached
  }
  return standing
}

/** The standing after these answers; null if one of them is refused. */
function allAtOnce<G extends Game>(
  flow: Rules<G>,
  from: Standing<G>,
  answers: readonly unknown[],
): Standing<G> | null {
  if (answers.length < 2) return null
  const { steps, position } = advanceAll(flow, from.position, answers)
  if (!position) return null
  return steps.reduce<Standing<G>>(
    (before, step, i) =>
      i === steps.length - 1
        ? { ...step, before, position }
        : playedAgain(flow, from, answers.slice(0, i + 1), { ...step, before }),
    from,
  )
}

/** A standing that plays its position when it is first asked for it. */
function playedAgain<G extends Game>(
  flow: Rules<G>,
  from: Standing<G>,
  answers: readonly unknown[],
  { events, answer, before }: Omit<Standing<G>, 'position'>,
): Standing<G> {
  let position: Position<G> | null = null
  return {
    ...{ events, answer, before },
    get position() {
      position ??= advanceAll(flow, from.position, answers).position
      if (!position) throw new Error('an answer that was played is refused')
      return position
    },
  }
}

function oneByOne<G extends Game>(
  flow: Rules<G>,
  from: Standing<G>,
  answers: readonly unknown[],
): Standing<G> | Stopped<G, Standing<G>> {
  let standing = from
  for (const answer of answers) {
    const moved = advance(flow, standing.position, answer)
    if ('refused' in moved) {
      const prompt = promptAt(flow, standing.position)
      return { refused: { ...moved.refused, answer: safely(answer), prompt }, standing }
    }
    standing = { ...moved, before: standing }
  }
  return standing
}

/** A standing with all standings before it, the first one first; with `from`, only those after that one. */
export function wayTo<G extends Game>(last: Standing<G>, from: Standing<G> | null = null): Standing<G>[] {
  const all: Standing<G>[] = []
  for (let one: Standing<G> | null = last; one && one !== from; one = one.before) all.push(one)
  return all.reverse()
}

/** The limit of characters of a refused answer that a refusal repeats; no typed answer is longer. */
const MOST_SHOWN = 20_000

/** The refused answer as JSON data; null if JSON cannot hold it, or if it is too long. */
export function safely(answer: unknown): unknown {
  try {
    const text = JSON.stringify(answer)
    return text.length <= MOST_SHOWN ? JSON.parse(text) : null
  } catch {
    return null
  }
}
