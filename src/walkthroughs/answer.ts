// What a press does: it gives an answer, which is played before it is saved, takes the last one back, stops the attack or
// goes on with a stopped one.

import type { Game } from '../engine/game.ts'
import { mayDecide, playersIn } from '../engine/legal-answer.ts'
import type { Answer, RefusedAnswer } from '../engine/types.ts'
import type { Point } from '../games/game.ts'
import type { Head, LogRow, NewRow, Press, Seat } from '../store/store.ts'
import { type AnswerRow, KEPT_FREE } from './log/log.ts'
import { lastPoint, type Replay, sceneAfter, sceneBefore, sceneFrom, type Tables } from './log/replay.ts'
import { outcomeToStore } from './log/retell.ts'
import { storyOf } from './log/whole-log.ts'
import { type PressResult, passedBy, save } from './save-press.ts'
import { isCutShort, isStopped, type Scene } from './scene.ts'
import { actingFor, seatOf } from './seats.ts'

/** answer() sets the answer's `by` to the players for whom the user may act. */
export type AnswerGiven = Extract<NewRow, { answer: unknown }>

/**
 * `by` lists the seats that must decide. theirs: one of them decides. together: they must decide as well. before: the
 * user may decide, but only they may pass an earlier window that is open.
 */
export type NotYours = { readonly by: readonly Seat[]; readonly why: 'theirs' | 'together' | 'before' }

/** refused: the rules forbid the answer. notYours: others must decide. Neither changes anything. */
export type Answered =
  | PressResult
  | { readonly result: 'refused'; readonly refusal: RefusedAnswer<Game>; readonly scene: Scene }
  | ({ readonly result: 'notYours'; readonly scene: Scene } & NotYours)

/**
 * Checks an answer by playing it, and saves it. Older answers that the rules have dropped are taken back with it.
 * @param scene the walkthrough as it was when the press came; save notices a faster press
 * @throws StoreFault if the store cannot say whether it has saved the answer; the same interaction may give it again
 */
export async function answer(
  tables: Tables,
  press: Press,
  scene: Replay,
  given: AnswerGiven,
): Promise<Answered> {
  const passed = await passedBy(tables, press, scene)
  if (passed) return passed
  const next = played(scene, press, given)
  if ('refused' in next) return refused(scene, press, given, next.refused)
  if (!next.answer) throw new Error('an answer that has been played is in no log')
  const outcome = outcomeToStore(next.shown())
  const row = { ...given, answer: next.answer, ...(outcome && { outcome }) }
  return saveAnswer(tables, press, scene, row, next)
}

/**
 * Checks and saves an answer. If after it the attack can be finished and no ability waits, it saves that answer, too; else
 * the attack goes on with its next question.
 * @throws StoreFault as answer does
 */
export async function answerAndFinish(
  tables: Tables,
  press: Press,
  scene: Replay,
  given: AnswerGiven,
): Promise<Answered> {
  const done = await answer(tables, press, scene, given)
  if (done.result !== 'saved' && done.result !== 'repeated') return done
  if (!onlyFinishIsLeft(done.scene)) return done
  const second = { ...press, interaction: `${press.interaction}.finish`, revision: press.revision + 1 }
  const end = { answer: { question: 'finish', choice: 'finish' }, names: {}, seats: [] }
  const ended = await answer(tables, second, done.scene, end)
  return ended.result === 'saved' || ended.result === 'repeated' ? ended : done
}

/** Whether a prompt asks only for the end: no ability that it knows may still be used. */
function onlyFinishIsLeft({ played }: Scene): boolean {
  const windows = played.prompt?.windows ?? []
  const earlier = windows.slice(0, -1).flatMap(({ choices }) => choices)
  return windows.at(-1)?.name === 'finish' && earlier.every(({ passes }) => passes)
}

/** Saves an answer. It takes dropped answers back first, so that the log shows which answers this one follows. */
async function saveAnswer(
  tables: Tables,
  press: Press,
  scene: Replay,
  row: AnswerGiven,
  point: Point,
): Promise<Answered> {
  const { firstDropped } = scene
  if (!firstDropped) return save(tables, press, scene, row, saved => sceneAfter(scene, saved, point))
  const clearing = { ...press, interaction: `${press.interaction}.dropped` }
  const clear = { takesBack: firstDropped.number }
  const without = { ...scene, dropped: 0, firstDropped: null }
  // The log needs room for both rows: without the second, the first would only remove an answer.
  const cleared = await save(tables, clearing, scene, clear, saved => sceneFrom(saved, without), 2)
  if (cleared.result !== 'saved') return cleared
  return saveAnswer(tables, { ...press, revision: press.revision + 1 }, cleared.scene, row, point)
}

function played(scene: Replay, { userId }: Press, { answer }: AnswerGiven): ReturnType<Point['next']> {
  const acting = actingFor(scene.walkthrough, userId, answer)
  // A user without a side acts under the user id, which is no player: the rules then refuse with the deciders.
  return lastPoint(scene).next({ ...answer, by: acting.length > 0 ? acting : [userId] })
}

function refused(
  scene: Replay,
  press: Press,
  { answer: tried }: AnswerGiven,
  refusal: RefusedAnswer<Game>,
): Answered {
  if (!['notYours', 'notYoursToPass'].includes(refusal.code)) return { result: 'refused', refusal, scene }
  return { result: 'notYours', scene, ...decidedBy(scene, press, tried, refusal) }
}

function decidedBy(
  { walkthrough }: Scene,
  { userId }: Press,
  tried: Answer,
  { code, prompt, details }: RefusedAnswer<Game>,
): NotYours {
  const acting = actingFor(walkthrough, userId, tried)
  const seats = (players: readonly string[]) =>
    players.filter(player => !acting.includes(player)).map(player => seatOf(walkthrough, player))
  const window = prompt?.windows.find(one => one.name === tried.question)
  const { by } = window?.choices.find(one => one.name === tried.choice) ?? {}
  if (by && !mayDecide(by, acting)) {
    const isShared = 'all' in by && acting.length > 0
    return { by: seats(playersIn(by)), why: isShared ? 'together' : 'theirs' }
  }
  const named = details?.by ?? []
  return { by: seats(named), why: code === 'notYoursToPass' ? 'before' : 'theirs' }
}

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
export async function takeBack(tables: Tables, press: Press, scene: Replay): Promise<TakenBack> {
  const passed = await passedBy(tables, press, scene)
  if (passed) return passed
  if (scene.firstDropped && isCutShort(scene))
    return takeBackRefused(tables, press, scene, scene.firstDropped)
  const last = scene.counting.at(-1)
  if (!last) return { result: 'nothing', scene }
  if (!mayTakeBack(scene, last, press.userId)) return { result: 'notYours', row: last, scene }
  const row = { takesBack: last.number }
  return save(tables, press, scene, row, saved => sceneBefore(scene, saved), 1 + KEPT_FREE)
}

/** Takes back the first answer that today's rules refuse, with all after it: the attack goes on before it. */
async function takeBackRefused(
  tables: Tables,
  press: Press,
  scene: Replay,
  refused: AnswerRow,
): Promise<TakenBack> {
  if (!mayTakeBack(scene, refused, press.userId)) return { result: 'notYours', row: refused, scene }
  const before = { ...scene, dropped: 0, firstDropped: null }
  const row = { takesBack: refused.number }
  return save(
    tables,
    press,
    scene,
    row,
    saved => sceneFrom(saved, { ...before, story: storyOf(saved.rows, scene) }),
    1 + KEPT_FREE,
  )
}

/** Whether the user may take the answer back; every user may if both its giver and the starter have been deleted. */
function mayTakeBack({ walkthrough: { starter } }: Scene, { by }: LogRow, user: string): boolean {
  return user === by || user === starter || (by === null && starter === null)
}

/** notTheirs: the user neither leads the walkthrough nor began it, and nothing has changed. */
export type StopResult = PressResult | { readonly result: 'stopped' | 'notTheirs'; readonly scene: Scene }

/**
 * Marks a walkthrough as closed, without an outcome. Its leader may do so, and the person who began it, whose limits
 * count it; every user may if its starter has been deleted. Going on, or the next answer or undo, opens it again.
 * @throws StoreFault if the store cannot say whether it has saved that
 */
export async function stop(tables: Tables, press: Press, scene: Replay): Promise<StopResult> {
  const passed = await passedBy(tables, press, scene)
  if (passed) return passed
  const { walkthrough } = scene
  if (!mayStop(walkthrough, press.userId)) return { result: 'notTheirs', scene }
  const isThere = await tables.store.change(walkthrough.id, { closed: true })
  if (!isThere) return { result: 'gone' }
  return { result: 'stopped', scene: sceneFrom({ ...walkthrough, closed: true }, scene) }
}

/** Marks a stopped walkthrough as open again, as its next answer would. @throws StoreFault as `stop` does */
export async function reopenWalkthrough(tables: Tables, press: Press, scene: Replay): Promise<PressResult> {
  const passed = await passedBy(tables, press, scene)
  if (passed) return passed
  const { walkthrough } = scene
  if (!isStopped(scene)) return { result: 'repeated', scene }
  const isThere = await tables.store.change(walkthrough.id, { closed: false })
  if (!isThere) return { result: 'gone' }
  return { result: 'saved', scene: sceneFrom({ ...walkthrough, closed: false }, scene) }
}

export const mayStop = ({ starter, beginner }: Pick<Head, 'starter' | 'beginner'>, user: string): boolean =>
  starter === null || [starter, beginner].includes(user)
