// The message in the channel from which the thread of an attack grew: it names the attack, and its result once it is over.
// Of an attack that is over at once it is all there is, until somebody wants the board.
import type { Scene } from '../../../walkthroughs/scene.ts'
import { clip } from '../../message/clip.ts'
import { button, container, row, type View } from '../../message/components.ts'
import { sentenceView } from '../../message/sentence.ts'
import { controlId } from '../board/board-rows.ts'
import { smallNotices } from '../board/notices.ts'
import { attackWords, resultText, rulesWords, telling } from '../board/scene-words.ts'
import { canTakeBack } from '../board/tool-rows.ts'
import type { Telling } from '../face/board-of-any-flow.ts'
import { storyText } from '../story/story.ts'
import type { Case } from './parts.ts'

type Standing = {
  /** The scene that says who is at how much; default: the same. */
  readonly stands?: Scene
  readonly isEnded?: boolean
}

/** “Rhino II attacks Ana”, or at the end “Rhino II attacked Spider-Man: 2 damage, 8 of 10 HP left”, and who is at how much then. */
export function headlineView(
  { parts, scene }: Pick<Case, 'parts' | 'scene'>,
  { stands = scene, isEnded = false }: Standing = {},
): View {
  const { language } = scene.walkthrough
  const tells = telling(parts.faces, scene, language)
  const attack = hasOutcome(scene) ? resultText(tells) : attackWords(tells)
  const standing = hasOutcome(stands) ? standingWords(telling(parts.faces, stands, language)) : ''
  const context = isEnded ? 'ended' : undefined
  const headline = tells.t('board:headline', { attack, standing, game: rulesWords(tells), context })
  return sentenceView([headline, ...smallNotices(tells)].join('\n'))
}

/** “Rhino 14 of 28 · She-Hulk 11 of 15”, on a line of its own; an empty text if nothing is known of that. */
function standingWords(tells: Telling): string {
  const words = tells.face.standing(tells)
  return words.length > 0 ? `\n${clip(words.join(' · '), MOST_STANDING)}` : ''
}

/** The most characters of who is at how much. */
const MOST_STANDING = 800

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

export const hasOutcome = ({ played }: Scene): boolean => played.outcome !== null
