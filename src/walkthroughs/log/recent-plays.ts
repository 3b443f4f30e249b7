// Keeps the points of recent plays: playing is pure, so the same answers need not be played again.
import type { Answer } from '../../engine/types.ts'
import type { AnyFlow, Flows, Point } from '../../games/game.ts'
import type { Walkthrough } from '../../store/walkthroughs.ts'

export type Play = {
  readonly flow: AnyFlow
  readonly first: ReturnType<AnyFlow['begin']>
  /**
   * The points after these answers, up to the first that the rules refuse. Only the points of the last call are kept:
   * for one walkthrough never more than its log has answers that count.
   */
  readonly along: (answers: readonly Answer[]) => readonly Point[]
  /** Keeps the point after `answer`, if `from` is kept, so that `along` need not play the answer again. */
  readonly goOn: (from: Standing, answer: Answer, point: Point) => void
  /** The number of kept points of this play. */
  readonly size: () => number
}

/** The last point of a play, and how many answers lead to it. */
type Standing = { readonly answers: number; readonly point: Point }

/** The most points kept of all plays together; a full log has one for each answer. */
export const MOST_POINTS = 2_000

/** The plays, least recently used first, each with its number of points when it was last counted. */
const plays = new Map<string, { play: Play; counted: number }>()
let kept = 0

/** The play of a walkthrough, with its kept points; null if its flow does not exist. */
export function playOf(
  flows: Flows,
  { id, flow: name, setUp }: Pick<Walkthrough, 'id' | 'flow' | 'setUp'>,
): Play | null {
  const flow = flows.get(name)
  if (!flow) return null
  const key = JSON.stringify([id, name, setUp])
  const one = plays.get(key) ?? { play: newPlay(flow, setUp, () => count(key)), counted: 0 }
  plays.delete(key)
  plays.set(key, one)
  count(key)
  return one.play
}

/** Counts the points of this play again, and drops other plays, least recently used first, if there are too many. */
function count(key: string): void {
  const one = plays.get(key)
  if (!one) return
  kept += one.play.size() - one.counted
  one.counted = one.play.size()
  for (const [other, { counted }] of plays) {
    if (kept <= MOST_POINTS || other === key) return
    plays.delete(other)
    kept -= counted
  }
}

/** Rows that are kept in memory hold the same answers; others are compared by their texts. */
const isSame = (one: Answer, other: Answer | undefined): boolean =>
  one === other || (other !== undefined && JSON.stringify(one) === JSON.stringify(other))

/** @param changed called when the number of points changes */
function newPlay(flow: AnyFlow, setUp: Walkthrough['setUp'], changed: () => void): Play {
  const first = flow.begin(setUp)
  /** Each answer with the point after it; null: the rules refuse the answer, and it is the last one. */
  const path: { readonly answer: Answer; readonly point: Point | null }[] = []
  const along: Play['along'] = answers => {
    const other = answers.findIndex((answer, index) => !isSame(answer, path[index]?.answer))
    const same = other === -1 ? answers.length : other
    const last = same === 0 ? first : path[same - 1]?.point
    if (other !== -1 && last && !('refused' in last)) {
      const others = answers.slice(same)
      const points: readonly (Point | null)[] = last.along(others)
      const upTo = points.length < others.length ? [...points, null] : points
      const played = others.slice(0, upTo.length)
      path.splice(same, path.length, ...played.map((answer, i) => ({ answer, point: upTo[i] ?? null })))
    }
    changed()
    return path.slice(0, answers.length).flatMap(({ point }) => point ?? [])
  }
  const goOn: Play['goOn'] = ({ answers, point: from }, answer, point) => {
    const last = answers === 0 ? first : path[answers - 1]?.point
    // Another press may meanwhile have taken answers back and continued differently.
    if (last !== from) return
    path.splice(answers, path.length, { answer, point })
    changed()
  }
  return { flow, first, along, goOn, size: () => path.length + 1 }
}
