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

/** The least recently used first, and the points of them all. */
const plays = new Map<string, Play>()
let kept = 0

/** The play of a walkthrough from its set-up on, with what is kept of it; null if there is no such flow. */
export function playOf({ id, flow: name, setUp }: Walkthrough): Play | null {
  const flow = flowNamed(name)
  if (!flow) return null
  const key = JSON.stringify([id, name, setUp])
  const play = plays.get(key) ?? newPlay(flow, setUp, grown => (kept += plays.get(key) === grown ? 1 : 0))
  remove(key)
  makeRoom()
  plays.set(key, play)
  kept += play.size()
  return play
}

function remove(key: string): void {
  kept -= plays.get(key)?.size() ?? 0
  plays.delete(key)
}

/** @param grows told of each further point */
function newPlay(flow: AnyFlow, setUp: Walkthrough['setUp'], grows: (play: Play) => void): Play {
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
    grows(play)
    return reached
  }
  const play = { first: flow.begin(setUp), after, size: () => points }
  return play
}

function makeRoom(): void {
  for (const key of plays.keys()) {
    if (kept <= MOST_POINTS) return
    remove(key)
  }
}
