// Plays the log of a walkthrough: the rows that count, their events, and the present state. A press extends this play
// by its own row, so that the log is played only once.
import type { Game } from '../../engine/game.ts'
import type { RefusedAnswer } from '../../engine/types.ts'
import type { Flows, Point } from '../../games/game.ts'
import type { Most } from '../../store/limits.ts'
import type { Store } from '../../store/store.ts'
import type { Walkthrough } from '../../store/walkthroughs.ts'
import type { Scene } from '../scene.ts'
import { type AnswerRow, entriesOf } from './log.ts'
import { type Play, playOf } from './recent-plays.ts'
import { type Retold, retold } from './retell.ts'
import { chapterOf, opening, type PlayedLog, storyOf } from './whole-log.ts'

/** The store that keeps walkthroughs, the flows that play them, and the limits within which they begin and open again. */
export type Tables = { readonly store: Store; readonly flows: Flows; readonly most: Most }

/** A walkthrough that cannot be shown: its flow does not exist, or today's rules refuse its set-up. */
export type Unplayable = {
  readonly unplayable: 'unknownFlow' | 'setUpRefused'
  readonly walkthrough: Walkthrough
  /** Why today's rules refuse the set-up; null if the flow does not exist. */
  readonly refusal: RefusedAnswer<Game> | null
}

/** A scene to continue from: it has the play of its log. */
export type Replay = Scene &
  PlayedLog & {
    readonly play: Play
    /** The answers that count, in order. */
    readonly counting: readonly AnswerRow[]
  }

/**
 * Plays a walkthrough's live answers, up to the first that today's rules refuse; or says why it cannot be shown.
 * Answers that are taken back are played only when the story is read.
 */
export function sceneOf(flows: Flows, walkthrough: Walkthrough): Replay | Unplayable {
  const play = playOf(flows, walkthrough)
  if (!play) return { unplayable: 'unknownFlow', walkthrough, refusal: null }
  const { first, along } = play
  if ('refused' in first) return { unplayable: 'setUpRefused', walkthrough, refusal: first.refused }
  const read = entriesOf(walkthrough.rows)
  const answered = read.live.map(({ row }) => row)
  const points = along(answered.map(({ answer }) => answer))
  const counting = answered.slice(0, points.length)
  return sceneFrom(walkthrough, {
    ...{ play, first, points, counting },
    chapters: [opening(first), ...counting.map((row, i) => chapterOf(row, points[i] ?? null))],
    story: storyOf(walkthrough.rows, { first, points }, read),
    dropped: answered.length - points.length,
    firstDropped: answered[points.length] ?? null,
  })
}

/** The most walkthroughs that are tried, the open ones first, until one can be played; users must name older ones. */
const LATEST = 10

/**
 * The latest walkthrough of a thread or channel that still expects an answer, else the latest of all; null: there is
 * none. Only its starter gets a private walkthrough.
 * @throws StoreFault if the store cannot be read
 */
export async function latestAt(
  { store, flows }: Pick<Tables, 'store' | 'flows'>,
  place: string,
  user: string,
): Promise<Replay | null> {
  for (const { id } of await store.at([place], user, LATEST)) {
    const walkthrough = await store.read(id)
    const scene = walkthrough && sceneOf(flows, walkthrough)
    if (scene && !('unplayable' in scene)) return scene
  }
  return null
}

/** The point after the last answer that counts. */
export const lastPoint = ({ first, points }: PlayedLog): Point => points.at(-1) ?? first

/**
 * The same walkthrough as it was read or saved since; rows that others have added meanwhile are played.
 * @throws Error if it cannot be played, although it was played before
 */
export function sceneAt(flows: Flows, before: Replay, walkthrough: Walkthrough): Replay {
  if (walkthrough.revision === before.walkthrough.revision) return sceneFrom(walkthrough, before)
  const scene = sceneOf(flows, walkthrough)
  if ('unplayable' in scene) throw new Error(`${walkthrough.id}, just played, is ${scene.unplayable}`)
  return scene
}

/** The scene after one more answer, which led to `point` and is the last row of `walkthrough`. */
export function sceneAfter(before: Replay, walkthrough: Walkthrough, point: Point): Replay {
  const row = walkthrough.rows.at(-1)
  if (!row || !('answer' in row)) throw new Error('an answer that is saved is in no log')
  const { play, first, counting, chapters } = before
  play.goOn({ answers: counting.length, point: lastPoint(before) }, row.answer, point)
  const points = [...before.points, point]
  const from = {
    ...{ play, first, points, dropped: 0, firstDropped: null },
    counting: [...counting, row],
    chapters: [...chapters, chapterOf(row, point)],
    story: storyOf(walkthrough.rows, { first, points }),
  }
  // The end that was just stored is the end of this play.
  return sceneFrom(walkthrough, from, () => ({ played: point.shown(), retelling: 'asTold' }))
}

/** The same scene of an attack that is over, closed in the store. */
export function sceneOver(scene: Replay, outcome: Walkthrough['outcome']): Replay {
  const walkthrough: Walkthrough = { ...scene.walkthrough, closed: true, ending: 'over', outcome }
  // How an attack is told depends on the mark only if today's rules refuse one of its answers.
  if (scene.dropped > 0) return sceneFrom(walkthrough, scene)
  const { played, retelling } = scene
  return sceneFrom(walkthrough, scene, () => ({ played, retelling: outcome ? 'asTold' : retelling }))
}

/** The scene before its last answer, which the last row of `walkthrough` has taken back. */
export function sceneBefore(after: Replay, walkthrough: Walkthrough): Replay {
  const { play, first, counting, chapters } = after
  const points = after.points.slice(0, -1)
  const [undone, by] = [chapters.at(-1) ?? null, walkthrough.rows.at(-1)?.by ?? null]
  const story = storyOf(walkthrough.rows, { first, points })
  return sceneFrom(walkthrough, {
    ...{ play, first, points, dropped: 0, firstDropped: null },
    counting: counting.slice(0, -1),
    chapters: chapters.slice(0, -1),
    story: {
      get chapters() {
        return story.chapters
      },
      undone: undone && { ...undone, takenBack: { by } },
    },
  })
}

/**
 * The scene with another walkthrough that has the same log but differs in other fields.
 * @param tell how the attack is told, where that is known
 */
export function sceneFrom(
  walkthrough: Walkthrough,
  from: Omit<Replay, 'walkthrough' | 'played' | 'retelling'>,
  tell: (() => Retold) | null = null,
): Replay {
  const { play, first, points, counting, chapters, story, dropped, firstDropped } = from
  play.keep(walkthrough.rows)
  let told: Retold | null = null
  const toldOnce = () => {
    told ??= tell?.() ?? retold(walkthrough, play.flow, { ...from, last: lastPoint({ first, points }) })
    return told
  }
  return {
    ...{ walkthrough, play, first, points, counting, chapters, story, dropped, firstDropped },
    // Getters, because `shown` plays ahead, which costs as much as an answer, and answer() does not read them.
    get played() {
      return toldOnce().played
    },
    get retelling() {
      return toldOnce().retelling
    },
  }
}
