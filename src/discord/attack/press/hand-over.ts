// Hands the lead or a side to another user, and words the result.

import { type Replay, sceneAt } from '../../../walkthroughs/log/replay.ts'
import type { Scene } from '../../../walkthroughs/scene.ts'
import { giveSeat, type Handed, handOver } from '../../../walkthroughs/seats.ts'
import { wordsIn } from '../../../words/words.ts'
import type { Caller, MessageAnswer, NamedUser } from '../../interaction/command.ts'
import { ownLanguage } from '../../interaction/private-language.ts'
import { escaped } from '../../message/escape.ts'
import { namesIn, whoIs } from '../board/names.ts'
import type { HandedOver } from '../forms/result.ts'
import { type AttackParts, sayPrivately } from './parts.ts'
import { type BoardPress, board } from './show-board.ts'

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
