// The message in the channel from which the thread of an attack grew: it names the attack, and its result once it is over.
// Of an attack that is over at once it is all there is, until somebody wants the board.
import type { Scene } from '../../../walkthroughs/scene.ts'
import type { MessageAnswer } from '../../interaction/command.ts'
import { button, container, row, type View } from '../../message/components.ts'
import { sentenceView } from '../../message/sentence.ts'
import { controlId } from '../board/board-rows.ts'
import { smallNotices } from '../board/notices.ts'
import { attackWords, resultText, rulesWords, telling } from '../board/scene-words.ts'
import { canTakeBack } from '../board/tool-rows.ts'
import { faceOf } from '../face/face.ts'
import { storyText } from '../story/story.ts'
import type { Case } from './parts.ts'

/** “Rhino II attacks Ana”, or at the end “Rhino II attacked Spider-Man: 2 damage, 8 of 10 HP left”. */
export function headlineView({ parts, scene }: Pick<Case, 'parts' | 'scene'>): View {
  const tells = telling(parts.faces, scene, scene.walkthrough.language)
  const attack = isOver(scene) ? resultText(tells) : attackWords(tells)
  const headline = tells.t('board:headline', { attack, game: rulesWords(tells) })
  return sentenceView([headline, ...smallNotices(tells)].join('\n'))
}

/** The result with the lines that have led to it, and a way to the board: it has no thread yet. */
export function resultView({ parts, scene, news = null }: Pick<Case, 'parts' | 'scene' | 'news'>): View {
  const tells = telling(parts.faces, scene, scene.walkthrough.language)
  const head = [
    `**${resultText(tells)}**`,
    `-# ${rulesWords(tells)}`,
    ...smallNotices(tells),
    ...(news === null ? [] : [`-# ${news}`]),
  ].join('\n')
  const buttons = [
    ...(canTakeBack(tells) ? [button(controlId(tells, 'undo'), tells.t('attack:undo'))] : []),
    button(controlId(tells, 'open'), tells.t('board:open')),
  ]
  return [container([head, storyText(tells, MOST_STORY)]), row(buttons)]
}

/** The room for the lines of a result, in characters. */
const MOST_STORY = 1500

const isOver = ({ played }: Scene): boolean => played.outcome !== null

function isNoticedAnew({ parts, scene }: Case, before: Scene): boolean {
  const { notices } = faceOf(parts.faces, scene).board
  return JSON.stringify(notices(scene)) !== JSON.stringify(notices(before))
}

/**
 * The answer to a press that has led from `before` to the scene of `one`: if the attack is over now, or no longer, or its
 * notices are others, the headline is changed afterwards. Where the bot may not do that, the board alone says the result.
 */
export function withHeadline(one: Case, before: Scene, answer: MessageAnswer): MessageAnswer {
  // Asked first, since the scene before is played for it.
  if (!headlineOf(one)) return answer
  const isSame = isOver(one.scene) === isOver(before) && !isNoticedAnew(one, before)
  return isSame ? answer : withNewHeadline(one, answer)
}

/** The answer to a press after which the headline is changed in any case, as far as the bot may do that. */
export function withNewHeadline(one: Case, answer: MessageAnswer): MessageAnswer {
  const headline = headlineOf(one)
  if (!headline) return answer
  return {
    ...answer,
    afterwards: async (posts, message) => {
      await answer.afterwards?.(posts, message)
      await posts.edit(headline.channel, headline.message, headlineView(one))
    },
  }
}

/** The message from which the thread of an attack grew; null: there is none, or the bot may not change it. */
function headlineOf({ scene, caller }: Case) {
  const { parent, botIsHere } = caller.place
  const { thread, channel } = scene.walkthrough
  // A thread has the id of the message from which it grew; one in which the command was given grew from another message.
  if (parent === null || thread === null || thread === channel || !botIsHere) return null
  return { channel: parent, message: thread }
}
