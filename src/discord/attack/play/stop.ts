// Stops an attack before its end, once it is certain that this is meant, and takes a stopped one up again.
import { ButtonStyle } from 'discord-api-types/v10'
import { mayStop, reopenWalkthrough, stop } from '../../../walkthroughs/stop.ts'
import type { MessageAnswer } from '../../interaction/command.ts'
import { ownLanguage, ownWords } from '../../interaction/private-language.ts'
import { button, row } from '../../message/components.ts'
import { sentenceView } from '../../message/sentence.ts'
import { canStop } from '../board/tool-rows.ts'
import { encodeAttackId } from '../face/ids.ts'
import { nameOfUser } from '../face/names.ts'
import { isAside } from './aside.ts'
import { behind, type PressCase, uncounted } from './give-answer.ts'
import { type Case, sayPrivately, showPrivately } from './parts.ts'
import { type BoardPress, besides, board } from './show-board.ts'

/** The end of the custom id of the button that stops the attack; without it, “Stop” asks. */
export const NOW = 'now'

/** Says privately what it means to stop the attack, with a button that does it. */
export function askToStop(one: PressCase): MessageAnswer {
  const { parts, caller, scene } = one
  if (!mayStop(scene.walkthrough, caller.userId)) return mayNotStop(one)
  if (!canStop(scene)) return behind(one, null)
  const t = ownWords(parts, caller)
  const { id, revision } = scene.walkthrough
  const now = encodeAttackId({ action: 'stop', walkthrough: id, revision, rest: [NOW] })
  const yes = button(now, t('attack:stop'), ButtonStyle.Danger)
  return showPrivately(scene, 'asked', [...sentenceView(t('board:askToStop')), row([yes])])
}

/** @throws StoreFault */
export async function stopped(one: PressCase): Promise<MessageAnswer> {
  const done = await stop(one.parts, one.caller, one.scene)
  switch (done.result) {
    case 'stopped':
    case 'saved':
    case 'repeated':
      return shownStopped({ ...one, scene: done.scene })
    case 'notTheirs':
      return mayNotStop({ ...one, scene: done.scene })
    default:
      return uncounted(one, done)
  }
}

function shownStopped(one: Case<BoardPress>): MessageAnswer {
  const said = ownWords(one.parts, one.caller)('attack:stopped')
  return isAside(one) ? besides(one, 'stopped', said) : board(one, 'stopped')
}

function mayNotStop({ parts, caller, scene: { walkthrough } }: Case): MessageAnswer {
  const { starter, beginner } = walkthrough
  return sayPrivately(parts, caller, 'not theirs', t => {
    const people = [...new Set([starter, beginner])].filter(user => user !== null)
    const names = people.map(user => nameOfUser(walkthrough, user, t))
    const list = new Intl.ListFormat(ownLanguage(parts, caller), { type: 'disjunction' })
    return t('board:stopNotYours', { who: list.format(names) })
  })
}

/** The board of a stopped attack asks again. @throws StoreFault */
export async function wentOn(one: PressCase): Promise<MessageAnswer> {
  const done = await reopenWalkthrough(one.parts, one.caller, one.scene)
  switch (done.result) {
    case 'saved':
    case 'repeated':
      return board({ ...one, scene: done.scene }, 'goes on')
    default:
      return uncounted(one, done)
  }
}
