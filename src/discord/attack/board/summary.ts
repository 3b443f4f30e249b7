// The board at the end: the result of the attack, whether other editions would have ended it differently, the story.
import { type APIMessageTopLevelComponent, ButtonStyle, ComponentType } from 'discord-api-types/v10'
import { button, row, separated } from '../../message/components.ts'
import type { Telling } from '../faces/board-of-any-flow.ts'
import { storyText } from '../story/story-text.ts'
import { canTakeBack, idOf, moreRow } from './board-rows.ts'
import { editionLine } from './edition-words.ts'
import { figureLines } from './figures.ts'
import { rulesWords } from './head.ts'
import { whyRow } from './why-row.ts'

const ROOM = 4000

/** The summary with the story; users can still take the last answer back. */
export function endView(telling: Telling, isToRead: boolean): APIMessageTopLevelComponent[] {
  const { face } = telling
  const head = [
    `## ${face.result(telling)}`,
    figureLines(telling),
    face.counted(telling),
    `-# ${[rulesWords(telling), editionLine(telling)].filter(Boolean).join('. ')}`,
  ]
  const top = head.filter(Boolean).join('\n')
  const story = storyText(telling, ROOM - top.length)
  const board = { type: ComponentType.Container, components: separated([top, story]) } as const
  return isToRead ? [board] : [board, ...endRow(telling), ...whyRow(telling), ...moreRow(telling)]
}

function endRow(telling: Telling): APIMessageTopLevelComponent[] {
  const { scene, t } = telling
  const hasTable = Boolean(scene.played.now?.table)
  return [
    row([
      ...(hasTable ? [button(idOf(telling, 'again'), t('attack:again'), ButtonStyle.Primary)] : []),
      button(idOf(telling, 'transcript'), t('attack:transcript.button')),
      ...(canTakeBack(telling) ? [button(idOf(telling, 'undo'), t('attack:undo'))] : []),
    ]),
  ]
}
