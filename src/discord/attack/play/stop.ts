// Ends an attack early, once it is certain that this is meant, and takes one up again that was ended so.
import { ButtonStyle } from 'discord-api-types/v10'
import { mayStop, reopenWalkthrough, stop } from '../../../walkthroughs/stop.ts'
import type { MessageAnswer } from '../../interaction/command.ts'
import { ownWords } from '../../interaction/private-language.ts'
import { button, row } from '../../message/components.ts'
import { sentenceView } from '../../message/sentence.ts'
import { canStop } from '../board/tool-rows.ts'
import { encodeAttackId } from '../face/ids.ts'
import { isAside } from './aside.ts'
import { behind, type PressCase, uncounted } from './give-answer.ts'
import { mayNotStop, NOW } from './may-end.ts'
import { type Case, showPrivately } from './parts.ts'
import { type BoardPress, besides, board } from './show-board.ts'

/** Says privately what it means to stop the attack, with a button that does it. */
export function askToStop(one: PressCase): MessageAnswer {
  const { parts, caller, scene } = one
  if (!mayStop(scene.walkthrough, caller)) return mayNotStop(parts, caller, scene.walkthrough)
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
      return mayNotStop(one.parts, one.caller, done.scene.walkthrough)
    default:
      return uncounted(one, done)
  }
}

function shownStopped(one: Case<BoardPress>): MessageAnswer {
  const said = ownWords(one.parts, one.caller)('attack:stopped')
  return isAside(one) ? besides(one, 'stopped', said) : board(one, 'stopped')
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
