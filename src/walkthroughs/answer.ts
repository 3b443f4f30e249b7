// Gives an answer: plays it first and saves it then, so that every saved answer is legal.
import { mayDecide, playersIn } from '../engine/answer.ts'
import type { Game } from '../engine/game.ts'
import type { Answer, Refusal } from '../engine/types.ts'
import type { Point } from '../games/game.ts'
import type { Seat, Walkthrough } from '../store/store.ts'
import { type Counted, found, type Press, save, type Uncounted } from './counted-press.ts'
import { type Replay, sceneFrom, type Tables } from './log/replay.ts'
import type { Scene } from './scene.ts'
import { actingFor, seatOf } from './seats.ts'

export type Answering = Press & {
  /** Its `by`, the players for whom the user may act, is set here. */
  readonly answer: Answer
  /** The names of the pieces that join with it. */
  readonly names?: Walkthrough['names']
  /** The seats of players who join with it and have none yet. */
  readonly seats?: Walkthrough['seats']
}

/**
 * The seats that must decide. theirs: one of these decides. together: these must decide as well. before: the user may
 * decide, but a window is open before that only these may pass.
 */
export type NotYours = { readonly by: readonly Seat[]; readonly why: 'theirs' | 'together' | 'before' }

/** refused: the rules forbid the answer. notYours: others must decide. Neither changes anything. */
export type Answered =
  | Counted
  | Uncounted
  | { readonly result: 'refused'; readonly refusal: Refusal<Game>; readonly scene: Scene }
  | ({ readonly result: 'notYours'; readonly scene: Scene } & NotYours)

/**
 * Checks an answer by playing it, and saves it. If today's rules have dropped older answers, it takes them back too.
 * @throws StoreFault if the store cannot say whether it has saved it; then it may be given again with the same claim
 */
export async function answer(tables: Tables, press: Answering): Promise<Answered> {
  const replayed = await found(tables, press)
  if ('result' in replayed) return replayed
  const next = played(replayed, press)
  if ('refused' in next) return refused(replayed, press, next.refused)
  if (!next.answer) throw new Error('an answer that has been played is in no log')
  const { names, seats } = press
  const row = { answer: next.answer, ...(names && { names }), ...(seats && { seats }) }
  return saveAnswer(tables, press, replayed, row)
}

/** Saves an answer. It takes dropped answers back first, so that the log shows which answers this one follows. */
async function saveAnswer(
  tables: Tables,
  press: Press,
  { walkthrough, dropped: [first] }: Replay,
  row: Pick<Answering, 'answer' | 'names' | 'seats'>,
): Promise<Answered> {
  if (!first) return save(tables, press, walkthrough, row)
  const clearing = { ...press, claim: `${press.claim}.dropped` }
  // The log must have room for both rows, so that no answer is taken back without its replacement.
  const cleared = await save(tables, clearing, walkthrough, { takesBack: first.number }, 2)
  return cleared.result === 'saved' ? save(tables, press, cleared.scene.walkthrough, row) : cleared
}

function played({ walkthrough, point }: Replay, { user, answer }: Answering): ReturnType<Point['next']> {
  const acting = actingFor(walkthrough, user, answer)
  // A user who may act for no side acts under their own id, which is no player: the rules then say who decides.
  return point.next({ ...answer, by: acting.length > 0 ? acting : [user] })
}

function refused(replayed: Replay, press: Answering, refusal: Refusal<Game>): Answered {
  const scene = sceneFrom(replayed)
  if (!['notYours', 'notYoursToPass'].includes(refusal.code)) return { result: 'refused', refusal, scene }
  return { result: 'notYours', scene, ...decidedBy(replayed, press, refusal) }
}

function decidedBy(
  { walkthrough }: Replay,
  { user, answer: tried }: Answering,
  { code, prompt, details }: Refusal<Game>,
): NotYours {
  const acting = actingFor(walkthrough, user, tried)
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
