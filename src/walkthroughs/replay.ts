// Plays the log of a walkthrough: which rows count, what each of them made happen, and where it stands.
import type { Game, Refusal } from '../engine/types.ts'
import type { Point } from '../games/flows.ts'
import type { Row, Walkthrough } from '../store/store.ts'
import { type Play, playOf } from './plays.ts'
import type { Chapter, Scene } from './scene.ts'

/** A walkthrough that cannot be shown: its flow is not there, or its set-up is against today's rules. */
export type Unplayable = {
  readonly unplayable: 'unknownFlow' | 'setUpRefused'
  readonly walkthrough: Walkthrough
  /** What today's rules have against the set-up. */
  readonly refusal: Refusal<Game> | null
}

type AnswerRow = Extract<Row, { answer: unknown }>

export type Replay = {
  readonly walkthrough: Walkthrough
  /** Where the walkthrough stands: after the last row that counts. */
  readonly point: Point
  /** The answers that count, in order. */
  readonly counting: readonly AnswerRow[]
  /** Answers that nobody has taken back and that do not count any more: the first that is refused, and all after it. */
  readonly dropped: readonly AnswerRow[]
  readonly chapters: readonly Chapter[]
}

/** A row with the point it led to; null if today's rules refuse it, or one that it rests on. */
type Entry = { readonly row: AnswerRow; readonly point: Point | null; takenBack: Chapter['takenBack'] }

/**
 * Plays every row from the point it was given at, also those that have been taken back. Taking a row back takes
 * back all that rest on it; there are such rows only if the row itself is no longer legal.
 */
export function replay(walkthrough: Walkthrough): Replay | Unplayable {
  const play = playOf(walkthrough)
  if (!play) return { unplayable: 'unknownFlow', walkthrough, refusal: null }
  const { first, after } = play
  if ('refused' in first) return { unplayable: 'setUpRefused', walkthrough, refusal: first.refused }
  const { entries, live } = played(first, after, walkthrough.rows)
  const counting = live.filter(entry => entry.point)
  const dropped = live.filter(entry => !entry.point)
  return {
    walkthrough,
    point: counting.at(-1)?.point ?? first,
    counting: counting.map(entry => entry.row),
    dropped: dropped.map(entry => entry.row),
    chapters: [opening(first), ...entries.filter(entry => !dropped.includes(entry)).map(chapterOf)],
  }
}

/** A walkthrough as it stands; or why it cannot be shown. */
export function sceneOf(walkthrough: Walkthrough): Scene | Unplayable {
  const replayed = replay(walkthrough)
  return 'unplayable' in replayed ? replayed : sceneFrom(replayed)
}

/** The scene of a walkthrough that has been played already. */
export function sceneFrom({ walkthrough, point, chapters, dropped }: Replay): Scene {
  return {
    walkthrough,
    // Looking ahead costs as much as an answer, and of the scene that an answer is given in nobody asks for it.
    get played() {
      return point.shown()
    },
    chapters,
    dropped: dropped.length,
  }
}

/** All answers of the log, and of these the ones that nobody has taken back. */
function played(
  first: Point,
  after: Play['after'],
  rows: readonly Row[],
): { entries: Entry[]; live: Entry[] } {
  const entries: Entry[] = []
  const live: Entry[] = []
  for (const row of rows) {
    if ('answer' in row) {
      const last = live.at(-1)
      const from = last ? last.point : first
      const entry = { row, point: from && after(from, row.answer), takenBack: null }
      entries.push(entry)
      live.push(entry)
    } else {
      const at = live.findLastIndex(entry => entry.row.number === row.takesBack)
      for (const entry of at < 0 ? [] : live.splice(at)) entry.takenBack = { by: row.by }
    }
  }
  return { entries, live }
}

const opening = ({ events }: Point): Chapter => ({ row: 0, by: null, answer: null, events, takenBack: null })

function chapterOf({ row, point, takenBack }: Entry): Chapter {
  return { row: row.number, by: row.by, answer: row.answer, events: point?.events ?? [], takenBack }
}
