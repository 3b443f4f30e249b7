// The story of a log with the answers that were taken back, which are played only when the story is read.
import type { Answer } from '../../engine/types.ts'
import type { Point } from '../../games/game.ts'
import type { LogRow } from '../../store/walkthroughs.ts'
import type { Chapter, Scene } from '../scene.ts'
import { type AnswerRow, type Entries, entriesOf, type LogEntry, MOST_ROWS } from './log.ts'

/** The played part of a log: the first point, and one after each answer that counts. */
export type PlayedLog = { readonly first: Point; readonly points: readonly Point[] }

export const opening = ({ events }: Point): Chapter => ({
  row: 0,
  by: null,
  answer: null,
  events,
  takenBack: null,
})

/** @param point the point after the answer; null: today's rules refuse the answer or an earlier one */
export const chapterOf = (
  row: AnswerRow,
  point: Point | null,
  takenBack: Chapter['takenBack'] = null,
): Chapter => ({ row: row.number, by: row.by, answer: row.answer, events: point?.events ?? [], takenBack })

/**
 * The story of a log. It tells answers that today's rules refuse, and those that were taken back, and given more than MOST_ROWS rows ago, without their
 * events; only logs of older versions have them.
 * @param read the answers of the log, if they have been read already
 */
export function storyOf(
  rows: readonly LogRow[],
  played: PlayedLog,
  read: Entries | null = null,
): Scene['story'] {
  const oldest = rows.length - MOST_ROWS
  let whole: ReturnType<typeof wholeOf> | null = null
  const told = () => {
    whole ??= wholeOf(read ?? entriesOf(rows), played, oldest)
    return whole
  }
  return {
    get chapters() {
      return told().chapters()
    },
    get undone() {
      const last = rows.at(-1)
      return !last || 'answer' in last ? null : told().undoneBy(last.takesBack)
    },
  }
}

function wholeOf({ entries, live }: Entries, played: PlayedLog, oldest: number) {
  const pointOf = pointsOf(live, played)
  const told = (entry: LogEntry): Chapter => {
    const isPlayed = !entry.takenBack || entry.row.number > oldest
    return chapterOf(entry.row, isPlayed ? pointOf(entry) : null, entry.takenBack)
  }
  let chapters: readonly Chapter[] | null = null
  return {
    chapters: (): readonly Chapter[] => {
      chapters ??= [opening(played.first), ...entries.map(told)]
      return chapters
    },
    /** The answer with this row number, which has been taken back. */
    undoneBy: (takesBack: number): Chapter | null => {
      const entry = entries.findLast(({ row }) => row.number === takesBack)
      return entry?.takenBack ? told(entry) : null
    },
  }
}

/** Gives the point after each answer; an answer that was taken back is played from the last played answer before it. */
function pointsOf(
  live: readonly LogEntry[],
  { first, points }: PlayedLog,
): (entry: LogEntry) => Point | null {
  const known = new Map<LogEntry, Point | null>(live.map((entry, i) => [entry, points[i] ?? null]))
  return entry => {
    const way: LogEntry[] = []
    let from: LogEntry | null = entry
    for (; from && !known.has(from); from = from.before) way.push(from)
    let point: Point | null = from ? (known.get(from) ?? null) : first
    for (const one of way.reverse()) {
      point = point && pointAfter(point, one.row.answer)
      known.set(one, point)
    }
    return point
  }
}

/** The point after one more answer; null if the rules refuse it. */
function pointAfter(point: Point, answer: Answer): Point | null {
  const next = point.next(answer)
  return 'refused' in next ? null : next
}
