// Hands the lead or a side of an attack to another user, and words the result.
import { sceneAt } from '../../../walkthroughs/log/replay.ts'
import { giveSeat, type Handed, handOver } from '../../../walkthroughs/seats.ts'
import type { Translate } from '../../../words/words.ts'
import type { MessageAnswer, NamedUser } from '../../interaction/command.ts'
import { ownLanguage, ownWords } from '../../interaction/private-language.ts'
import { button, row } from '../../message/components.ts'
import { escaped } from '../../message/escape.ts'
import { sentenceView } from '../../message/sentence.ts'
import { boardNames, nameOfUser } from '../board/names.ts'
import type { HandedOver } from '../forms/result.ts'
import { isAside } from './aside.ts'
import type { PressCase } from './give-answer.ts'
import { type Case, sayPrivately, showPrivately } from './parts.ts'
import { besides, board } from './show-board.ts'

/**
 * Hands the lead or a side to another user.
 * @param retry the custom id that opens the form again
 * @throws StoreFault if the store fails; then nothing has been handed over
 */
export async function hand(
  one: PressCase,
  { user, player }: HandedOver,
  users: ReadonlyMap<string, NamedUser>,
  retry: string,
): Promise<MessageAnswer> {
  const { parts, caller, scene } = one
  const person = users.get(user)
  if (!person || person.isBot) return otherPerson(one, 'bot', t => t('board:handOver.bot'), retry)
  const done =
    player === null
      ? await handOver(parts.store, scene.walkthrough, caller.userId, user)
      : await giveSeat(parts.store, scene.walkthrough, caller.userId, player, person)
  if (done.result === 'denied' && done.problem === 'takesNoPart')
    return otherPerson(
      one,
      done.problem,
      t => t('board:handOver.takesNoPart', { who: escaped(person.name) }),
      retry,
    )
  if (done.result === 'denied') return denied(one, done)
  if (done.result === 'gone') return sayPrivately(parts, caller, 'gone', t => t('board:gone'))
  const now = { ...one, scene: sceneAt(parts.flows, scene, done.walkthrough) }
  const t = ownWords(parts, caller)
  const [outcome, said] =
    done.result === 'handed'
      ? ['handed over', t('board:handOver.done', { who: escaped(person.name) })]
      : ['behind', t('board:handOver.changed')]
  return (isAside(now) ? besides : board)(now, outcome, said)
}

/** Why this person gets neither lead nor seat, with a button that chooses another one. */
function otherPerson(
  { parts, caller, scene }: Case,
  outcome: string,
  why: (t: Translate) => string,
  retry: string,
): MessageAnswer {
  const t = ownWords(parts, caller)
  const again = row([button(retry, t('board:retry'))])
  return showPrivately(scene, outcome, [...sentenceView(why(t)), again])
}

function denied(
  { parts, caller, scene: { walkthrough } }: Case,
  done: Exclude<Extract<Handed, { result: 'denied' }>, { problem: 'takesNoPart' }>,
): MessageAnswer {
  return sayPrivately(parts, caller, done.problem, t => {
    switch (done.problem) {
      case 'noSuchSeat':
        return t('board:handOver.noSuchSeat')
      case 'notStarter':
        return t('board:handOver.notStarter', { who: nameOfUser(walkthrough, done.starter, t) })
      default: {
        const { shown } = boardNames(walkthrough, ownLanguage(parts, caller), t)
        return t('board:handOver.notYourSeat', { who: shown(done.seat.player) })
      }
    }
  })
}
