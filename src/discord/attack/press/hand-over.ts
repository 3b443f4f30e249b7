// Gives the lead or a side to somebody else, and says what became of it.

import { giveSeat, type Handed, handOver } from '../../../walkthroughs/hand-over.ts'
import { sceneOf } from '../../../walkthroughs/log/replay.ts'
import type { Scene } from '../../../walkthroughs/scene.ts'
import { wordsIn } from '../../../words/words.ts'
import type { MessageAnswer, NamedUser } from '../../interaction/command.ts'
import { ownLanguage } from '../../interaction/own-language.ts'
import { escaped } from '../../message/escape.ts'
import { namesIn, whoIs } from '../board/names.ts'
import type { HandedOver } from '../forms/result.ts'
import type { Pressing } from './give.ts'
import { type AttackParts, sayPrivately } from './parts.ts'
import { board } from './show.ts'

/** @throws StoreFault if nothing has been handed over because of it */
export async function hand(
  parts: AttackParts,
  pressing: Pressing,
  { walkthrough }: Scene,
  { user, player }: HandedOver,
  users: ReadonlyMap<string, NamedUser>,
): Promise<MessageAnswer> {
  const { caller } = pressing
  const person = users.get(user)
  if (!person || person.isBot) return sayPrivately(parts, caller, 'bot', t => t('board:handOver.bot'))
  const done =
    player === null
      ? await handOver(parts.store, walkthrough, caller.userId, user)
      : await giveSeat(parts.store, walkthrough, caller.userId, player, person)
  if (done.result === 'denied') return denied(parts, caller, walkthrough, done, person)
  const scene = done.result === 'gone' ? null : sceneOf(parts.flows, done.walkthrough)
  if (!scene || 'unplayable' in scene) return sayPrivately(parts, caller, 'gone', t => t('board:gone'))
  const t = wordsIn(ownLanguage(parts, caller))
  return done.result === 'handed'
    ? board(parts, pressing, scene, 'handed over', t('board:handOver.done', { who: escaped(person.name) }))
    : board(parts, pressing, scene, 'behind', t('board:handOver.changed'))
}

function denied(
  parts: AttackParts,
  caller: Pressing['caller'],
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
