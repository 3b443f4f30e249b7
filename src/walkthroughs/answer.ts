// Gives an answer: it is played before it is saved.
import type { Game } from '../engine/game.ts'
import { mayDecide, playersIn } from '../engine/legal-answer.ts'
import type { Answer, Deciders, RefusedAnswer } from '../engine/types.ts'
import type { Point } from '../games/game.ts'
import { LEAD, type NewRow, type Press, type Seat, type Walkthrough } from '../store/store.ts'
import { lastPoint, type Replay, sceneAfter, sceneFrom, type Tables } from './log/replay.ts'
import { outcomeToStore } from './log/retell.ts'
import { type PressResult, passedBy, save } from './save-press.ts'
import type { Scene } from './scene.ts'
import { actingFor, offersAt, seatOf } from './seats.ts'

/** answer() sets the answer's `by` to the players for whom the user may act, and works out which seats the user takes. */
export type AnswerGiven = Omit<Extract<NewRow, { answer: unknown }>, 'takes'>

/** A press with the name that the user gets on a seat. */
export type NamedPress = Press & { readonly userName: string }

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
  press: NamedPress,
  scene: Replay,
  given: AnswerGiven,
): Promise<Answered> {
  const passed = await passedBy(tables, press, scene)
  if (passed) return passed
  const next = played(scene, press, given)
  if ('refused' in next) return refused(scene, press, given, next.refused)
  if (!next.answer) throw new Error('an answer that has been played is in no log')
  const outcome = outcomeToStore(next.shown())
  const players = seatsTaken(scene, press, given)
  const takes = players.length > 0 && { takes: { players, name: press.userName } }
  const row = { ...given, ...takes, answer: next.answer, ...(outcome && { outcome }) }
  return saveAnswer(tables, press, scene, row, next)
}

/**
 * Checks and saves an answer. If after it the attack can be finished and no ability waits, it saves that answer, too; else
 * the attack goes on with its next question.
 * @throws StoreFault as answer does
 */
export async function answerAndFinish(
  tables: Tables,
  press: NamedPress,
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
  row: Extract<NewRow, { answer: unknown }>,
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

function played(scene: Replay, press: Press, { answer }: AnswerGiven): ReturnType<Point['next']> {
  return playedFor(scene, press, answer, actingFor(scene.walkthrough, press, answer))
}

const playedFor = (scene: Replay, { userId }: Press, answer: Answer, acting: readonly string[]) =>
  // A user without a side acts under the user id, which is no player: the rules then refuse with the deciders.
  lastPoint(scene).next({ ...answer, by: acting.length > 0 ? [...acting] : [userId] })

/** The players whose seats the user takes with an answer that the rules accept. */
function seatsTaken(scene: Replay, press: Press, { answer, seats = [] }: AnswerGiven): readonly string[] {
  const { walkthrough } = scene
  if (press.userId === walkthrough.starter) return []
  const offered = offersAt(walkthrough, press.at).filter(({ user }) => user === press.userId)
  const players = offered.map(({ player }) => player).filter(player => player !== LEAD)
  const others = actingFor(walkthrough, press, answer).filter(player => !players.includes(player))
  // Whoever answers what only an offered seat may answer has taken that seat.
  if (players.length > 0 && 'refused' in playedFor(scene, press, answer, others)) return players
  return broughtIn(walkthrough.seats.concat(seats), press, answer)
}

/**
 * Who brings in a piece of a player without a user, and has no seat, takes the seat of that player: from then on the board
 * calls the player by name.
 */
function broughtIn(seats: readonly Seat[], { userId }: Press, { joins = [] }: Answer): readonly string[] {
  const [piece] = joins as readonly { readonly player?: string }[]
  const seat = seats.find(({ player }) => player === piece?.player)
  const isFree = seat?.user === null && seats.every(({ user }) => user !== userId)
  return seat && isFree ? [seat.player] : []
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
  press: Press,
  tried: Answer,
  { code, prompt, details }: RefusedAnswer<Game>,
): NotYours {
  const acting = actingFor(walkthrough, press, tried)
  const window = prompt?.windows.find(one => one.name === tried.question)
  const { by } = window?.choices.find(one => one.name === tried.choice) ?? {}
  const others = by ? decidedByOthers(walkthrough, acting, by) : null
  if (others) return others
  const why = code === 'notYoursToPass' ? 'before' : 'theirs'
  return { by: seatsBut(walkthrough, acting, details?.by ?? []), why }
}

/** Who must decide because a user acts for these players alone; null: the user may decide. */
export function decidedByOthers(
  walkthrough: Walkthrough,
  acting: readonly string[],
  by: Deciders,
): NotYours | null {
  if (mayDecide(by, acting)) return null
  const isShared = 'all' in by && acting.length > 0
  return { by: seatsBut(walkthrough, acting, playersIn(by)), why: isShared ? 'together' : 'theirs' }
}

const seatsBut = (walkthrough: Walkthrough, acting: readonly string[], players: readonly string[]): Seat[] =>
  players.filter(player => !acting.includes(player)).map(player => seatOf(walkthrough, player))
