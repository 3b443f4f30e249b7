// Plays the log of a walkthrough: which rows count, what each of them made happen, and where it stands.

import type { Game } from '../../engine/game.ts'
import type { Refusal } from '../../engine/types.ts'
import type { Flows, Point } from '../../games/game.ts'
import type { Store, Walkthrough } from '../../store/store.ts'
import type { Chapter, Scene } from '../scene.ts'
import { type AnswerRow, entriesOf } from './entries.ts'
import { playOf } from './recent-plays.ts'
import { chapterOf, opening, storyOf } from './whole-log.ts'

/** The store that keeps walkthroughs, and the flows that play them. */
export type Tables = { readonly store: Store; readonly flows: Flows }

/** A walkthrough that cannot be shown: its flow does not exist, or today's rules refuse its set-up. */
export type Unplayable = {
  readonly unplayable: 'unknownFlow' | 'setUpRefused'
  readonly walkthrough: Walkthrough
  /** Why today's rules refuse the set-up; null if the flow does not exist. */
  readonly refusal: Refusal<Game> | null
}

export type Replay = {
  readonly walkthrough: Walkthrough
  /** The point after the last answer that counts. */
  readonly point: Point
  /** The answers that count, in order. */
  readonly counting: readonly AnswerRow[]
  /** Answers that nobody has taken back and that no longer count: the first that today's rules refuse, and all after it. */
  readonly dropped: readonly AnswerRow[]
  readonly chapters: readonly Chapter[]
  readonly story: Scene['story']
}

/**
 * Plays the answers that nobody has taken back, up to the first that today's rules refuse. The other answers are played
 * only when the story is read.
 */
export function replay(flows: Flows, walkthrough: Walkthrough): Replay | Unplayable {
  const play = playOf(flows, walkthrough)
  if (!play) return { unplayable: 'unknownFlow', walkthrough, refusal: null }
  const { first, along } = play
  if ('refused' in first) return { unplayable: 'setUpRefused', walkthrough, refusal: first.refused }
  const { entries, live } = entriesOf(walkthrough.rows)
  const points = along(live.map(({ row }) => row.answer))
  const counting = live.slice(0, points.length)
  const dropped = live.slice(points.length)
  return {
    walkthrough,
    point: points.at(-1) ?? first,
    counting: counting.map(({ row }) => row),
    dropped: dropped.map(({ row }) => row),
    chapters: [opening(first), ...counting.map((entry, i) => chapterOf(entry, points[i] ?? null))],
    story: storyOf(walkthrough.rows, entries, { first, live, points }),
  }
}

/** A walkthrough as it stands; or why it cannot be shown. */
export function sceneOf(flows: Flows, walkthrough: Walkthrough): Scene | Unplayable {
  const replayed = replay(flows, walkthrough)
  return 'unplayable' in replayed ? replayed : sceneFrom(replayed)
}

/** The scene of a walkthrough that has been played already. */
export function sceneFrom({ walkthrough, point, chapters, story, dropped }: Replay): Scene {
  return {
    walkthrough,
    // The prompt costs as much as an answer, and nobody reads it of the scene in which an answer is given.
    get played() {
      return point.shown()
    },
    chapters,
    story,
    dropped: dropped.length,
  }
}
