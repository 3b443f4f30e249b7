// The story of a log with the answers that were taken back. They are played when the story is read, and not before.
import type { Point } from '../../games/game.ts'
import type { Row } from '../../store/store.ts'
import type { Chapter, Scene } from '../scene.ts'
import type { Entry } from './entries.ts'
import { MOST_ROWS } from './log.ts'
import { after } from './recent-plays.ts'

/** The played part of a log: the answers that nobody has taken back, and the points of those that count. */
export type Played = {
  readonly first: Point
  readonly live: readonly Entry[]
  readonly points: readonly Point[]
}

export const opening = ({ events }: Point): Chapter => ({
  row: 0,
  by: null,
  answer: null,
  events,
  takenBack: null,
})

/** @param point the point after the answer; null: today's rules refuse it, or an answer before it */
export function chapterOf({ row, takenBack }: Entry, point: Point | null): Chapter {
  return { row: row.number, by: row.by, answer: row.answer, events: point?.events ?? [], takenBack }
}

/**
 * The story of a log. An answer that was taken back and is more than MOST_ROWS rows old is told without its events,
 * which only logs of older versions have.
 */
export function storyOf(rows: readonly Row[], entries: readonly Entry[], played: Played): Scene['story'] {
  const pointOf = pointsOf(played)
  const oldest = rows.length - MOST_ROWS
  const told = (entry: Entry): Chapter => {
    const isPlayed = !entry.takenBack || entry.row.number > oldest
    return chapterOf(entry, isPlayed ? pointOf(entry) : null)
  }
  let chapters: readonly Chapter[] | null = null
  return {
    get chapters() {
      const dropped = new Set(played.live.slice(played.points.length))
      chapters ??= [opening(played.first), ...entries.filter(entry => !dropped.has(entry)).map(told)]
      return chapters
    },
    get undone() {
      const last = rows.at(-1)
      if (!last || 'answer' in last) return null
      const entry = entries.findLast(({ row }) => row.number === last.takesBack)
      return entry?.takenBack ? told(entry) : null
    },
  }
}

/** The point after each answer. An answer that was not played yet is played from the last played answer before it. */
function pointsOf({ first, live, points }: Played): (entry: Entry) => Point | null {
  const known = new Map<Entry, Point | null>(live.map((entry, i) => [entry, points[i] ?? null]))
  return entry => {
    const way: Entry[] = []
    let from: Entry | null = entry
    for (; from && !known.has(from); from = from.before) way.push(from)
    let point: Point | null = from ? (known.get(from) ?? null) : first
    for (const one of way.reverse()) {
      point = point && after(point, one.row.answer)
      known.set(one, point)
    }
    return point
  }
}
