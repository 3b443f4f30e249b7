// Gives an answer, takes one back, stops the attack or hands a seat over, and words the result.
import type { Row } from '../../../store/store.ts'
import { answer, type NotYours } from '../../../walkthroughs/answer.ts'
import { giveSeat, type Handed, handOver } from '../../../walkthroughs/hand-over.ts'
import { KEPT_FREE, MOST_ROWS } from '../../../walkthroughs/log/log.ts'
import { type Replay, sceneAt } from '../../../walkthroughs/log/replay.ts'
import type { Uncounted } from '../../../walkthroughs/save-press.ts'
import type { Scene } from '../../../walkthroughs/scene.ts'
import { stop } from '../../../walkthroughs/stop.ts'
import { takeBack } from '../../../walkthroughs/take-back.ts'
import { wordsIn } from '../../../words/words.ts'
import type { Caller, MessageAnswer, NamedUser } from '../../interaction/command.ts'
import { ownLanguage } from '../../interaction/private-language.ts'
import { escaped } from '../../message/escape.ts'
import { namesIn, whoIs } from '../board/names.ts'
import { telling } from '../board/scene-words.ts'
import type { Given, HandedOver } from '../forms/result.ts'
import { answerWords } from '../questions/answer-words.ts'
import { type AttackParts, sayPrivately } from './parts.ts'
import { refused } from './refused.ts'
import { type BoardPress, board } from './show-board.ts'

/** `retry` is the custom id that opens the form of the answer again; a refusal offers it. @throws StoreFault */
export async function give(
  parts: AttackParts,
  press: BoardPress,
  scene: Replay,
  given: Given,
  retry: string | null = null,
): Promise<MessageAnswer> {
  const done = await answer(parts, press, scene, given)
  switch (done.result) {
    case 'saved':
    case 'repeated':
      return board(parts, press, done.scene, done.result)
    case 'refused':
      return refused(parts, press, done.scene, done.refusal, retry)
    case 'notYours':
      return notYours(parts, press, done)
    default:
      return uncounted(parts, press, done)
  }
}

function notYours(
  parts: AttackParts,
  caller: Caller,
  { by, why, scene }: NotYours & { scene: Scene },
): MessageAnswer {
  const language = ownLanguage(parts, caller)
  return sayPrivately(parts, caller, 'not theirs', t => {
    const { shown } = namesIn(scene.walkthrough, language, t)
    const players = by.map(({ player }) => shown(player))
    const who = new Intl.ListFormat(language, { type: 'disjunction' }).format(players)
    return t(`board:notYours.${why}`, { who })
  })
}

/** @throws StoreFault */
export async function undo(parts: AttackParts, press: BoardPress, scene: Replay): Promise<MessageAnswer> {
  const done = await takeBack(parts, press, scene)
  switch (done.result) {
    case 'saved':
    case 'repeated':
      return board(parts, press, done.scene, 'taken back')
    case 'notYours':
      return sayPrivately(parts, press, 'not theirs', t =>
        t('board:undoNotYours', { who: whoIs(done.scene.walkthrough, done.row.by, t) }),
      )
    case 'full':
      return sayPrivately(parts, press, 'full', t =>
        t('board:fullUndo', { most: MOST_ROWS, free: KEPT_FREE }),
      )
    case 'nothing':
      return sayPrivately(parts, press, 'nothing', t => t('board:undoNothing'))
    default:
      return uncounted(parts, press, done)
  }
}

/** Stops the attack before its end. @throws StoreFault */
export async function stopped(parts: AttackParts, press: BoardPress, scene: Replay): Promise<MessageAnswer> {
  const done = await stop(parts, press, scene)
  switch (done.result) {
    case 'stopped':
    case 'saved':
    case 'repeated':
      return board(parts, press, done.scene, 'stopped')
    case 'notTheirs':
      return mayNotStop(parts, press, done.scene)
    default:
      return uncounted(parts, press, done)
  }
}

function mayNotStop(parts: AttackParts, caller: Caller, { walkthrough }: Scene): MessageAnswer {
  const { starter, beginner } = walkthrough
  const language = ownLanguage(parts, caller)
  return sayPrivately(parts, caller, 'not theirs', t => {
    const people = [...new Set([starter, beginner])].filter(user => user !== null)
    const names = people.map(user => whoIs(walkthrough, user, t))
    const who = new Intl.ListFormat(language, { type: 'disjunction' }).format(names)
    return t('board:stopNotYours', { who })
  })
}

/** Why a press does not count, with the present board if the press was behind. */
function uncounted(parts: AttackParts, press: BoardPress, why: Uncounted): MessageAnswer {
  if (why.result === 'full')
    return sayPrivately(parts, press, 'full', t => t('board:full', { most: MOST_ROWS }))
  if (why.result !== 'behind') return sayPrivately(parts, press, why.result, t => t(`board:${why.result}`))
  return board(parts, press, why.scene, 'behind', fasterWords(parts, press, why.scene, why.faster))
}

/** Tells the user of an outdated board who answered first, and with which answer. */
export function fasterWords(parts: AttackParts, caller: Caller, scene: Scene, faster: Row | null): string {
  const language = ownLanguage(parts, caller)
  const t = wordsIn(language)
  if (!faster) return t('board:behind')
  const who = whoIs(scene.walkthrough, faster.by, t)
  if (!('answer' in faster)) return t('board:fasterUndo', { who })
  return t('board:faster', {
    who,
    what: escaped(answerWords(faster.answer, telling(parts.faces, scene, language))),
  })
}

/** @throws StoreFault if the store fails; then nothing has been handed over */
export async function hand(
  parts: AttackParts,
  press: BoardPress,
  scene: Replay,
  { user, player }: HandedOver,
  users: ReadonlyMap<string, NamedUser>,
): Promise<MessageAnswer> {
  const { walkthrough } = scene
  const person = users.get(user)
  if (!person || person.isBot) return sayPrivately(parts, press, 'bot', t => t('board:handOver.bot'))
  const done =
    player === null
      ? await handOver(parts.store, walkthrough, press.userId, user)
      : await giveSeat(parts.store, walkthrough, press.userId, player, person)
  if (done.result === 'denied') return denied(parts, press, walkthrough, done, person)
  if (done.result === 'gone') return sayPrivately(parts, press, 'gone', t => t('board:gone'))
  const now = sceneAt(parts.flows, scene, done.walkthrough)
  const t = wordsIn(ownLanguage(parts, press))
  return done.result === 'handed'
    ? board(parts, press, now, 'handed over', t('board:handOver.done', { who: escaped(person.name) }))
    : board(parts, press, now, 'behind', t('board:handOver.changed'))
}

function denied(
  parts: AttackParts,
  caller: Caller,
  walkthrough: Scene['walkthrough'],
  done: Extract<Handed, { result: 'denied' }>,
  person: NamedUser,
): MessageAnswer {
  return sayPrivately(parts, caller, done.problem, t => {
    switch (done.problem) {
      case 'noSuchSeat':
        return t('board:handOver.noSuchSeat')
      case 'takesNoPart':
        return t('board:handOver.takesNoPart', { who: escaped(person.name) })
      case 'notStarter':
        return t('board:handOver.notStarter', { who: whoIs(walkthrough, done.starter, t) })
      default: {
        const { shown } = namesIn(walkthrough, ownLanguage(parts, caller), t)
        return t('board:handOver.notYourSeat', { who: shown(done.seat.player) })
      }
    }
  })
}
