// Takes the last answer back, or all that today's rules refuse.
import type { Point } from '../games/game.ts'
import type { NewRow } from '../store/log.ts'
import type { LogRow } from '../store/walkthroughs.ts'
import { listedAt } from './list-entry.ts'
import { type AnswerRow, KEPT_FREE } from './log/log.ts'
import { lastPoint, type Replay, sceneBefore, sceneFrom, type Tables } from './log/replay.ts'
import { outcomeToStore } from './log/retell.ts'
import { storyOf } from './log/whole-log.ts'
import type { TablePress } from './reopening.ts'
import { type PressResult, passedBy, save } from './save-press.ts'
import { isCutShort, type Scene } from './scene.ts'

/** notYours: `row` is another user's answer. nothing: no answer is left. Neither changes anything. */
export type TakenBack =
  | PressResult
  | { readonly result: 'notYours'; readonly row: LogRow; readonly scene: Scene }
  | { readonly result: 'nothing'; readonly scene: Scene }

/**
 * Takes the last answer back, also after the end, if the user gave it or is the starter. Near the end of the log it
 * refuses with `full`, so that the attack can go on.
 * @throws StoreFault if the store cannot say whether it has saved that
 */
export async function takeBack(tables: Tables, press: TablePress, scene: Replay): Promise<TakenBack> {
  const passed = await passedBy(tables, press, scene)
  if (passed) return passed
  if (scene.firstDropped && isCutShort(scene))
    return takeBackRefused(tables, press, scene, scene.firstDropped)
  const last = scene.counting.at(-1)
  if (!last) return { result: 'nothing', scene }
  if (!mayTakeBack(scene, last, press.userId)) return { result: 'notYours', row: last, scene }
  const before = lastPoint({ first: scene.first, points: scene.points.slice(0, -1) })
  const row = { takesBack: last.number, ...endIn(before), ...listedIn(scene, before) }
  return save(tables, press, scene, row, saved => sceneBefore(scene, saved), 1 + KEPT_FREE)
}

/** Takes back the first answer that today's rules refuse, with all after it: the attack goes on before it. */
async function takeBackRefused(
  tables: Tables,
  press: TablePress,
  scene: Replay,
  refused: AnswerRow,
): Promise<TakenBack> {
  if (!mayTakeBack(scene, refused, press.userId)) return { result: 'notYours', row: refused, scene }
  const before = { ...scene, dropped: 0, firstDropped: null }
  const row = { takesBack: refused.number, ...listedIn(scene, lastPoint(scene)) }
  return save(
    tables,
    press,
    scene,
    row,
    saved => sceneFrom(saved, { ...before, story: storyOf(saved.rows, scene) }),
    1 + KEPT_FREE,
  )
}

/** The end at a point where a chapter is over although it takes a further report. */
function endIn(point: Point): Pick<NewRow, 'outcome'> {
  const outcome = outcomeToStore(point.shown())
  return outcome ? { outcome } : {}
}

export function listedIn({ play, walkthrough }: Replay, point: Point): Pick<NewRow, 'listed'> {
  const listed = listedAt(play.flow, point.shown(), walkthrough)
  return listed ? { listed } : {}
}

/** Whether the user may take the answer back; every user may if both its giver and the starter have been deleted. */
export function mayTakeBack({ walkthrough: { starter } }: Scene, { by }: LogRow, user: string): boolean {
  return user === by || user === starter || (by === null && starter === null)
}
