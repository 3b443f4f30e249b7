// Gives an answer or takes one back, and words the result.
import type { LogRow } from '../../../store/walkthroughs.ts'
import {
  type Answered,
  answer,
  answerAndFinish,
  answerTwo,
  firstRefused,
  type NotYours,
} from '../../../walkthroughs/answer.ts'
import { undoLast } from '../../../walkthroughs/chapters.ts'
import { KEPT_FREE, MOST_ROWS } from '../../../walkthroughs/log/log.ts'
import type { Replay } from '../../../walkthroughs/log/replay.ts'
import { sidesOf } from '../../../walkthroughs/reopening.ts'
import type { Begins } from '../../../walkthroughs/reports.ts'
import type { Uncounted } from '../../../walkthroughs/save-press.ts'
import type { Scene } from '../../../walkthroughs/scene.ts'
import type { Translate } from '../../../words/words.ts'
import type { MessageAnswer } from '../../interaction/command.ts'
import { ownLanguage, ownWords } from '../../interaction/private-language.ts'
import { escaped } from '../../message/escape.ts'
import { answerWords } from '../board/answer-words.ts'
import { attackWords, telling } from '../board/scene-words.ts'
import { formScene } from '../face/face.ts'
import { mendsAt } from '../face/mends.ts'
import { boardNames, nameOfUser } from '../face/names.ts'
import type { FormAnswer } from '../face/result.ts'
import { rememberTaker } from '../face/takers.ts'
import type { Retry } from '../forms/fields-in-custom-id.ts'
import { lineOfAnswer } from '../story/story.ts'
import { isAside, outOfDate } from './aside.ts'
import { restedOn } from './go-back.ts'
import { beginChapter } from './next.ts'
import { type Case, sayPrivately } from './parts.ts'
import { refused, withRetry } from './refusal.ts'
import { type BoardPress, besides, board } from './show-board.ts'
import { withHeadline } from './table-headline.ts'
import { chapterTakenBack } from './taken-back.ts'
import { withThreadName } from './thread-name.ts'
import { tooMany } from './too-many.ts'

/** A press on the board of a walkthrough that can be played on; an answer may begin the chapter that it is for. */
export type PressCase<C extends BoardPress = BoardPress> = Case<C, Replay> & {
  readonly begins?: Begins | null
  /** Whether the press came from the board of the chapter before, which stays as it is. */
  readonly isFromBefore?: boolean
}

/** `retry` opens the form of the answer again; a refusal offers it. @throws StoreFault */
export async function giveAnswer(
  one: PressCase,
  given: FormAnswer,
  retry: Retry | null = null,
): Promise<MessageAnswer> {
  const { begins = null } = one
  if (begins) return beginsWith(one, begins, given, retry)
  return answered(one, given, await answer(one.parts, one.caller, one.scene, given), retry)
}

/** Begins the chapter of an answer with it. @throws StoreFault */
async function beginsWith(
  one: PressCase,
  { prepared, on }: Begins,
  given: FormAnswer,
  retry: Retry | null,
): Promise<MessageAnswer> {
  const no = firstRefused(one.caller, one.scene, given)
  if (no) return answered(one, given, no, retry)
  const names = { ...prepared.names, ...given.names }
  const seats = [...prepared.seats, ...given.seats]
  return beginChapter({ ...one, scene: on }, { ...prepared, names, seats, answers: [given.answer] })
}

/** Gives an answer and, if nothing else waits then, finishes the attack. @throws StoreFault */
export const giveLast = async (one: PressCase, given: FormAnswer): Promise<MessageAnswer> =>
  answered(one, given, await answerAndFinish(one.parts, one.caller, one.scene, given))

/** Puts right what the table remembers, and makes the choice that it has barred. @throws StoreFault */
export async function giveMended(
  one: PressCase,
  [question = '', choice = '', player = '']: readonly string[],
): Promise<MessageAnswer> {
  const { parts, caller, scene } = one
  const mends = mendsAt(formScene(parts.faces, scene, caller))
  const mend = mends.find(
    each => each.question === question && each.choice === choice && (each.right.player ?? '') === player,
  )
  // What has changed meanwhile is answered as a press that is behind, or refused.
  const given = { answer: mend?.answers[0] ?? { question, choice }, names: {}, seats: [] }
  const done = mend ? answerTwo(parts, caller, scene, mend.answers) : answer(parts, caller, scene, given)
  return answered(one, given, await done)
}

/** Refusals after which the same form may be sent once more, so that what was typed comes with them. */
const LATER: readonly Answered['result'][] = ['full', 'mayNotOpen', 'tooMany']

async function answered(
  one: PressCase,
  given: FormAnswer,
  done: Answered,
  retry: Retry | null = null,
): Promise<MessageAnswer> {
  switch (done.result) {
    case 'saved':
    case 'repeated':
      return played(one, done.scene, done.result)
    case 'refused':
      return refused({ ...one, scene: withNames(done.scene, given) }, done.refusal, retry)
    case 'notYours':
      return notYours({ ...one, scene: done.scene }, done)
    default: {
      const said = await uncounted(one, done)
      const mayTryAgain = retry && LATER.includes(done.result)
      return mayTryAgain ? withRetry(said, retry, ownWords(one.parts, one.caller)) : said
    }
  }
}

/** The board of the scene to which the press has led, and the headline if that ends the attack or reopens it. */
function played(one: PressCase, scene: Scene, outcome: string): MessageAnswer {
  const now = { ...one, scene }
  const answer =
    isAside(now) || one.isFromBefore ? besides(now, outcome, doneWords(now, one.scene)) : board(now, outcome)
  const shown = one.isFromBefore && !isAside(now) ? { ...answer, as: 'message' as const } : answer
  return withThreadName(now, one.scene, withHeadline(now, one.scene, shown))
}

/** The line that the answer has told, in the user's language; if it has told none, what was answered. */
function doneWords({ parts, caller, scene }: Case, before: Scene): string {
  const tells = telling(parts.faces, scene, ownLanguage(parts, caller))
  const { answer = null } = scene.chapters.at(-1) ?? {}
  const said = answer ? escaped(answerWords(answer, tells)) : attackWords(tells)
  return lineOfAnswer(tells, before) ?? tells.t('board:saved', { what: said })
}

/** The scene with the names of a refused answer, whose pieces have not joined. */
const withNames = (scene: Scene, { names }: FormAnswer): Scene => ({
  ...scene,
  walkthrough: { ...scene.walkthrough, names: { ...names, ...scene.walkthrough.names } },
})

/** Says privately who decides. */
export function notYours({ parts, caller, scene }: Case, { by, why }: NotYours): MessageAnswer {
  const language = ownLanguage(parts, caller)
  return sayPrivately(parts, caller, 'not theirs', t => {
    const { shown } = boardNames(scene.walkthrough, language, t)
    const players = by.map(({ player }) => shown(player))
    const who = new Intl.ListFormat(language, { type: 'disjunction' }).format(players)
    return t(`board:notYours.${why}`, { who })
  })
}

/** @throws StoreFault */
export async function undo(one: PressCase): Promise<MessageAnswer> {
  const { parts, caller } = one
  // A press that has taken an empty chapter back, delivered again, finds it left.
  const isLater = !one.scene.walkthrough.isTip && (await parts.store.claimed(caller.interaction)) === null
  if (isLater) return restedOn(one)
  const done = await undoLast(parts, caller, one.scene)
  switch (done.result) {
    case 'saved':
    case 'repeated':
      if (done.scene.walkthrough.id !== one.scene.walkthrough.id) return chapterTakenBack(one, done.scene)
      rememberTaker(caller.walkthrough, caller.userId, caller.userName)
      return played(one, done.scene, 'taken back')
    case 'notYours':
      return sayPrivately(parts, caller, 'not theirs', t =>
        t('board:undoNotYours', { who: nameOfUser(done.scene.walkthrough, done.row.by, t) }),
      )
    case 'full':
      return sayPrivately(parts, caller, 'full', t =>
        t('board:fullUndo', { most: MOST_ROWS, free: KEPT_FREE }),
      )
    case 'overtaken':
      return restedOn(one)
    case 'nothing':
      return sayPrivately(parts, caller, 'nothing', t => nothingText(one, t))
    default:
      return uncounted(one, done)
  }
}

/** An empty chapter that stays is one that others have begun and lead. */
function nothingText({ scene: { walkthrough } }: PressCase, t: Translate): string {
  if (walkthrough.restsOn === null) return t('board:undoNothing')
  return t('board:next.undoNotYours', { who: nameOfUser(walkthrough, walkthrough.beginner, t) })
}

/** Why a press does not count, with the present board if the press was behind. @throws StoreFault */
export async function uncounted(one: PressCase, why: Uncounted): Promise<MessageAnswer> {
  const { parts, caller } = one
  switch (why.result) {
    case 'behind':
      return behind({ ...one, scene: why.scene }, why.faster)
    case 'full':
      return sayPrivately(parts, caller, 'full', t => t('board:full', { most: MOST_ROWS }))
    case 'mayNotOpen':
      return mayNotOpen({ ...one, scene: why.scene })
    case 'tooMany': {
      const { walkthrough } = why.scene
      const { beginner: user } = walkthrough
      const name = nameOfUser(walkthrough, user, ownWords(parts, caller))
      return tooMany(parts, caller, why.reached, { user, name })
    }
    case 'overtaken': {
      const place = why.tip.thread ?? why.tip.channel
      const where = place === caller.place.channel ? 'here' : 'elsewhere'
      return sayPrivately(parts, caller, 'overtaken', t => t(`board:overtaken.${where}`, { place }))
    }
    default:
      return sayPrivately(parts, caller, why.result, t => t(`board:${why.result}`))
  }
}

/** Says privately who opens a closed attack. */
function mayNotOpen({ parts, caller, scene: { walkthrough } }: Case): MessageAnswer {
  return sayPrivately(parts, caller, 'may not open', t => {
    if (walkthrough.ending === 'manager') return t('board:mayNotOpen.manager')
    const names = sidesOf(walkthrough).map(user => nameOfUser(walkthrough, user, t))
    const list = new Intl.ListFormat(ownLanguage(parts, caller), { type: 'disjunction' })
    return t('board:mayNotOpen.others', { who: list.format(names) })
  })
}

/**
 * Shows the present board to the user of an outdated one, and tells who answered first, and with which answer. A private
 * message beside the board says that itself.
 */
export function behind(one: PressCase, faster: LogRow | null): MessageAnswer {
  const words = faster && fasterWords(one, faster)
  if (isAside(one)) return outOfDate(one, words)
  return board(one, 'behind', words ?? ownWords(one.parts, one.caller)('board:behind'))
}

function fasterWords({ parts, caller, scene }: Case, faster: LogRow): string {
  const t = ownWords(parts, caller)
  const who = nameOfUser(scene.walkthrough, faster.by, t)
  if (!('answer' in faster)) return t('board:fasterUndo', { who })
  const tells = telling(parts.faces, scene, ownLanguage(parts, caller))
  return t('board:faster', { who, what: escaped(answerWords(faster.answer, tells)) })
}
