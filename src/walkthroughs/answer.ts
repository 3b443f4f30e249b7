// Gives an answer: it is played before it is saved.
import type { Game } from '../engine/game.ts'
import { mayDecide, playersIn } from '../engine/legal-answer.ts'
import type { Answer, Deciders, RefusedAnswer } from '../engine/types.ts'
import type { Point, Shown } from '../games/game.ts'
import type { NewRow, Press } from '../store/log.ts'
import { LEAD, type Seat } from '../store/seats.ts'
import type { Walkthrough } from '../store/walkthroughs.ts'
import { listedAt } from './list-entry.ts'
import { lastPoint, type Replay, sceneAfter, sceneFrom, type Tables } from './log/replay.ts'
import { outcomeToStore } from './log/retell.ts'
import type { TablePress } from './reopening.ts'
import { type PressResult, passedBy, save } from './save-press.ts'
import type { Scene } from './scene.ts'
import { actingFor, offersAt, playersOf, seatOf } from './seats.ts'
import { dueAnswer, waitingIn } from './waiting.ts'

/** answer() sets the answer's `by` to the players for whom the user may act, and works out which seats the user takes. */
export type AnswerGiven = Omit<Extract<NewRow, { answer: unknown }>, 'takes'>

/** A press with the name that the user gets on a seat. */
export type NamedPress = TablePress & { readonly userName: string }

/**
 * `by` lists the seats that must decide. theirs: one of them decides. together: they must decide as well. before: the
 * user may decide, but only they may pass an earlier window that is open.
 */
export type NotYours = { readonly by: readonly Seat[]; readonly why: 'theirs' | 'together' | 'before' }

/** refused: the rules forbid the answer. notYours: others must decide. Neither changes anything. */
export type Answered = PressResult | Refused
type Refused =
  | { readonly result: 'refused'; readonly refusal: RefusedAnswer<Game>; readonly scene: Scene }
  | ({ readonly result: 'notYours'; readonly scene: Scene } & NotYours)

/**
 * Checks an answer by playing it, and saves it, with the waiting answers whose questions come next. Older answers that the
 * rules have dropped are taken back with it.
 * @param scene the walkthrough as it was when the press came; save notices a faster press
 * @throws StoreFault if the store cannot say whether it has saved the answer; the same interaction may give it again
 */
export const answer = (
  tables: Tables,
  press: NamedPress,
  scene: Replay,
  given: AnswerGiven,
): Promise<Answered> => checked(tables, press, scene, given, next => withWaiting(next, scene))

/** Why an answer with which a chapter would begin does not count; null: it does. Nothing is saved. */
export function firstRefused(press: NamedPress, scene: Replay, given: AnswerGiven): Refused | null {
  const next = played(lastPoint(scene), scene, press, given)
  return 'refused' in next ? refused(scene, press, given, next.refused) : null
}

/**
 * Checks and saves an answer. If after it the attack can be finished and no ability waits, it saves that answer with it;
 * else the attack goes on with its next question.
 * @throws StoreFault as answer does
 */
export const answerAndFinish = (
  tables: Tables,
  press: NamedPress,
  scene: Replay,
  given: AnswerGiven,
): Promise<Answered> =>
  checked(tables, press, scene, given, next => {
    const points = withWaiting(next, scene)
    const last = points.at(-1) ?? next
    const end = onlyFinishIsLeft(last.shown()) ? played(last, scene, press, FINISH) : null
    return end && 'shown' in end ? [...points, end] : points
  })

/**
 * Saves an answer and, if the rules then take it, another one after it, in one press.
 * @throws StoreFault as answer does
 */
export const answerTwo = (
  tables: Tables,
  press: NamedPress,
  scene: Replay,
  [first, second]: readonly [Answer, Answer],
): Promise<Answered> =>
  checked(tables, press, scene, { answer: first }, next => {
    const last = played(next, scene, press, { answer: second })
    return 'shown' in last ? [next, ...withWaiting(last, scene)] : withWaiting(next, scene)
  })

/** The point, and those to which the answers lead that have waited for their questions, up to one that is not legal now. */
function withWaiting(next: Point, { walkthrough }: Replay): readonly Point[] {
  const points = [next]
  let waiting = waitingIn(walkthrough)
  for (let at = next; waiting.length > 0; ) {
    const answer = dueAnswer(at.shown(), waiting)
    const then = answer && at.next({ ...answer, by: playersOf(walkthrough.seats, [answer]) })
    if (!then || 'refused' in then) break
    points.push(then)
    waiting = waiting.filter(one => one !== answer)
    at = then
  }
  return points
}

const FINISH: AnswerGiven = { answer: { question: 'finish', choice: 'finish' } }

function listedAfter(
  { walkthrough, play }: Replay,
  end: Point,
  { names }: AnswerGiven,
): Pick<NewRow, 'listed'> {
  const named = { ...walkthrough, names: { ...walkthrough.names, ...names } }
  const listed = listedAt(play.flow, end.shown(), named)
  return listed ? { listed } : {}
}

/** Whether a prompt asks only for the end: no ability that it knows may still be used. */
function onlyFinishIsLeft({ prompt }: Shown): boolean {
  const windows = prompt?.windows ?? []
  const earlier = windows.slice(0, -1).flatMap(({ choices }) => choices)
  return windows.at(-1)?.name === 'finish' && earlier.every(({ passes }) => passes)
}

/** @param along the points to which the press leads, of which this one is the first */
async function checked(
  tables: Tables,
  press: NamedPress,
  scene: Replay,
  given: AnswerGiven,
  along: (next: Point) => readonly Point[],
): Promise<Answered> {
  const passed = await passedBy(tables, press, scene)
  if (passed) return passed
  const next = played(lastPoint(scene), scene, press, given)
  if ('refused' in next) return refused(scene, press, given, next.refused)
  const points = along(next)
  const { before, ...last } = rowsOf(scene, points)
  const end = points.at(-1) ?? next
  const outcome = outcomeToStore(end.shown())
  const listed = listedAfter(scene, end, given)
  const players = seatsTaken(scene, press, given)
  const takes = players.length > 0 && { takes: { players, name: press.userName } }
  const row = { ...given, ...takes, before, ...last, ...(outcome && { outcome }), ...listed }
  return save(tables, press, scene, row, saved => sceneAlong(scene, saved, points), before.length + 1)
}

/** The rows of answers. Dropped answers are taken back first, so that the log shows which answers these follow. */
function rowsOf({ firstDropped }: Replay, points: readonly Point[]) {
  const answers = points.map(({ answer }) => {
    if (!answer) throw new Error('an answer that has been played is in no log')
    return { answer }
  })
  const [last, ...before] = answers.toReversed()
  if (!last) throw new Error('a press has given no answer')
  const cleared = firstDropped ? [{ takesBack: firstDropped.number }] : []
  return { before: [...cleared, ...before.toReversed()], ...last }
}

/** The scene after answers, which led to these points and are the last rows of `saved`. */
function sceneAlong(scene: Replay, saved: Walkthrough, points: readonly Point[]): Replay {
  const first = saved.revision - points.length
  const from = scene.firstDropped
    ? sceneFrom(upTo(saved, first), { ...scene, dropped: 0, firstDropped: null })
    : scene
  return points.reduce((before, point, i) => sceneAfter(before, upTo(saved, first + i + 1), point), from)
}

/** The walkthrough as it was at an earlier revision of the same press. */
const upTo = (saved: Walkthrough, revision: number): Walkthrough =>
  revision === saved.revision
    ? saved
    : {
        ...saved,
        ...{ revision, rows: saved.rows.slice(0, revision), closed: false, ending: null, outcome: null },
      }

const played = (at: Point, scene: Replay, press: Press, { answer }: AnswerGiven): ReturnType<Point['next']> =>
  playedFor(at, press, answer, actingFor(scene.walkthrough, press, answer))

const playedFor = (at: Point, { userId }: Press, answer: Answer, acting: readonly string[]) =>
  // A user without a side acts under the user id, which is no player: the rules then refuse with the deciders.
  at.next({ ...answer, by: acting.length > 0 ? [...acting] : [userId] })

/** The players whose seats the user takes with an answer that the rules accept. */
function seatsTaken(scene: Replay, press: Press, { answer, seats = [] }: AnswerGiven): readonly string[] {
  const { walkthrough } = scene
  if (press.userId === walkthrough.starter) return []
  const offered = offersAt(walkthrough, press.at).filter(({ user }) => user === press.userId)
  const players = offered.map(({ player }) => player).filter(player => player !== LEAD)
  const others = actingFor(walkthrough, press, answer).filter(player => !players.includes(player))
  // Whoever answers what only an offered seat may answer has taken that seat.
  if (players.length > 0 && 'refused' in playedFor(lastPoint(scene), press, answer, others)) return players
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
): Refused {
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
