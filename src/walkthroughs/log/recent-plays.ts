// Keeps the rows and points of recent plays: rows do not change and playing is pure, so a press reads and plays what is new.
import type { Answer } from '../../engine/types.ts'
import type { AnyFlow, Flows, Point } from '../../games/game.ts'
import { memoryOf } from '../../kept.ts'
import type { LogRow, Walkthrough } from '../../store/walkthroughs.ts'

export type Play = {
  /** The same for the same flow and set-up. */
  readonly key: string
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
  /** The rows of the log as they were last read or written. */
  readonly rows: () => readonly LogRow[]
  readonly keep: (rows: readonly LogRow[]) => void
}

/** The last point of a play, and how many answers lead to it. */
type Standing = { readonly answers: number; readonly point: Point }

/** So much is kept of all plays together: a full log has a point for each answer, and a row weighs half of a point. */
export const MOST_POINTS = 4_000

const plays = memoryOf<Play>(MOST_POINTS, play => play.size() + play.rows().length / 2)

/** The play of a walkthrough, with its kept points; null if its flow does not exist. */
export function playOf(
  flows: Flows,
  { id, flow: name, setUp }: Pick<Walkthrough, 'id' | 'flow' | 'setUp'>,
): Play | null {
  const flow = flows.get(name)
  if (!flow) return null
  const key = JSON.stringify([name, setUp])
  const known = plays.get(id)
  return known?.key === key
    ? known
    : plays.put(
        id,
        newPlay(flow, setUp, key, play => plays.put(id, play)),
      )
}

/** The rows of this walkthrough that need not be read again. */
export const recentRows = (id: string): readonly LogRow[] => plays.get(id)?.rows() ?? []

/** Forgets all plays, since a person is forgotten who may stand in their rows. */
export const forgetPlays = plays.clear

/** Rows that are kept in memory hold the same answers; others are compared by their texts. */
const isSame = (one: Answer, other: Answer | undefined): boolean =>
  one === other || (other !== undefined && JSON.stringify(one) === JSON.stringify(other))

/** @param grown called when the play has more or fewer points or rows */
function newPlay(flow: AnyFlow, setUp: Walkthrough['setUp'], key: string, grown: (play: Play) => void): Play {
  let read: readonly LogRow[] = []
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
    grown(play)
    return path.slice(0, answers.length).flatMap(({ point }) => point ?? [])
  }
  const goOn: Play['goOn'] = ({ answers, point: from }, answer, point) => {
    const last = answers === 0 ? first : path[answers - 1]?.point
    // Another press may meanwhile have taken answers back and continued differently.
    if (last !== from) return
    path.splice(answers, path.length, { answer, point })
    grown(play)
  }
  const play: Play = {
    ...{ key, flow, first, along, goOn },
    size: () => path.length + 1,
    rows: () => read,
    keep: rows => {
      read = rows
      grown(play)
    },
  }
  return play
}
