// A private message beside the board. A press on it turns it into what the press has led to, so that no other follows.
import type { Caller, MessageAnswer, SourceMessage } from '../../interaction/command.ts'
import { ownWords } from '../../interaction/private-language.ts'
import { button, row } from '../../message/components.ts'
import { sentenceView } from '../../message/sentence.ts'
import { encodeAttackId } from '../face/ids.ts'
import { notPosted } from './board-place.ts'
import { type AttackParts, type Case, showPrivately } from './parts.ts'

/** Whether the pressed message is a private one beside a board that all can see: a refusal, a choice of cards, a list. */
export const isAside = ({
  scene: { walkthrough },
  caller: { message, isPrivate },
}: Case<Caller & SourceMessage>): boolean =>
  isPrivate && !walkthrough.isPrivate && message !== walkthrough.board

/**
 * The answer to a press: if a private message was pressed, it turns into the answer. If all may see the answer, which is a
 * board or its headline, the private message says that it is below.
 */
export function turned(
  parts: AttackParts,
  caller: Caller & Pick<SourceMessage, 'isPrivate'>,
  answer: MessageAnswer,
): MessageAnswer {
  if (!caller.isPrivate) return answer
  if (answer.as === 'update' || answer.isPrivate) return { ...answer, as: 'update' }
  const { components, afterwards } = answer
  return {
    ...answer,
    as: 'update',
    isPrivate: true,
    components: sentenceView(ownWords(parts, caller)('board:follows')),
    afterwards: async posts => {
      const posted = await posts.follow(components, false)
      if ('problem' in posted) await posts.editAnswer(notPosted({ parts, caller }, posted))
      else await afterwards?.(posts, posted.id)
    },
  }
}

/** The private message was out of date when it was pressed: it says so, who was faster, and offers the present state. */
export function outOfDate({ parts, caller, scene }: Case, faster: string | null): MessageAnswer {
  const t = ownWords(parts, caller)
  const { id, revision } = scene.walkthrough
  const look = encodeAttackId({ action: 'look', walkthrough: id, revision, rest: [] })
  const view = [...sentenceView(faster ?? t('board:outOfDate')), row([button(look, t('board:showCurrent'))])]
  return { ...showPrivately(scene, 'behind', view), as: 'update' }
}
