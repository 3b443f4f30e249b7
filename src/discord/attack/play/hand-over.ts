// Hands the lead or a seat of an attack to another user, who is offered it and takes or refuses it; words the result.

import {
  type Denied,
  handOver,
  type Offered,
  refuseOffered,
  takeOffered,
} from '../../../walkthroughs/hand-over.ts'
import { sceneAt } from '../../../walkthroughs/log/replay.ts'
import type { Translate } from '../../../words/words.ts'
import type { MessageAnswer, NamedUser } from '../../interaction/command.ts'
import { ownLanguage, ownWords } from '../../interaction/private-language.ts'
import { escaped } from '../../message/escape.ts'
import { sentenceView } from '../../message/sentence.ts'
import { boardNames, nameOfUser } from '../face/names.ts'
import type { HandedOver } from '../face/result.ts'
import type { Retry } from '../forms/fields-in-custom-id.ts'
import { isAside } from './aside.ts'
import type { PressCase } from './give-answer.ts'
import { type Case, sayPrivately, showPrivately } from './parts.ts'
import { withRetry } from './refusal.ts'
import { besides, board } from './show-board.ts'
import { withThreadName } from './thread-name.ts'

/**
 * Offers the lead or a seat to another user; a user who names themselves takes it.
 * @param retry opens the form again
 * @throws StoreFault if the store fails; then nothing has been handed over
 */
export async function hand(
  one: PressCase,
  { user, player }: HandedOver,
  users: ReadonlyMap<string, NamedUser>,
  retry: Retry,
): Promise<MessageAnswer> {
  const { parts, caller, scene } = one
  const person = users.get(user)
  if (!person || person.isBot) return otherPerson(one, 'bot', t => t('board:handOver.bot'), retry)
  const who = escaped(person.name)
  const done = await handOver(parts.store, scene.walkthrough, caller, player, person)
  const words = (result: Result, t: Translate) => t(`board:handOver.${result}`, { who })
  if (done.result !== 'denied') return shown(one, done, { words, isTold: true })
  return done.problem === 'hasNoSeat' || done.problem === 'hasIt'
    ? otherPerson(one, done.problem, t => t(`board:handOver.${done.problem}`, { who }), retry)
    : denied(one, done)
}

/** Takes what the pressed board offers the user. @throws StoreFault if the store fails; then nothing has been taken */
export async function takes(one: PressCase, players: readonly string[]): Promise<MessageAnswer> {
  const { parts, caller, scene } = one
  return answered(one, await takeOffered(parts.store, scene.walkthrough, caller, players, caller.userName))
}

/** Refuses what the pressed board offers the user. @throws StoreFault if the store fails; then nothing has been refused */
export async function refuses(one: PressCase, players: readonly string[]): Promise<MessageAnswer> {
  const { parts, caller, scene } = one
  return answered(one, await refuseOffered(parts.store, scene.walkthrough, caller, players))
}

/** The board shows what has come of it. Whoever is offered nothing hears that privately, while others are offered something. */
function answered(one: PressCase, done: Offered): MessageAnswer {
  const { parts, caller } = one
  const isNothing = done.result === 'changed'
  if (isNothing && done.walkthrough.offers.length > 0)
    return sayPrivately(parts, caller, 'nothing', t => t('board:handOver.nothing'))
  const who = escaped(caller.userName)
  return shown(one, done, {
    isTold: isNothing,
    words: (result, t) => t(`board:handOver.${result === 'changed' ? 'nothing' : result}`, { who }),
  })
}

type Result = Exclude<Offered['result'], 'gone'>
type Telling = {
  readonly words: (result: Result, t: Translate) => string
  /** Whether the user hears the words beside the board. */
  readonly isTold: boolean
}

/** The board after a hand-over. If a private message was pressed, that says what has come of it. */
function shown(one: PressCase, done: Offered, { words, isTold }: Telling): MessageAnswer {
  const { parts, caller, scene } = one
  if (done.result === 'gone') return sayPrivately(parts, caller, 'gone', t => t('board:gone'))
  const now = { ...one, scene: sceneAt(parts.flows, scene, done.walkthrough) }
  const said = words(done.result, ownWords(parts, caller))
  const answer = isAside(now)
    ? besides(now, done.result, said)
    : board(now, done.result, isTold ? said : null)
  return withThreadName(now, scene, answer)
}

/** Why this person gets neither lead nor seat, with a button that chooses another one. */
function otherPerson(
  { parts, caller, scene }: Case,
  outcome: string,
  why: (t: Translate) => string,
  retry: Retry,
): MessageAnswer {
  const t = ownWords(parts, caller)
  return withRetry(showPrivately(scene, outcome, sentenceView(why(t))), retry, t)
}

function denied(
  { parts, caller, scene: { walkthrough } }: Case,
  done: Exclude<Denied, { problem: 'hasNoSeat' | 'hasIt' }>,
): MessageAnswer {
  return sayPrivately(parts, caller, done.problem, t => {
    switch (done.problem) {
      case 'notStarter':
        return t('board:handOver.notStarter', { who: nameOfUser(walkthrough, done.starter, t) })
      case 'notYourSeat': {
        const { shown } = boardNames(walkthrough, ownLanguage(parts, caller), t)
        return t('board:handOver.notYourSeat', { who: shown(done.player) })
      }
      default:
        return t(`board:handOver.${done.problem}`)
    }
  })
}
