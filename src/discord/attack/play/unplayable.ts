// An attack that today's rules cannot show: whoever may end it can do so all the same, so that its table goes on.
import { ButtonStyle } from 'discord-api-types/v10'
import type { Walkthrough } from '../../../store/walkthroughs.ts'
import { mayStop } from '../../../walkthroughs/stop.ts'
import type { Caller, MessageAnswer } from '../../interaction/command.ts'
import { privateAnswer } from '../../interaction/private-answer.ts'
import { ownWords } from '../../interaction/private-language.ts'
import { button, row } from '../../message/components.ts'
import { sentenceView } from '../../message/sentence.ts'
import { encodeAttackId } from '../face/ids.ts'
import { mayNotStop, NOW } from './may-end.ts'
import { mayLook } from './may-look.ts'
import { type AttackParts, sayPrivately } from './parts.ts'

/** Says privately why there is no board; while it is open, with the button that ends it, for whoever may. */
export function cannotBeShown(parts: AttackParts, caller: Caller, walkthrough: Walkthrough): MessageAnswer {
  if (!mayLook(walkthrough, caller)) return sayPrivately(parts, caller, 'notHere', t => t('board:notHere'))
  const t = ownWords(parts, caller)
  const { id, revision, closed, flow } = walkthrough
  const now = encodeAttackId({ action: 'stop', walkthrough: id, revision, rest: [NOW] })
  const ends = !closed && mayStop(walkthrough, caller)
  const view = [
    ...sentenceView(t('board:unplayable')),
    ...(ends ? [row([button(now, t('attack:stop'), ButtonStyle.Danger)])] : []),
  ]
  return privateAnswer(view, 'unplayable', { walkthrough: id, flow, revision })
}

/** Ends it without a table of its own: the next attack begins on the table as its set-up has it. @throws StoreFault */
export async function endUnplayable(
  parts: AttackParts,
  caller: Caller,
  walkthrough: Walkthrough,
): Promise<MessageAnswer> {
  if (!mayStop(walkthrough, caller)) return mayNotStop(parts, caller, walkthrough)
  const isEnded = await parts.store.stopAt(walkthrough.id, walkthrough.revision, null)
  if (!isEnded) return sayPrivately(parts, caller, 'gone', t => t('board:gone'))
  return sayPrivately(parts, caller, 'stopped', t => t('board:unplayableEnded'))
}
