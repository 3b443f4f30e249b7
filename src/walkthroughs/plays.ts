// Plays that are kept for a while: playing is pure, so what the same answers have led to once is not played again.
import type { Answer } from '../engine/types.ts'
import { type AnyFlow, flowNamed, type Point } from '../games/flows.ts'
import type { Walkthrough } from '../store/store.ts'

export type Play = {
  readonly first: ReturnType<AnyFlow['begin']>
  /** The point after one more answer; null if the rules refuse it. */
  readonly after: (point: Point, answer: Answer) => Point | null
  /** How many points are kept of it. */
  readonly size: () => number
}

/** So many points are kept of all plays together: a few megabytes. A walkthrough has one for each answer. */
export const MOST_POINTS = 2_000

/** The least recently used first. */
const plays = new Map<string, Play>()

/** The play of a walkthrough from its set-up on, with what is kept of it; null if there is no such flow. */
export function playOf({ id, flow: name, setUp }: Walkthrough): Play | null {
  const flow = flowNamed(name)
  if (!flow) return null
  const key = JSON.stringify([id, name, setUp])
  const play = plays.get(key) ?? newPlay(flow, setUp)
  plays.delete(key)
  makeRoom()
  plays.set(key, play)
  return play
}

function newPlay(flow: AnyFlow, setUp: Walkthrough['setUp']): Play {
  const nexts = new Map<Point, Map<string, Point | null>>()
  let points = 1
  const after: Play['after'] = (point, answer) => {
    const known = nexts.get(point) ?? new Map<string, Point | null>()
    nexts.set(point, known)
    const text = JSON.stringify(answer)
    const before = known.get(text)
    if (before !== undefined) return before
    const next = point.next(answer)
    const reached = 'refused' in next ? null : next
    known.set(text, reached)
    points += 1
    return reached
  }
  return { first: flow.begin(setUp), after, size: () => points }
}

function makeRoom(): void {
  let points = [...plays.values()].reduce((sum, play) => sum + play.size(), 0)
  for (const [key, play] of plays) {
    if (points <= MOST_POINTS) return
    points -= play.size()
    plays.delete(key)
  }
}
