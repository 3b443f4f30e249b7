// The story with all that has been taken back. That is played when somebody asks for it, and not before.
import type { Point } from '../../games/game.ts'
import type { Row } from '../../store/store.ts'
import type { Chapter, Scene } from '../scene.ts'
import type { Entry } from './entries.ts'
import { MOST_ROWS } from './log.ts'
import { after } from './recent-plays.ts'

/** What has been played of a log: the answers that nobody has taken back, and the points of those that count. */
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

/** @param point what the answer has led to; null: today's rules refuse it, or one that it rests on */
export function chapterOf({ row, takenBack }: Entry, point: Point | null): Chapter {
  return { row: row.number, by: row.by, answer: row.answer, events: point?.events ?? [], takenBack }
}

/**
 * The story of a log. Of answers taken back so long ago that a log of today would not hold them any more, only the answer
 * itself is told, and not what it made happen.
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

/** Where each answer has led to. One that has not been played is, from the last one before it that has. */
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
